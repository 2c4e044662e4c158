import { route } from '../../core/route.ts';
import { Job } from '../../schemas/job.ts';
import { byJob } from './by-job.ts';
import { jobAnswer } from './job-answer.ts';

export const getJob = route({
  name: 'get',
  method: 'get',
  path: '/v1/jobs/:job_id',
  tag: 'jobs',
  doc: 'Shows a job, its progress, and what it leaves.',
  access: { any: true },
  workspace: byJob,
  success: { status: 200, body: Job },
  errors: ['not_found'],
  handle: async ({ params, call, principal, jobs }) =>
    jobAnswer(await jobs.getJob({ job_id: params.job_id }, call), principal),
});
