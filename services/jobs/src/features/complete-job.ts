import type { jobs } from '@insights/contracts';
import { type Db, sql } from '@insights/db';
import { onQueue } from '../db/query.ts';
import { jobStates } from '../domain/job-states.ts';
import { staleAttempt } from '../domain/stale-attempt.ts';
import type { JobMetrics } from '../metrics.ts';

/** Completes a job. An attempt may repeat the call, because a response can get lost. Errors: `stale_attempt`. */
export async function completeJob(
  { db, metrics }: { db: Db; metrics: Pick<JobMetrics, 'finished'> },
  request: jobs.CompleteJobRequest,
): Promise<jobs.CompleteJobResponse> {
  const status = jobStates.after('complete', 'running');
  const completed = await onQueue(db, (queue) =>
    queue
      .updateTable('jobs')
      .set({
        status,
        finished_at: sql`now()`,
        lease_expires_at: null,
        progress_phase: 'done',
        progress_updated_at: sql`now()`,
      })
      .where('id', '=', request.job_id)
      .where('attempts', '=', request.attempt)
      .where('status', '=', 'running')
      .returning('type')
      .executeTakeFirst(),
  );
  if (completed) {
    metrics.finished.inc({ type: completed.type, status });
    return {};
  }
  const before = await onQueue(db, (queue) =>
    queue
      .selectFrom('jobs')
      .select('id')
      .where('id', '=', request.job_id)
      .where('attempts', '=', request.attempt)
      .where('status', '=', status)
      .executeTakeFirst(),
  );
  if (!before) throw staleAttempt(request);
  return {};
}
