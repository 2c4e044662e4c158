import { context, propagation } from '@opentelemetry/api';
import { v7 } from 'uuid';
import type { events } from '@insights/contracts';
import type { Tx } from '@insights/db';
import { WAITING_CHANNEL } from '../lease-jobs/waiting-leases.ts';

/**
 * Puts a job into its queue; one that has the same key in the workspace is the same job, and nothing happens.
 * Waiting leases of every replica hear of it when the transaction commits, and not before.
 */
export async function enqueueJob(tx: Tx, request: events.JobRequested): Promise<void> {
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  await tx.run(
    `with added as (
       insert into jobs (id, workspace_id, key, type, queue_name, subject_id, traceparent, max_attempts)
       values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict (workspace_id, key) do nothing
       returning queue_name)
     select pg_notify('${WAITING_CHANNEL}', queue_name) from added`,
    [
      v7(),
      tx.workspaceId,
      request.key,
      request.type,
      request.queue_name,
      request.subject_id,
      carrier['traceparent'] ?? '',
      request.max_attempts,
    ],
  );
}
