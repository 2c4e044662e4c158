import type { jobs } from '@insights/contracts';
import type { Call, Db } from '@insights/db';
import { notFound } from '@insights/errors';
import { Job } from '../../db/entities.ts';
import { jobResource } from '../../db/job-resource.ts';

/** A job of the caller's workspace, finished or not. Errors: `not_found`. */
export function getJob(db: Db, request: jobs.GetJobRequest, call: Call): Promise<jobs.Job> {
  return db.withWorkspace(call, async (tx) => {
    const job = await tx.em.findOne(Job, { id: request.job_id });
    if (!job) throw notFound('job');
    return jobResource(job);
  });
}
