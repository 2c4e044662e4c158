import { z } from 'zod';
import { campaigns, wordsOf } from '@insights/contracts';
import { Id, Time, orNull } from './outputs.ts';

export const SessionStatus = z.enum(wordsOf(campaigns.SessionStatus));

export const Contact = z
  .object({
    id: Id,
    interview_id: Id,
    name: orNull(z.string()).describe('Null also where names are hidden from the caller.'),
    email: orNull(z.string()).describe('Null also where names are hidden from the caller.'),
    locale: orNull(z.string()).describe('Preferred language, as a BCP 47 tag.'),
    timezone: orNull(z.string()).describe('Time zone, for example `Europe/Berlin`.'),
    attributes: z.record(z.string(), z.string()).describe('Further facts about the person.'),
    hide_name: z.boolean().describe('Whether the name is hidden.'),
    scheduled_session: orNull(
      z.object({
        status: SessionStatus.describe('State of the session.'),
        scheduled_for: orNull(Time).describe('Booked start of the interview.'),
        expires_at: orNull(Time).describe('When the session expires.'),
      }),
    ).describe('The live interview of this contact.'),
    participant_url: orNull(z.string()).describe(
      'Where the person is interviewed, for those who may invite; null from consent on.',
    ),
    created_at: Time,
  })
  .meta({ id: 'Contact', description: 'A participant of a campaign.' });

const RowProblem = z.object({
  loc: z.union([z.string(), z.int()]).array().describe('Where the problem is.'),
  msg: z.string().describe('What is wrong, for a person.'),
  type: z.string().describe('What is wrong, for a program.'),
});

export const ContactsResult = z
  .object({
    created: z.int().describe('Number of contacts that were created.'),
    failed: z.int().describe('Number of rows that were rejected.'),
    results: z
      .object({
        index: z.int().describe('The place in the list, or the row below the header line, from 0.'),
        id: orNull(Id).describe('The new contact; null for a rejected row.'),
        error: orNull(z.string()).describe('`duplicate_contact` or `invalid_request`.'),
        detail: orNull(RowProblem.array()).describe('What is wrong with an invalid row.'),
      })
      .array()
      .describe('One entry for each row, in order.'),
  })
  .meta({ id: 'ContactsResult', description: 'What became of each contact of a list.' });
