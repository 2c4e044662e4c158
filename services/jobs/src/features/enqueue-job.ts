import { context, propagation } from '@opentelemetry/api';
import { type Tx, sql, textOf } from '@insights/db';
import type { Tables } from '../db/entities.ts';
import type { NewJob } from '../domain/new-job.ts';
import { WAITING_CHANNEL } from './lease-jobs/waiting-leases.ts';

/** Built once, because it runs for each job. */
const ENQUEUE = textOf<Tables>((db) =>
  db
    .with('added', (added) =>
      added
        .insertInto('jobs')
        .values({
          id: sql`$1`,
          workspace_id: sql`$2`,
          traceparent: sql`$3`,
          key: sql`$4`,
          type: sql`$5`,
          queue_name: sql`$6`,
          payload: sql`$7`,
          max_attempts: sql`$8`,
        })
        .onConflict((conflict) => conflict.columns(['workspace_id', 'key']).doNothing())
        .returning('queue_name'),
    )
    .selectFrom('added')
    .select(sql`pg_notify(${sql.lit(WAITING_CHANNEL)}, queue_name)`.as('notified')),
);

/** Puts a job into its queue; a no-op if the workspace has a job with the same key. Waiting leases of every replica are notified on commit. */
export async function enqueueJob(tx: Tx, id: string, job: NewJob): Promise<void> {
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  const { key, type, queue_name, payload, max_attempts } = job;
  const values = [key, type, queue_name, payload, max_attempts];
  await tx.run(ENQUEUE, [id, tx.workspaceId, carrier['traceparent'] ?? '', ...values]);
}
