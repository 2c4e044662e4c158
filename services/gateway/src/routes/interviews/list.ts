import { listRoute } from '../../core/route.ts';
import { inWorkspace } from '../../schemas/inputs.ts';
import { Interview, InterviewStatus } from '../../schemas/interview.ts';

export const listInterviews = listRoute({
  name: 'list',
  path: '/v1/interviews',
  tag: 'interviews',
  doc: 'Lists campaigns, newest first.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: 'given',
  query: inWorkspace.extend({
    status: InterviewStatus.optional().describe('Only campaigns with this status.'),
  }),
  item: Interview,
  handle: ({ query, page, call, campaigns }) => campaigns.listInterviews({ page, status: query.status ?? null }, call),
});
