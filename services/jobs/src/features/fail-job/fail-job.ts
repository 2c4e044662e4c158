import type { jobs } from '@insights/contracts';
import type { Db } from '@insights/db';
import type { QueueSettings } from '../../config.ts';
import { queueRows } from '../../db/queue.ts';
import { jobStates } from '../../domain/job-states.ts';
import { retryPauseMs } from '../../domain/retry-pause.ts';
import { staleAttempt } from '../../domain/stale-attempt.ts';
import type { JobMetrics } from '../../metrics.ts';

/** Ends an attempt badly: again after a pause, or never when it is permanent or was the last. Errors: `stale_attempt`. */
export async function failJob(
  { db, config, metrics }: { db: Db; config: QueueSettings; metrics: Pick<JobMetrics, 'finished'> },
  request: jobs.FailJobRequest,
): Promise<jobs.FailJobResponse> {
  const failedStatus = jobStates.after('fail', 'running');
  const [failed] = await queueRows<{ type: string; status: string }>(
    db,
    `with ending as (
       select id, $3::boolean or attempts >= coalesce(max_attempts, $4) as is_last from jobs where id = $1)
     update jobs
        set status = case when is_last then $5 else $6 end, error_code = $7, worker_id = null, lease_expires_at = null,
            run_after = case when not is_last then now() + $8 * interval '1 millisecond' end,
            finished_at = case when is_last then now() end
       from ending where jobs.id = ending.id and attempts = $2 and status = 'running'
      returning type, status`,
    [
      request.job_id,
      request.attempt,
      request.permanent,
      config.jobMaxAttempts,
      failedStatus,
      jobStates.after('retry', 'running'),
      request.error_code,
      retryPauseMs(request.attempt),
    ],
  );
  if (!failed) throw staleAttempt(request);
  if (failed.status === failedStatus) metrics.finished.inc(failed);
  return {};
}
