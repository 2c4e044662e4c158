import { type jobs } from '@insights/contracts';
import { type Db, sql } from '@insights/db';
import { invalid } from '@insights/errors';
import { onQueue } from '../db/query.ts';

/** Heartbeat of a worker process; one that is stopping leaves the registry at once. Errors: `invalid_request` for an unknown kind. */
export async function reportWorker(db: Db, request: jobs.ReportWorkerRequest): Promise<jobs.ReportWorkerResponse> {
  const { worker_id, kind, region, capacity, in_flight } = request;
  if (kind === 'unspecified') throw invalid(['body', 'kind'], 'This version does not know the kind of worker.');
  if (request.stopping) {
    await onQueue(db, (queue) => queue.deleteFrom('workers').where('worker_id', '=', worker_id).execute());
    return {};
  }
  const state = { kind, region, capacity, in_flight, heartbeat_at: sql<string>`now()` };
  await onQueue(db, (queue) =>
    queue
      .insertInto('workers')
      .values({ worker_id, ...state })
      .onConflict((conflict) => conflict.column('worker_id').doUpdateSet(state))
      .execute(),
  );
  return {};
}
