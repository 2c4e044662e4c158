import { context, propagation } from '@opentelemetry/api';
import { v7 } from 'uuid';
import { type Tx, sql } from '@insights/db';
import { query } from '../db/query.ts';
import type { NewJob } from '../domain/new-job.ts';
import { WAITING_CHANNEL } from './lease-jobs/waiting-leases.ts';

/** Puts a job into its queue; a no-op if the workspace has a job with the same key. Waiting leases of every replica are notified on commit. */
export async function enqueueJob(tx: Tx, job: NewJob): Promise<void> {
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  const traceparent = carrier['traceparent'] ?? '';
  await query(tx)
    .with('added', (added) =>
      added
        .insertInto('jobs')
        .values({ id: v7(), workspace_id: tx.workspaceId, traceparent, ...job })
        .onConflict((conflict) => conflict.columns(['workspace_id', 'key']).doNothing())
        .returning('queue_name'),
    )
    .selectFrom('added')
    .select(sql`pg_notify(${WAITING_CHANNEL}, queue_name)`.as('notified'))
    .execute();
}
