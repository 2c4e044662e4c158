import { asAppError } from '@insights/db';
import type { Session } from '../../db/entities.ts';
import { lockInterview, lockSession } from '../../db/load.ts';
import { callWithin } from '../../db/tokens.ts';
import type { SessionDeps } from '../../deps.ts';
import { sessionSubject } from '../../domain/notification-subjects.ts';
import { sessionStates, statusAt } from '../../domain/session-states.ts';
import { completeIfDone } from '../change-status/completion.ts';
import { abandonSession } from '../finish-session/close-session.ts';

const BATCH = 500;

interface Due {
  id: string;
  workspace_id: string;
}

/** Sessions that are to open, to expire or have fallen silent; each part reads an index of its own. */
const DUE_SESSIONS = `
  (select id, workspace_id from sessions where status in ('scheduled', 'available') and expires_at <= $1 limit ${BATCH})
  union (select id, workspace_id from sessions where status = 'scheduled' and scheduled_for <= $1 limit ${BATCH})
  union (select id, workspace_id from sessions where status in ('waiting', 'in_progress')
            and heard_at <= $1::timestamptz - $2 * interval '1 minute' limit ${BATCH})`;

const EXPIRED_LINKS = `select id, workspace_id from join_links where closed_at is null and expires_at <= $1 limit ${BATCH}`;

/** Does what time does: opens, expires and abandons sessions, and looks again at campaigns whose last door has closed. How many. */
export async function sweepSessions(deps: SessionDeps): Promise<number> {
  const at = deps.now();
  const sessions = await list(deps, DUE_SESSIONS, [at, deps.config.sessionAbandonMinutes]);
  for (const due of sessions) await passTime(deps, due, at);
  const links = await list(deps, EXPIRED_LINKS, [at]);
  for (const due of links) await closeLink(deps, due, at);
  return sessions.length + links.length;
}

async function list({ db }: SessionDeps, sql: string, parameters: unknown[]): Promise<Due[]> {
  try {
    return (await db.worker.query<Due>(sql, parameters)).rows;
  } catch (error) {
    throw asAppError(error);
  }
}

/** Decides again under the lock: the participant may have spoken meanwhile, or another replica may have swept. */
async function passTime(deps: SessionDeps, { id, workspace_id }: Due, at: string): Promise<void> {
  await deps.db.withWorkspace(callWithin(deps.db, workspace_id), async (tx) => {
    const session = await lockSession(tx, id);
    session.status = statusAt(session, at);
    if (isSilent(session, at, deps.config.sessionAbandonMinutes)) await abandonSession(tx, session, at);
  });
  deps.bus.notify(sessionSubject(id));
}

function isSilent({ status, heard_at }: Session, at: string, minutes: number): boolean {
  if (!heard_at || !sessionStates.can('abandon', status)) return false;
  return Date.parse(heard_at) + minutes * 60_000 <= Date.parse(at);
}

async function closeLink({ db }: SessionDeps, { id, workspace_id }: Due, at: string): Promise<void> {
  await db.withWorkspace(callWithin(db, workspace_id), async (tx) => {
    const link = await tx.row<{ interview_id: string }>(
      'update join_links set closed_at = $2 where id = $1 returning interview_id',
      [id, at],
    );
    if (link) await completeIfDone(tx, await lockInterview(tx, link.interview_id), at);
  });
}
