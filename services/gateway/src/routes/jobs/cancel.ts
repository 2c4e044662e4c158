import { route } from '../../core/route.ts';
import { Job } from '../../schemas/job.ts';
import { byJob } from './by-job.ts';
import { jobAnswer } from './job-answer.ts';

export const cancelJob = route({
  name: 'cancel',
  method: 'post',
  path: '/v1/jobs/:job_id/cancel',
  tag: 'jobs',
  doc: 'Cancels a job that has not finished.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byJob,
  audit: 'job.cancelled',
  success: { status: 200, body: Job },
  errors: ['not_found', 'invalid_transition'],
  handle: async ({ params, call, principal, jobs }) =>
    jobAnswer(await jobs.cancelJob({ job_id: params.job_id }, call), principal),
});
