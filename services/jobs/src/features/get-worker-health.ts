import type { jobs } from '@insights/contracts';
import { type Db, sql } from '@insights/db';
import { onQueue } from '../db/query.ts';

/** Totals over the workers of one kind that sent a heartbeat in the last `max_age_seconds`. */
export async function getWorkerHealth(db: Db, request: jobs.GetWorkerHealthRequest): Promise<jobs.WorkerHealth> {
  if (request.kind === 'unspecified')
    return { workers: 0, oldest_heartbeat_at: null, sessions_in_flight: 0, capacity: 0 };
  const { kind, max_age_seconds } = request;
  return onQueue(db, (queue) =>
    queue
      .selectFrom('workers')
      .select(({ fn }) => [
        fn.countAll<number>().as('workers'),
        fn.min<string | null>('heartbeat_at').as('oldest_heartbeat_at'),
        sql<number>`coalesce(sum(in_flight), 0)::int`.as('sessions_in_flight'),
        sql<number>`coalesce(sum(capacity), 0)::int`.as('capacity'),
      ])
      .where('kind', '=', kind)
      .where('heartbeat_at', '>', sql<string>`now() - ${max_age_seconds} * interval '1 second'`)
      .executeTakeFirstOrThrow(),
  );
}
