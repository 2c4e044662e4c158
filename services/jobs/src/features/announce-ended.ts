import { servicePrincipal } from '@insights/auth-context';
import { jobTypeOf } from '@insights/contracts';
import { type Db, append, sql } from '@insights/db';
import { onQueue, query } from '../db/query.ts';

const BATCH = 100;

/**
 * Emits the failure event of each job that has ended without its effect (it failed, or was cancelled), once. Returns how many jobs were
 * found.
 */
export async function announceEnded(db: Db): Promise<number> {
  const ended = await onQueue(db, (queue) =>
    queue
      .selectFrom('jobs')
      .select(['id', 'workspace_id'])
      .where('status', 'in', ['failed', 'cancelled'])
      .where('announced_at', 'is', null)
      .orderBy('finished_at')
      .limit(BATCH)
      .execute(),
  );
  for (const job of ended) await announce(db, job);
  return ended.length;
}

/** The mark and the event share a transaction, so replicas that sweep at the same time emit it once. */
function announce(db: Db, { id, workspace_id }: { id: string; workspace_id: string }): Promise<void> {
  return db.withWorkspace({ principal: servicePrincipal('jobs', workspace_id) }, async (tx) => {
    const job = await query(tx)
      .updateTable('jobs')
      .set({ announced_at: sql`now()` })
      .where('id', '=', id)
      .where('announced_at', 'is', null)
      .returning(['type', 'payload', 'status', 'error_code'])
      .executeTakeFirst();
    const failure_event = job && jobTypeOf(job.type)?.failure_event;
    if (!failure_event) return;
    const message = {
      job_id: id,
      type: job.type,
      payload: job.payload,
      status: job.status,
      error_code: job.status === 'failed' ? job.error_code : null,
    };
    await append(tx, failure_event, message, { aggregate_id: id, aggregate_version: 1 });
  });
}
