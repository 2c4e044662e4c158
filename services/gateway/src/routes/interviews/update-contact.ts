import { route } from '../../core/route.ts';
import { Contact, ContactChange } from '../../schemas/contact.ts';
import { byInterview } from './by-interview.ts';
import { contactChange } from './inputs.ts';

export const updateContact = route({
  name: 'updateContact',
  method: 'patch',
  path: '/v1/interviews/:interview_id/contacts/:contact_id',
  tag: 'interviews',
  doc: 'Changes what is given of a contact. Null takes a value away; `attributes` replaces all of them.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byInterview,
  audit: 'contact.changed',
  body: ContactChange,
  success: { status: 200, body: Contact },
  errors: ['not_found', 'duplicate_contact', 'invalid_transition'],
  handle: ({ params: { interview_id, contact_id }, body, call, campaigns }) =>
    campaigns.updateContact({ interview_id, contact_id, ...contactChange(body) }, call),
});
