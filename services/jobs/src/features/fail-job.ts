import { type jobs, jobTypeOf } from '@insights/contracts';
import { type Db, sql } from '@insights/db';
import type { QueueSettings } from '../config.ts';
import { onQueue } from '../db/query.ts';
import { jobStates } from '../domain/job-states.ts';
import { retryPauseMs } from '../domain/retry-pause.ts';
import { staleAttempt } from '../domain/stale-attempt.ts';
import type { JobMetrics } from '../metrics.ts';

/** Ends a failed attempt: the job is retried after a pause, unless the failure is permanent or this was the last attempt. Errors: `stale_attempt`. */
export async function failJob(
  { db, config, metrics }: { db: Db; config: QueueSettings; metrics: Pick<JobMetrics, 'finished'> },
  request: jobs.FailJobRequest,
): Promise<jobs.FailJobResponse> {
  const { job_id, attempt, error_code } = request;
  const job = await onQueue(db, (queue) =>
    queue.selectFrom('jobs').select(['type', 'max_attempts']).where('id', '=', job_id).executeTakeFirst(),
  );
  const retry = job && jobTypeOf(job.type)?.retry;
  if (!retry) throw staleAttempt(request);
  const isLast = request.permanent || attempt >= (job.max_attempts ?? config.jobMaxAttempts);
  const status = jobStates.after(isLast ? 'fail' : 'retry', 'running');
  const pause = retryPauseMs(retry, attempt);
  const failed = await onQueue(db, (queue) =>
    queue
      .updateTable('jobs')
      .set({
        status,
        error_code,
        worker_id: null,
        lease_expires_at: null,
        run_after: isLast ? null : sql`now() + ${pause} * interval '1 millisecond'`,
        finished_at: isLast ? sql`now()` : null,
      })
      .where('id', '=', job_id)
      .where('attempts', '=', attempt)
      .where('status', '=', 'running')
      .returning('type')
      .executeTakeFirst(),
  );
  if (!failed) throw staleAttempt(request);
  if (isLast) metrics.finished.inc({ type: failed.type, status });
  return {};
}
