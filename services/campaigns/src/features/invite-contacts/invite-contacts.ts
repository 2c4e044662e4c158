import { v7 } from 'uuid';
import { type Input, jobTypes, sessions } from '@insights/contracts';
import { type Call, type Tx, announceAudit, anyOf, requestJob } from '@insights/db';
import { AppError, invalid } from '@insights/errors';
import { isPerson } from '../../db/conditions.ts';
import { fits } from '../../db/contact-filter.ts';
import type { Interview } from '../../db/entities.ts';
import { loadInterview } from '../../db/load.ts';
import { query } from '../../db/query.ts';
import type { MailDeps } from '../../deps.ts';
import { knownWord } from '../../domain/known-word.ts';

/** Contacts of one job. */
export const MOST_CONTACTS = 10_000;
const MOST_PROBLEMS = 20;

/**
 * Requests a job that mails the contacts, each at most once. Errors: `not_found`, `invalid_transition` (the campaign does not run),
 * `invalid_request` (unknown contacts, too many).
 */
export function inviteContacts(
  { db, now }: MailDeps,
  call: Call,
  request: Input<sessions.InviteContactsRequest>,
): Promise<sessions.InviteContactsResponse> {
  const mode = knownWord(sessions.InvitationMode, 'mode', request.mode);
  return db.withWorkspace(call, async (tx) => {
    const interview = await loadInterview(tx, request.interview_id);
    assertActive(interview);
    const { id: interview_id } = interview;
    const ids = await contactsOf(tx, interview_id, request);
    const id = v7();
    const run = { id, workspace_id: tx.workspaceId, interview_id, mode, contacts: ids.length, created_at: now(tx) };
    await query(tx).insertInto('invitation_runs').values(run).execute();
    await addResults(tx, id, ids);
    await requestJob(tx, jobTypes.inviteContacts, { invitation_run_id: id }, id);
    const details = { job_id: id, mode, contacts: ids.length };
    await announceAudit(tx, call, { action: 'contacts.invited', subject: interview_id, details });
    return { job_id: id, contacts: ids.length };
  });
}

function assertActive({ status }: Interview): void {
  if (status === 'active') return;
  throw new AppError('invalid_transition', {
    publicMessage: `People are invited while a campaign is active. This one is ${status}.`,
  });
}

/** The contacts that the filter fits, or those named. */
async function contactsOf(
  tx: Tx,
  interviewId: string,
  { contact_ids, filter = null }: Input<sessions.InviteContactsRequest>,
): Promise<string[]> {
  const named = [...new Set(contact_ids.map((id) => id.toLowerCase()))];
  const rows = await query(tx)
    .selectFrom('contacts as c')
    .innerJoin('sessions as s', 's.id', 'c.id')
    .select('c.id')
    .where('c.interview_id', '=', interviewId)
    .where(isPerson)
    .$if(filter !== null, (rest) => rest.where(fits(filter)))
    .$if(filter === null, (rest) => rest.where('c.id', '=', anyOf(named)))
    .limit(MOST_CONTACTS + 1)
    .execute();
  const found = rows.map(({ id }) => id);
  if (found.length > MOST_CONTACTS)
    throw invalid(['body', 'filter'], `More than ${MOST_CONTACTS} contacts fit. Invite them in several jobs.`);
  if (filter === null) assertFound(contact_ids, new Set(found));
  return found;
}

function assertFound(named: readonly string[], found: ReadonlySet<string>): void {
  const unknown = [...named.entries()].filter(([, id]) => !found.has(id.toLowerCase()));
  if (unknown.length === 0) return;
  throw new AppError('invalid_request', {
    publicMessage: 'Some contacts are unknown.',
    problems: unknown.slice(0, MOST_PROBLEMS).map(([index]) => ({
      loc: ['body', 'contact_ids', index],
      msg: 'The campaign has no such contact.',
      type: 'value_error',
    })),
  });
}

async function addResults(tx: Tx, run_id: string, ids: readonly string[]): Promise<void> {
  await query(tx)
    .insertInto('invitation_results')
    .columns(['run_id', 'contact_id', 'workspace_id'])
    .expression(({ selectFrom, val }) =>
      selectFrom('contacts as c')
        .select([val(run_id).$castTo<string>().as('run_id'), 'c.id as contact_id', 'c.workspace_id'])
        .where('c.id', '=', anyOf(ids)),
    )
    .execute();
}
