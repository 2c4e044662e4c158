import type { jobs } from '@insights/contracts';
import type { Db } from '@insights/db';
import { queueRows } from '../../db/queue.ts';
import { jobStates } from '../../domain/job-states.ts';
import { staleAttempt } from '../../domain/stale-attempt.ts';
import type { JobMetrics } from '../../metrics.ts';

/** Ends a job well. The same attempt may say so twice: an answer can get lost. Errors: `stale_attempt`. */
export async function completeJob(
  { db, metrics }: { db: Db; metrics: Pick<JobMetrics, 'finished'> },
  request: jobs.CompleteJobRequest,
): Promise<jobs.CompleteJobResponse> {
  const status = jobStates.after('complete', 'running');
  const [completed] = await queueRows<{ type: string }>(
    db,
    `update jobs
        set status = $3, finished_at = now(), lease_expires_at = null, progress_phase = 'done', progress_updated_at = now()
      where id = $1 and attempts = $2 and status = 'running'
      returning type`,
    [request.job_id, request.attempt, status],
  );
  if (completed) {
    metrics.finished.inc({ type: completed.type, status });
    return {};
  }
  const [before] = await queueRows(db, `select 1 from jobs where id = $1 and attempts = $2 and status = $3`, [
    request.job_id,
    request.attempt,
    status,
  ]);
  if (!before) throw staleAttempt(request);
  return {};
}
