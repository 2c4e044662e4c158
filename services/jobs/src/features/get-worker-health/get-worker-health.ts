import type { jobs } from '@insights/contracts';
import type { Db } from '@insights/db';
import { queueRows } from '../../db/queue.ts';

/** Workers of one kind heard of in the last `max_age_seconds`, and what they carry together. */
export async function getWorkerHealth(db: Db, request: jobs.GetWorkerHealthRequest): Promise<jobs.WorkerHealth> {
  const [health] = await queueRows<jobs.WorkerHealth & { oldest_heartbeat_at: string | null }>(
    db,
    `select count(*)::int as workers, min(heartbeat_at) as oldest_heartbeat_at,
            coalesce(sum(in_flight), 0)::int as sessions_in_flight, coalesce(sum(capacity), 0)::int as capacity
       from workers where kind = $1 and heartbeat_at > now() - $2 * interval '1 second'`,
    [request.kind, request.max_age_seconds],
  );
  return {
    workers: health?.workers ?? 0,
    oldest_heartbeat_at: health?.oldest_heartbeat_at ?? null,
    sessions_in_flight: health?.sessions_in_flight ?? 0,
    capacity: health?.capacity ?? 0,
  };
}
