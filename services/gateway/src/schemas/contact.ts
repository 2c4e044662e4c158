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
    locale: orNull(z.string()),
    timezone: orNull(z.string()),
    attributes: z.record(z.string(), z.string()),
    hide_name: z.boolean(),
    scheduled_session: orNull(
      z.object({ status: SessionStatus, scheduled_for: orNull(Time), expires_at: orNull(Time) }),
    ),
    participant_url: orNull(z.string()).describe(
      'Where the person is interviewed, for those who may invite; null from consent on.',
    ),
    created_at: Time,
  })
  .meta({ id: 'Contact', description: 'A participant of a campaign.' });

const RowProblem = z.object({ loc: z.union([z.string(), z.int()]).array(), msg: z.string(), type: z.string() });

export const ContactsResult = z
  .object({
    created: z.int(),
    failed: z.int(),
    results: z
      .object({
        index: z.int().describe('The place in the list, or the row below the header line, from 0.'),
        id: orNull(Id),
        error: orNull(z.string()).describe('`duplicate_contact` or `invalid_request`.'),
        detail: orNull(RowProblem.array()).describe('What is wrong with an invalid row.'),
      })
      .array(),
  })
  .meta({ id: 'ContactsResult', description: 'What became of each contact of a list.' });
