import { z } from 'zod';
import { StatusAnswer } from '../../core/status-answer.ts';
import { route } from '../../core/route.ts';
import { Contact, ContactsInput, ContactsResult } from '../../schemas/contact.ts';
import { byInterview } from './by-interview.ts';
import { contactsOfCsv } from './contacts-csv.ts';
import { checkRows, withRejected } from './contact-rows.ts';
import { contactDraft } from './inputs.ts';

export const createContacts = route({
  name: 'createContacts',
  method: 'post',
  path: '/v1/interviews/:interview_id/contacts',
  tag: 'interviews',
  doc:
    'Adds one contact (201), or many (200) as `contacts` or as CSV. A CSV file has a header line with `name` or `email`, also ' +
    '`locale`, `timezone`, `hide_name` and `scheduled_for`; other columns become attributes. Of many, each row is accepted or rejected separately.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byInterview,
  audit: ['contact.created', 'contacts.created'],
  body: ContactsInput,
  // A thousand contacts with all their attributes.
  body_max_values: 60_000,
  body_forms: { 'text/csv': contactsOfCsv },
  success: { status: 201, also: [200], body: z.union([Contact, ContactsResult]) },
  errors: ['not_found', 'duplicate_contact', 'invalid_transition'],
  timeout_ms: 30_000,
  async handle({ params, body, call, campaigns }) {
    const { interview_id } = params;
    if (!body.contacts) return campaigns.createContact({ interview_id, contact: contactDraft(body) }, call);
    const rows = await checkRows(body.contacts);
    const contacts = rows.accepted.map(({ contact }) => contactDraft(contact));
    const answer = await campaigns.createContacts({ interview_id, contacts }, call);
    return new StatusAnswer(200, withRejected(answer, rows, body.contacts));
  },
});
