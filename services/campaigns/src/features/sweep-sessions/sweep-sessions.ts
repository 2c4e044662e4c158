import { asAppError, sql } from '@insights/db';
import { timeNow } from '../../db/clock.ts';
import type { Session } from '../../db/entities.ts';
import { lockInterview, lockSession } from '../../db/load.ts';
import { query, workerQuery } from '../../db/query.ts';
import { callWithin } from '../../db/tokens.ts';
import type { SessionDeps } from '../../deps.ts';
import { sessionSubject } from '../../domain/notification-subjects.ts';
import { sessionStates, statusAt } from '../../domain/session-states.ts';
import { completeIfDone } from '../change-status/completion.ts';
import { abandonSession } from '../finish-session/close-session.ts';

const BATCH = 500;
const MINUTE_MS = 60_000;

type Due = Pick<Session, 'id' | 'workspace_id'>;

/** Opens, expires and abandons due sessions, and completes campaigns whose last join link has expired. Returns how many rows were due. */
export async function sweepSessions(deps: SessionDeps): Promise<number> {
  const at = await timeNow(deps);
  const sessions = await findSessions(deps, at);
  for (const due of sessions) await updateSession(deps, due);
  const links = await findExpiredLinks(deps, at);
  for (const due of links) await closeLink(deps, due);
  return sessions.length + links.length;
}

/** Literals instead of parameters, because the partial indexes of live and unstarted sessions match only those. */
const isOneOf = (...statuses: Session['status'][]) => statuses.map((status) => sql.lit(status));

/** Sessions that are due to open, to expire or to be abandoned; each part reads its own index. */
async function findSessions({ db, config }: SessionDeps, at: string): Promise<Due[]> {
  const due = workerQuery(db).selectFrom('sessions').select(['id', 'workspace_id']).limit(BATCH);
  const silentSince = new Date(Date.parse(at) - config.sessionAbandonMinutes * MINUTE_MS).toISOString();
  const expiring = due.where('status', 'in', isOneOf('scheduled', 'available')).where('expires_at', '<=', at);
  const opening = due.where('status', 'in', isOneOf('scheduled')).where('scheduled_for', '<=', at);
  const silent = due.where('status', 'in', isOneOf('waiting', 'in_progress')).where('heard_at', '<=', silentSince);
  return expiring
    .union((eb) => eb.parens(opening))
    .union((eb) => eb.parens(silent))
    .execute()
    .catch(asUnavailable);
}

function findExpiredLinks({ db }: SessionDeps, at: string): Promise<Due[]> {
  return workerQuery(db)
    .selectFrom('join_links')
    .select(['id', 'workspace_id'])
    .where('closed_at', 'is', null)
    .where('expires_at', '<=', at)
    .limit(BATCH)
    .execute()
    .catch(asUnavailable);
}

function asUnavailable(error: unknown): never {
  throw asAppError(error);
}

/** Decides again under the lock: the participant may have written meanwhile, or another replica may have handled it. */
async function updateSession(deps: SessionDeps, { id, workspace_id }: Due): Promise<void> {
  await deps.db.withWorkspace(callWithin(deps.db, workspace_id), async (tx) => {
    const at = deps.now(tx);
    const session = await lockSession(tx, id);
    session.status = statusAt(session, at);
    if (isSilent(session, at, deps.config.sessionAbandonMinutes)) await abandonSession(tx, session, at);
  });
  deps.bus.notify(sessionSubject(id));
}

function isSilent({ status, heard_at }: Session, at: string, minutes: number): boolean {
  if (!heard_at || !sessionStates.can('abandon', status)) return false;
  return Date.parse(heard_at) + minutes * MINUTE_MS <= Date.parse(at);
}

async function closeLink({ db, now }: SessionDeps, { id, workspace_id }: Due): Promise<void> {
  await db.withWorkspace(callWithin(db, workspace_id), async (tx) => {
    const at = now(tx);
    const link = await query(tx)
      .updateTable('join_links')
      .set({ closed_at: at })
      .where('id', '=', id)
      .returning('interview_id')
      .executeTakeFirst();
    if (link) await completeIfDone(tx, await lockInterview(tx, link.interview_id), at);
  });
}
