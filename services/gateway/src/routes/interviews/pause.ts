import { z } from 'zod';
import { route } from '../../core/route.ts';
import { Interview } from '../../schemas/interview.ts';
import { byInterview } from './by-interview.ts';

export const pauseInterview = route({
  name: 'pause',
  method: 'post',
  path: '/v1/interviews/:interview_id/pause',
  tag: 'interviews',
  doc: 'Pauses an active campaign. Sends `campaign.paused` with the reason.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byInterview,
  audit: 'campaign.paused',
  body: z.object({
    reason: z.string().max(500).default('').describe('Why the campaign is paused.'),
  }),
  body_optional: true,
  success: { status: 200, body: Interview },
  errors: ['not_found', 'invalid_transition'],
  handle: ({ params, body, call, campaigns }) =>
    campaigns.pauseInterview({ interview_id: params.interview_id, reason: body.reason }, call),
});
