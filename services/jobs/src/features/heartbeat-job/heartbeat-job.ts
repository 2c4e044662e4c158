import type { jobs } from '@insights/contracts';
import type { Db } from '@insights/db';
import type { QueueSettings } from '../../config.ts';
import { queueRows } from '../../db/queue.ts';
import { readProgress } from '../../domain/progress.ts';
import { staleAttempt } from '../../domain/stale-attempt.ts';

/** Renews a lease and stores progress; what is empty stays as it was. Errors: `stale_attempt` (also when cancelled), `invalid_request`. */
export async function heartbeatJob(
  { db, config }: { db: Db; config: QueueSettings },
  request: jobs.HeartbeatJobRequest,
): Promise<jobs.HeartbeatJobResponse> {
  const progress = readProgress(request);
  const [renewed] = await queueRows<jobs.HeartbeatJobResponse>(
    db,
    `update jobs
        set heartbeat_at = now(), lease_expires_at = now() + $3 * interval '1 second',
            progress_phase = coalesce($4::text, progress_phase),
            progress_message = coalesce($5::text, progress_message),
            progress_context = coalesce($6::text::jsonb, progress_context),
            progress_updated_at = case when coalesce($4::text, $5::text, $6::text) is null then progress_updated_at else now() end
      where id = $1 and attempts = $2 and status = 'running'
      returning lease_expires_at`,
    [request.job_id, request.attempt, config.jobLeaseSeconds, progress.phase, progress.message, progress.context],
  );
  if (!renewed) throw staleAttempt(request);
  return renewed;
}
