import { LockMode } from '@mikro-orm/core';
import type { jobs } from '@insights/contracts';
import { type Call, type Db, announceAudit, iso } from '@insights/db';
import { notFound } from '@insights/errors';
import { Job } from '../../db/entities.ts';
import { jobResource } from '../../db/job-resource.ts';
import { jobStates } from '../../domain/job-states.ts';
import type { JobMetrics } from '../../metrics.ts';

/** Ends a job that is not wanted any more; a worker that has it is told at its next heartbeat. Errors: `not_found`, `invalid_transition`. */
export async function cancelJob(
  { db, metrics }: { db: Db; metrics: Pick<JobMetrics, 'finished'> },
  request: jobs.CancelJobRequest,
  call: Call,
): Promise<jobs.Job> {
  const cancelled = await db.withWorkspace(call, async (tx) => {
    const job = await tx.em.findOne(Job, { id: request.job_id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!job) throw notFound('job');
    job.status = jobStates.after('cancel', job.status);
    job.finished_at = iso(new Date());
    job.run_after = null;
    job.lease_expires_at = null;
    await announceAudit(tx, call, { action: 'job.cancelled', subject: job.id, details: { type: job.type } });
    return jobResource(job);
  });
  metrics.finished.inc({ type: cancelled.type, status: cancelled.status });
  return cancelled;
}
