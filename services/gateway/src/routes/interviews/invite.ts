import { route } from '../../core/route.ts';
import { invitationPageUrl } from '../../participant-page/addresses.ts';
import { Invitation } from '../../schemas/join.ts';
import { byInterview } from './by-interview.ts';

export const inviteContact = route({
  name: 'inviteContact',
  method: 'post',
  path: '/v1/interviews/:interview_id/contacts/:contact_id/invite',
  tag: 'interviews',
  doc: 'Makes a personal link for a contact. The former one stops working.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byInterview,
  success: { status: 200, body: Invitation },
  errors: ['not_found', 'invalid_transition'],
  async handle({ params: { interview_id, contact_id }, call, sessions, gateway }) {
    const { token, expires_at } = await sessions.inviteContact({ interview_id, contact_id }, call);
    const participant_url = token === '' ? undefined : invitationPageUrl(gateway.public_url, token);
    return { contact_id, participant_url, expires_at };
  },
});
