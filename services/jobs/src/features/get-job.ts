import type { jobs } from '@insights/contracts';
import type { Call, Db } from '@insights/db';
import { notFound } from '@insights/errors';
import { SHOWN, presentJob } from '../db/present.ts';
import { query } from '../db/query.ts';

/** A job of the caller's workspace, in any status. Errors: `not_found`. */
export function getJob(db: Db, request: jobs.GetJobRequest, call: Call): Promise<jobs.Job> {
  return db.withWorkspace(call, async (tx) => {
    const job = await query(tx)
      .selectFrom('jobs')
      .select([...SHOWN, 'result'])
      .where('id', '=', request.job_id)
      .executeTakeFirst();
    if (!job) throw notFound('job');
    return presentJob(job);
  });
}
