import type { sessions } from '@insights/contracts';
import { asAppError } from '@insights/db';
import type { SessionDeps } from '../deps.ts';
import { statesThatCan } from '../domain/session-states.ts';

/** In order of ids, so that two batches never deadlock. */
const BEAT = `
  with mine as (
    select s.id from sessions s
      join unnest($1::uuid[], $2::uuid[], $3::int[]) as held (id, workspace_id, fence) on s.id = held.id
     where s.workspace_id = held.workspace_id and s.fence = held.fence and s.status = any($6)
     order by s.id for no key update of s)
  update sessions s set lease_expires_at = coalesce($5::timestamptz, clock_timestamp()) + $4 * interval '1 second'
    from mine where s.id = mine.id
  returning s.id as session_id, s.last_seq`;

/** Renews the leases of a worker's sessions. Returns the last `seq` of each, and which sessions it no longer holds. */
export async function heartbeatSessions(
  { db, config, leaseTime }: SessionDeps,
  request: sessions.HeartbeatSessionsRequest,
): Promise<sessions.HeartbeatSessionsResponse> {
  const held = request.sessions;
  if (held.length === 0) return { sessions: [] };
  try {
    const { rows } = await db.worker.query<{ session_id: string; last_seq: number }>(BEAT, [
      held.map((session) => session.session_id),
      held.map((session) => session.workspace_id),
      held.map((session) => session.fence),
      config.sessionLeaseSeconds,
      leaseTime(),
      statesThatCan('release'),
    ]);
    const seqs = new Map(rows.map((row) => [row.session_id, row.last_seq]));
    return {
      sessions: held.map(({ session_id }) => ({
        session_id,
        held: seqs.has(session_id),
        last_seq: seqs.get(session_id) ?? 0,
      })),
    };
  } catch (error) {
    throw asAppError(error);
  }
}
