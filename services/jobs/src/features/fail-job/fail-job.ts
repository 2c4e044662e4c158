import type { Principal } from '@insights/auth-context';
import type { jobs } from '@insights/contracts';
import type { Db } from '@insights/db';
import type { QueueSettings } from '../../config.ts';
import { queueRows } from '../../db/queue.ts';
import { jobStates } from '../../domain/job-states.ts';
import { requireService } from '../../domain/require-service.ts';
import { retryPauseMs } from '../../domain/retry-pause.ts';
import { staleAttempt } from '../../domain/stale-attempt.ts';
import type { JobMetrics } from '../../metrics.ts';

/** Ends an attempt badly: again after a pause, or never when it is permanent or was the last. Errors: `stale_attempt`, `insufficient_role`. */
export async function failJob(
  { db, config, metrics }: { db: Db; config: QueueSettings; metrics: Pick<JobMetrics, 'finished'> },
  request: jobs.FailJobRequest,
  { principal }: { principal: Principal },
): Promise<jobs.FailJobResponse> {
  requireService(principal);
  const isLast = request.permanent || request.attempt >= config.jobMaxAttempts;
  const status = jobStates.after(isLast ? 'fail' : 'retry', 'running');
  const [failed] = await queueRows<{ type: string }>(
    db,
    `update jobs
        set status = $3, error_code = $4, worker_id = null, lease_expires_at = null,
            run_after = now() + $5::int * interval '1 millisecond',
            finished_at = case when $5::int is null then now() end
      where id = $1 and attempts = $2 and status = 'running'
      returning type`,
    [request.job_id, request.attempt, status, request.error_code, isLast ? null : retryPauseMs(request.attempt)],
  );
  if (!failed) throw staleAttempt(request);
  if (isLast) metrics.finished.inc({ type: failed.type, status });
  return {};
}
