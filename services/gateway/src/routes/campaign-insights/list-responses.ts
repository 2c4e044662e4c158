import { listRoute } from '../../core/route.ts';
import { QuestionResponses } from '../../schemas/responses.ts';
import { byInterview } from '../interviews/by-interview.ts';

export const listResponses = listRoute({
  name: 'listResponses',
  path: '/v1/interviews/:interview_id/responses',
  tag: 'campaign-insights',
  doc:
    'Lists what participants answered, by question. Every question is on each page; `limit` counts conversations, ' +
    'the oldest first.',
  access: { scopes: ['interviews', 'exports'], role: 'member' },
  workspace: byInterview,
  audit: 'responses.read',
  item: QuestionResponses,
  errors: ['not_found'],
  handle: ({ params, page, call, campaigns }) =>
    campaigns.listResponses({ interview_id: params.interview_id, page }, call),
});
