import { route } from '../../core/route.ts';
import { Contact } from '../../schemas/contact.ts';
import { byInterview } from './by-interview.ts';

export const getContact = route({
  name: 'getContact',
  method: 'get',
  path: '/v1/interviews/:interview_id/contacts/:contact_id',
  tag: 'interviews',
  doc: 'Shows a contact. Hidden names are shown to admins and owners.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byInterview,
  success: { status: 200, body: Contact },
  errors: ['not_found'],
  handle: ({ params, call, campaigns }) =>
    campaigns.getContact({ interview_id: params.interview_id, contact_id: params.contact_id }, call),
});
