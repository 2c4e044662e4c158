import { route } from '../../core/route.ts';
import { InvitationsInput, RequestedInvitations } from '../../schemas/invitations.ts';
import { byInterview } from './by-interview.ts';

export const inviteContacts = route({
  name: 'inviteContacts',
  method: 'post',
  path: '/v1/interviews/:interview_id/contacts/invitations',
  tag: 'interviews',
  doc:
    'Invites or reminds up to 10,000 contacts by mail, in a job. Each gets a result, and at most one mail. Personal links stay as they are. ' +
    '`POST /v1/jobs/{job_id}/cancel` stops it.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byInterview,
  audit: 'contacts.invited',
  body: InvitationsInput,
  success: { status: 202, body: RequestedInvitations },
  errors: ['not_found', 'invalid_transition'],
  handle: ({ params: { interview_id }, body: { contact_ids = [], filter = null, mode }, call, sessions }) =>
    sessions.inviteContacts({ interview_id, mode, contact_ids, filter }, call),
});
