import { route } from '../../core/route.ts';
import { Erasure } from '../../schemas/erasure.ts';
import { byInterview } from './by-interview.ts';

export const eraseContact = route({
  name: 'eraseContact',
  method: 'post',
  path: '/v1/interviews/:interview_id/contacts/:contact_id/erase',
  tag: 'interviews',
  doc: 'Permanently erases a person: contact, conversations, turns, and all quotes, documents and events derived from them. Repeated calls return the progress.',
  access: { scopes: ['interviews'], role: 'admin' },
  workspace: byInterview,
  audit: 'contact.erased',
  success: { status: 200, body: Erasure },
  errors: ['not_found'],
  handle: ({ params: { interview_id, contact_id }, call, erasures }) =>
    erasures.eraseContact({ interview_id, contact_id }, call),
});
