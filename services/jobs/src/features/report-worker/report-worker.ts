import type { jobs } from '@insights/contracts';
import type { Db } from '@insights/db';
import { queueRows } from '../../db/queue.ts';

/** A worker process says that it is alive, or that it leaves. */
export async function reportWorker(db: Db, request: jobs.ReportWorkerRequest): Promise<jobs.ReportWorkerResponse> {
  const { worker_id, kind, region, capacity, in_flight } = request;
  if (request.stopping) {
    await queueRows(db, `delete from workers where worker_id = $1`, [worker_id]);
    return {};
  }
  await queueRows(
    db,
    `insert into workers (worker_id, kind, region, capacity, in_flight, heartbeat_at) values ($1, $2, $3, $4, $5, now())
     on conflict (worker_id) do update
       set kind = excluded.kind, region = excluded.region, capacity = excluded.capacity,
           in_flight = excluded.in_flight, heartbeat_at = excluded.heartbeat_at`,
    [worker_id, kind, region, capacity, in_flight],
  );
  return {};
}
