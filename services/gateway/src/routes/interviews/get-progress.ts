import { z } from 'zod';
import { route } from '../../core/route.ts';
import { queryInteger } from '../../schemas/inputs.ts';
import { CampaignProgress } from '../../schemas/progress.ts';
import { byInterview } from './by-interview.ts';

export const getProgress = route({
  name: 'getProgress',
  method: 'get',
  path: '/v1/interviews/:interview_id/progress',
  tag: 'interviews',
  doc: `Shows how far the participants of a campaign have come: the stages in total and by day, and where interviews ended. It counts
    people and shows none. Test conversations are left out.`,
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byInterview,
  query: z.object({
    days: queryInteger(1, 366).default(30).describe('How many days to show, today included.'),
  }),
  success: { status: 200, body: CampaignProgress },
  errors: ['not_found'],
  handle: ({ params: { interview_id }, query: { days }, call, campaigns }) =>
    campaigns.getProgress({ interview_id, days }, call),
});
