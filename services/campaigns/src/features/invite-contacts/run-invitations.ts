import type { jobPayloads } from '@insights/contracts';
import type { Call } from '@insights/db';
import { AppError } from '@insights/errors';
import type { Job, JobTools } from '@insights/job-worker';
import { InvitationRun } from '../../db/invitation-run-entities.ts';
import { countOutcomes, finishRun, pendingOf } from '../../db/invitation-runs.ts';
import { callWithin } from '../../db/tokens.ts';
import type { MailDeps } from '../../deps.ts';
import { inviteOne } from './invite-one.ts';

/** Contacts between two reports of progress. */
const BATCH = 25;

type Run = Pick<InvitationRun, 'id' | 'interview_id' | 'mode' | 'contacts'>;

/**
 * INVITE_CONTACTS: one contact after the other, each in a transaction that stores the result with the mail. Another attempt goes on with
 * those that have no result; two at once share them.
 */
export async function runInvitations(
  deps: MailDeps,
  {
    workspace_id,
    payload: { invitation_run_id: id },
  }: Pick<Job<jobPayloads.InviteContacts>, 'workspace_id' | 'payload'>,
  tools: Pick<JobTools, 'progress' | 'signal'>,
): Promise<void> {
  const call = callWithin(deps.db, workspace_id);
  const run = await deps.db.withWorkspace(call, (tx) => tx.em.findOne(InvitationRun, { id }));
  // The campaign was deleted.
  if (!run) return;
  for (;;) {
    const batch = await deps.db.withWorkspace(call, (tx) => pendingOf(tx, id, BATCH));
    if (batch.length === 0) break;
    for (const contactId of batch) {
      tools.signal.throwIfAborted();
      await unlessDeleted(deps.db.withWorkspace(call, (tx) => inviteOne(deps, tx, call, { run, contactId })));
    }
    await report(deps, call, run, tools);
  }
  await deps.db.withWorkspace(call, (tx) => finishRun(tx, id, deps.now(tx)));
  await report(deps, call, run, tools);
}

/** The contact, and its result with it. */
async function unlessDeleted(invited: Promise<void>): Promise<void> {
  try {
    await invited;
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'not_found')) throw error;
  }
}

async function report(deps: MailDeps, call: Call, run: Run, { progress }: Pick<JobTools, 'progress'>): Promise<void> {
  const outcomes = await deps.db.withWorkspace(call, (tx) => countOutcomes(tx, [run.id]));
  const counts = Object.fromEntries(outcomes.map(({ outcome, count }) => [outcome, count]));
  const done = outcomes.reduce((sum, { outcome, count }) => sum + (outcome === 'pending' ? 0 : count), 0);
  const { interview_id, mode, contacts } = run;
  await progress('writing', `${done} of ${contacts}`, { interview_id, mode, contacts, done, outcomes: counts });
}
