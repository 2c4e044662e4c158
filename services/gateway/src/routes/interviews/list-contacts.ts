import { listRoute } from '../../core/route.ts';
import { Contact } from '../../schemas/contact.ts';
import { byInterview } from './by-interview.ts';

export const listContacts = listRoute({
  name: 'listContacts',
  path: '/v1/interviews/:interview_id/contacts',
  tag: 'interviews',
  doc: "Lists a campaign's contacts, newest first.",
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byInterview,
  item: Contact,
  errors: ['not_found'],
  handle: ({ params, page, call, campaigns }) =>
    campaigns.listContacts({ interview_id: params.interview_id, page }, call),
});
