import { route } from '../../core/route.ts';
import { byInterview } from './by-interview.ts';

export const deleteInterview = route({
  name: 'delete',
  method: 'delete',
  path: '/v1/interviews/:interview_id',
  tag: 'interviews',
  doc: 'Deletes a campaign with its contacts, conversations and reports.',
  access: { scopes: ['interviews'], role: 'admin' },
  workspace: byInterview,
  audit: 'campaign.deleted',
  success: { status: 204 },
  errors: ['not_found'],
  async handle({ params, call, campaigns }) {
    await campaigns.deleteInterview({ interview_id: params.interview_id }, call);
    return undefined;
  },
});
