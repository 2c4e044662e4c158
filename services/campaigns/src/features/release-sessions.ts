import type { sessions } from '@insights/contracts';
import { asAppError } from '@insights/db';
import type { SessionDeps } from '../deps.ts';
import { regionSubject, sessionSubject } from '../domain/notification-subjects.ts';
import { sessionStates, statesThatCan } from '../domain/session-states.ts';

const RELEASE = `
  update sessions s set status = $4, worker_id = null, lease_expires_at = null
    from unnest($1::uuid[], $2::uuid[], $3::int[]) as held (id, workspace_id, fence)
   where s.id = held.id and s.workspace_id = held.workspace_id and s.fence = held.fence and s.status = any($5)
  returning s.id, s.region`;

/** Releases leases at once; sessions that another holder has claimed stay unchanged. */
export async function releaseSessions(
  deps: SessionDeps,
  request: sessions.ReleaseSessionsRequest,
): Promise<sessions.ReleaseSessionsResponse> {
  await release(deps, request.sessions);
  return {};
}

export async function release({ db, bus }: SessionDeps, held: readonly sessions.HeldSession[]): Promise<void> {
  if (held.length === 0) return;
  try {
    const { rows } = await db.worker.query<{ id: string; region: string }>(RELEASE, [
      held.map((session) => session.session_id),
      held.map((session) => session.workspace_id),
      held.map((session) => session.fence),
      sessionStates.after('release', 'in_progress'),
      statesThatCan('release'),
    ]);
    for (const { id } of rows) bus.notify(sessionSubject(id));
    for (const region of new Set(rows.map((row) => row.region))) bus.notify(regionSubject(region));
  } catch (error) {
    throw asAppError(error);
  }
}
