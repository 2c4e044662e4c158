import { SHORT_LIST } from '../../core/paging.ts';
import { listRoute } from '../../core/route.ts';
import { inWorkspace } from '../../schemas/inputs.ts';
import { Job } from '../../schemas/job.ts';
import { jobAnswer } from './job-answer.ts';

export const listActiveJobs = listRoute({
  name: 'listActive',
  path: '/v1/jobs/active',
  tag: 'jobs',
  doc: "Lists the workspace's queued, running and retrying jobs. A platform admin who names no workspace sees all.",
  access: { any: true },
  workspace: 'given_or_all',
  page: SHORT_LIST,
  query: inWorkspace,
  item: Job,
  async handle({ page, call, principal, jobs }) {
    const { items, next_cursor } = await jobs.listActiveJobs({ page }, call);
    return { items: items.map((job) => jobAnswer(job, principal)), next_cursor };
  },
});
