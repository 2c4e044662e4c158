import { z } from 'zod';
import { route } from '../../core/route.ts';
import { Name, nullIfAbsent } from '../../schemas/inputs.ts';
import { Interview } from '../../schemas/interview.ts';
import { byInterview } from './by-interview.ts';

export const duplicateInterview = route({
  name: 'duplicate',
  method: 'post',
  path: '/v1/interviews/:interview_id/duplicate',
  tag: 'interviews',
  doc: 'Creates a draft with the guide and the settings of a campaign, in no project. People, interviews and reports stay where they are.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byInterview,
  audit: 'campaign.created',
  body: z.object({
    name: nullIfAbsent(Name.nullish()).describe('Name of the copy; omitted: that of the campaign with a number.'),
  }),
  body_optional: true,
  success: { status: 201, body: Interview },
  errors: ['not_found'],
  handle: ({ params: { interview_id }, body: { name }, call, campaigns }) =>
    campaigns.duplicateInterview({ interview_id, name }, call),
});
