import type { jobs } from '@insights/contracts';
import { type Call, type Db, announceAudit, sql } from '@insights/db';
import { notFound } from '@insights/errors';
import { SHOWN, presentJob } from '../db/present.ts';
import { query } from '../db/query.ts';
import { jobStates } from '../domain/job-states.ts';
import type { JobMetrics } from '../metrics.ts';

/** Cancels a job; a worker that runs it learns so at its next heartbeat. Errors: `not_found`, `invalid_transition`. */
export async function cancelJob(
  { db, metrics }: { db: Db; metrics: Pick<JobMetrics, 'finished'> },
  request: jobs.CancelJobRequest,
  call: Call,
): Promise<jobs.Job> {
  const cancelled = await db.withWorkspace(call, async (tx) => {
    const jobs = query(tx);
    const job = await jobs
      .selectFrom('jobs')
      .select('status')
      .where('id', '=', request.job_id)
      .forUpdate()
      .executeTakeFirst();
    if (!job) throw notFound('job');
    const changed = await jobs
      .updateTable('jobs')
      .set({
        status: jobStates.after('cancel', job.status),
        finished_at: sql`now()`,
        run_after: null,
        lease_expires_at: null,
      })
      .where('id', '=', request.job_id)
      .returning(SHOWN)
      .executeTakeFirstOrThrow();
    await announceAudit(tx, call, { action: 'job.cancelled', subject: changed.id, details: { type: changed.type } });
    return presentJob(changed);
  });
  metrics.finished.inc({ type: cancelled.type, status: cancelled.status });
  return cancelled;
}
