import { z } from 'zod';
import { route } from '../../core/route.ts';
import { Contact } from '../../schemas/contact.ts';
import { Email } from '../../schemas/inputs.ts';
import { byInterview } from './by-interview.ts';

export const confirmContactEmail = route({
  name: 'confirmContactEmail',
  method: 'post',
  path: '/v1/interviews/:interview_id/contacts/:contact_id/confirm-email',
  tag: 'interviews',
  doc: "Confirms that a contact's present address is the participant's own, so that return links are mailed to it. An address that was changed after consent gets none before.",
  access: { user_only: true, role: 'admin' },
  workspace: byInterview,
  audit: 'contact.email_confirmed',
  body: z.object({ email: Email.describe('The present address, as a check that nobody has changed it meanwhile.') }),
  success: { status: 200, body: Contact },
  errors: ['not_found', 'invalid_transition'],
  handle: ({ params: { interview_id, contact_id }, body: { email }, call, sessions }) =>
    sessions.confirmContactEmail({ interview_id, contact_id, email }, call),
});
