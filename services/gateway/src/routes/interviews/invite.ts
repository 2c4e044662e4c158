import { route } from '../../core/route.ts';
import { Invitation } from '../../schemas/join.ts';
import { byInterview } from './by-interview.ts';

export const inviteContact = route({
  name: 'inviteContact',
  method: 'post',
  path: '/v1/interviews/:interview_id/contacts/:contact_id/invite',
  tag: 'interviews',
  doc: 'Creates a personal link for a contact and mails it if possible. The former link stops working. After consent, a new return link is mailed to the address that the participant had at consent, and is not shown.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byInterview,
  audit: 'contact.invited',
  success: { status: 200, body: Invitation },
  errors: ['not_found', 'invalid_transition'],
  async handle({ params: { interview_id, contact_id }, call, sessions }) {
    const { participant_url, expires_at, mail } = await sessions.inviteContact({ interview_id, contact_id }, call);
    return { contact_id, participant_url: participant_url || null, expires_at, mail };
  },
});
