import { route } from '../../core/route.ts';
import { Interview } from '../../schemas/interview.ts';
import { byInterview } from './by-interview.ts';

export const resumeInterview = route({
  name: 'resume',
  method: 'post',
  path: '/v1/interviews/:interview_id/resume',
  tag: 'interviews',
  doc: 'Resumes a paused campaign. If no contact is left to interview, it is completed at once.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byInterview,
  audit: 'campaign.resumed',
  success: { status: 200, body: Interview },
  errors: ['not_found', 'invalid_transition'],
  handle: ({ params, call, campaigns }) =>
    campaigns.resumeInterview({ interview_id: params.interview_id, reason: '' }, call),
});
