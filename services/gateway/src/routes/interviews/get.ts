import { route } from '../../core/route.ts';
import { Interview } from '../../schemas/interview.ts';
import { byInterview } from './by-interview.ts';

export const getInterview = route({
  name: 'get',
  method: 'get',
  path: '/v1/interviews/:interview_id',
  tag: 'interviews',
  doc: 'Shows a campaign.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byInterview,
  success: { status: 200, body: Interview },
  errors: ['not_found'],
  handle: ({ params, call, campaigns }) => campaigns.getInterview({ interview_id: params.interview_id }, call),
});
