import { route } from '../../core/route.ts';
import { Contact } from '../../schemas/contact.ts';
import { byInterview } from './by-interview.ts';

export const cancelContact = route({
  name: 'cancelContact',
  method: 'post',
  path: '/v1/interviews/:interview_id/contacts/:contact_id/cancel',
  tag: 'interviews',
  doc: 'Cancels a session that has not started. Whoever was invited by mail to a scheduled one is informed. Reactivate the contact to undo it.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byInterview,
  audit: 'contact.cancelled',
  success: { status: 200, body: Contact },
  errors: ['not_found', 'invalid_transition'],
  handle: ({ params: { interview_id, contact_id }, call, sessions }) =>
    sessions.cancelSession({ interview_id, contact_id }, call),
});
