import { z } from 'zod';
import { listRoute } from '../../core/route.ts';
import { Contact, SessionStatus } from '../../schemas/contact.ts';
import { byInterview } from './by-interview.ts';

export const listContacts = listRoute({
  name: 'listContacts',
  path: '/v1/interviews/:interview_id/contacts',
  tag: 'interviews',
  doc: "Lists a campaign's contacts, newest first.",
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byInterview,
  query: z.object({
    status: SessionStatus.optional().describe('Only contacts whose session has this status.'),
    invited: z.enum(['true', 'false']).optional().describe('Whether an invitation was mailed.'),
  }),
  item: Contact,
  errors: ['not_found'],
  handle: ({ params: { interview_id }, query: { status, invited }, page, call, campaigns }) =>
    campaigns.listContacts(
      {
        interview_id,
        page,
        filter: { statuses: status ? [status] : [], invited: invited ? invited === 'true' : null },
      },
      call,
    ),
});
