import { route } from '../../core/route.ts';
import { Interview } from '../../schemas/interview.ts';
import { byInterview } from './by-interview.ts';

export const startInterview = route({
  name: 'start',
  method: 'post',
  path: '/v1/interviews/:interview_id/start',
  tag: 'interviews',
  doc: 'Starts a draft campaign that has questions. Sends `campaign.started` exactly once.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byInterview,
  audit: 'campaign.started',
  success: { status: 200, body: Interview },
  errors: ['not_found', 'invalid_transition', 'no_questions'],
  handle: ({ params, call, campaigns }) =>
    campaigns.startInterview({ interview_id: params.interview_id, reason: '' }, call),
});
