import type { jobs } from '@insights/contracts';
import { type Db, sql } from '@insights/db';
import type { QueueSettings } from '../config.ts';
import { onQueue } from '../db/query.ts';
import { readProgress } from '../domain/progress.ts';
import { staleAttempt } from '../domain/stale-attempt.ts';

/** Renews a lease and stores progress; absent fields keep their value. Errors: `stale_attempt` (also when cancelled), `invalid_request`. */
export async function heartbeatJob(
  { db, config }: { db: Db; config: QueueSettings },
  request: jobs.HeartbeatJobRequest,
): Promise<jobs.HeartbeatJobResponse> {
  const { phase, message, context } = readProgress(request);
  const hasProgress = phase !== null || message !== null || context !== null;
  const renewed = await onQueue(db, (queue) =>
    queue
      .updateTable('jobs')
      .set(({ fn, ref, val }) => ({
        heartbeat_at: sql`now()`,
        lease_expires_at: sql`now() + ${config.jobLeaseSeconds} * interval '1 second'`,
        progress_phase: fn.coalesce(val(phase), ref('progress_phase')),
        progress_message: fn.coalesce(val(message), ref('progress_message')),
        progress_context: sql`coalesce(${context}::jsonb, ${ref('progress_context')})`,
        progress_updated_at: hasProgress ? sql`now()` : ref('progress_updated_at'),
      }))
      .where('id', '=', request.job_id)
      .where('attempts', '=', request.attempt)
      .where('status', '=', 'running')
      .returning('lease_expires_at')
      .executeTakeFirst(),
  );
  if (!renewed?.lease_expires_at) throw staleAttempt(request);
  return { lease_expires_at: renewed.lease_expires_at };
}
