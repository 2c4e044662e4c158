import type { PeriodicTask } from '@insights/background';
import { type Tx, asAppError } from '@insights/db';
import { AppError } from '@insights/errors';
import { timeNow } from '../../db/clock.ts';
import type { Interview, Session } from '../../db/entities.ts';
import { loadContact, loadInterview, lockSession } from '../../db/load.ts';
import { query, workerQuery } from '../../db/query.ts';
import { callWithin } from '../../db/tokens.ts';
import type { SessionDeps } from '../../deps.ts';
import { reminderSettings } from '../../domain/interview-settings.ts';
import { decideReminder } from '../../domain/reminders.ts';
import { minutesAfter } from '../../domain/schedule.ts';
import { statesThatCan } from '../../domain/session-states.ts';
import { sendNotice } from '../contact-mail/notices.ts';

const BATCH = 500;
/** When the workspace's mails of the day are used up, the reminder is tried again after this. */
const NO_ROOM_MINUTES = 15;
const MINUTE_MS = 60_000;

type Due = Pick<Session, 'id' | 'workspace_id'>;

/** Requests the reminders that are due. Returns how many sessions were looked at. */
export async function sendReminders(deps: SessionDeps): Promise<number> {
  const due = await findDue(deps, await timeNow(deps));
  for (const session of due) await remind(deps, session);
  return due.length;
}

/** Runs in every replica; what one has handled, the others skip. */
export function reminderTask(deps: SessionDeps): PeriodicTask {
  return { name: 'send-reminders', every_ms: deps.config.remindEverySeconds * 1_000, run: () => sendReminders(deps) };
}

async function findDue({ db }: SessionDeps, at: string): Promise<Due[]> {
  try {
    return await workerQuery(db)
      .selectFrom('sessions')
      .select(['id', 'workspace_id'])
      .where('remind_at', '<=', at)
      .orderBy('remind_at')
      .limit(BATCH)
      .execute();
  } catch (error) {
    throw asAppError(error);
  }
}

/** Decides under the session's lock. The mail is requested in the transaction that records it, so it is sent once. */
async function remind(deps: SessionDeps, { id, workspace_id }: Due): Promise<void> {
  try {
    await deps.db.withWorkspace(callWithin(deps.db, workspace_id), async (tx) => {
      const session = await lockSession(tx, id);
      const at = deps.now(tx);
      // Another replica was faster.
      if (session.remind_at === null || session.remind_at > at) return;
      await decide(deps, tx, session, at);
    });
  } catch (error) {
    // The contact was deleted meanwhile.
    if (!(error instanceof AppError && error.code === 'not_found')) throw error;
  }
}

async function decide(deps: SessionDeps, tx: Tx, session: Session, at: string): Promise<void> {
  const interview = await loadInterview(tx, session.interview_id);
  const { due, next } = decideReminder(session, reminderSettings(interview.settings), at);
  // Resuming the campaign plans reminders again.
  session.remind_at = interview.status === 'active' ? next : null;
  if (due === null || interview.status !== 'active') return;
  const contact = await loadContact(tx, interview.id, session.id);
  const occasion = Math.round(Date.parse(due) / MINUTE_MS);
  const outcome = await sendNotice(deps, tx, contact, { kind: 'contact_reminder', occasion });
  if (outcome === 'too_many') session.remind_at = minutesAfter(at, NO_ROOM_MINUTES);
  else session.reminded_until = at;
}

/** Decides about the reminders of a campaign again: it has begun or goes on, or its settings have changed. */
export async function planReminders(tx: Tx, { id }: Interview, at: string): Promise<void> {
  await query(tx)
    .updateTable('sessions')
    .set({ remind_at: at })
    .where('interview_id', '=', id)
    .where('invited_at', 'is not', null)
    .where('status', 'in', statesThatCan('start').concat(statesThatCan('open')))
    .execute();
}
