import { route } from '../../core/route.ts';
import { Interview } from '../../schemas/interview.ts';
import { byInterview } from './by-interview.ts';

export const completeInterview = route({
  name: 'complete',
  method: 'post',
  path: '/v1/interviews/:interview_id/complete',
  tag: 'interviews',
  doc: 'Completes an active or paused campaign by hand. Sends `campaign.completed` with the true counts.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byInterview,
  audit: 'campaign.completed',
  success: { status: 200, body: Interview },
  errors: ['not_found', 'invalid_transition'],
  handle: ({ params, call, campaigns }) =>
    campaigns.completeInterview({ interview_id: params.interview_id, reason: '' }, call),
});
