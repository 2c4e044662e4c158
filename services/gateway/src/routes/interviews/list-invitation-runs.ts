import { listRoute } from '../../core/route.ts';
import { InvitationRun } from '../../schemas/invitations.ts';
import { byInterview } from './by-interview.ts';

export const listInvitationRuns = listRoute({
  name: 'listInvitationRuns',
  path: '/v1/interviews/:interview_id/contacts/invitations',
  tag: 'interviews',
  doc: 'Lists the jobs that mailed many contacts of a campaign, newest first.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byInterview,
  item: InvitationRun,
  errors: ['not_found'],
  handle: ({ params: { interview_id }, page, call, sessions }) =>
    sessions.listInvitationRuns({ interview_id, page }, call),
});
