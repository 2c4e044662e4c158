import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { campaigns, wordsOf } from '@insights/contracts';
import { sentAs } from '../core/unknown-fields.ts';
import { Email, Instant, PersonLanguage, nullIfAbsent, recordOf, removable } from './inputs.ts';
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
        scheduled_for: orNull(Time).describe('When the interview opens.'),
        expires_at: orNull(Time).describe('When the session expires.'),
        invited_at: orNull(Time).describe('When an invitation was last mailed.'),
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
        line: orNull(z.int()).describe('The line of the CSV file in which the row begins, from 1; null for JSON.'),
        id: orNull(Id).describe('The new contact; null for a rejected row.'),
        error: orNull(z.string()).describe('`duplicate_contact` or `invalid_request`.'),
        detail: orNull(RowProblem.array()).describe('What is wrong with a rejected row.'),
      })
      .array()
      .describe('One entry for each row, in order.'),
  })
  .meta({ id: 'ContactsResult', description: 'What became of each contact of a list.' });

export const MOST_CONTACTS = 10_000;

/**
 * Whether this is the name of a zone. The runtime alone would also take abbreviations such as PST, which appointments cannot be calculated
 * in. Fixed offsets such as +02:00 are rejected, because they have no daylight saving.
 */
function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return Temporal.Now.zonedDateTimeISO(name).timeZoneId !== '';
  } catch {
    return false;
  }
}

/** A time zone by its name. */
export const TimeZone = z
  .string()
  .max(64)
  .trim()
  .refine(isTimeZone, 'Input should be a time zone such as Europe/Berlin')
  .meta({ description: 'A name of the IANA time zone database.', format: 'iana-time-zone' });

export const AttributeName = z.string().trim().min(1, 'A value has no name (in CSV: no heading)').max(100);
const AttributeValue = z.union([z.string().max(2000), z.number(), z.boolean()]).transform(String);
export const Attributes = recordOf(AttributeName, AttributeValue, {
  most: 50,
  otherwise: 'A contact has at most 50 attributes',
}).describe('Further facts about the person, stored as texts.');

const PersonName = z.string().max(200).trim();

/** What a caller may set. A new field is one line here, one in `ContactChange` and one in `Contact`. */
export const ContactFields = z.object({
  name: PersonName.nullish().describe('Full name.'),
  email: Email.nullish().describe('E-mail address; unique in the campaign.'),
  locale: nullIfAbsent(PersonLanguage.nullish()).describe(
    'Preferred language: a BCP 47 tag, or a name such as German or Deutsch.',
  ),
  timezone: nullIfAbsent(TimeZone.nullish()).describe('Time zone.'),
  attributes: Attributes.default({}),
  hide_name: z.boolean().default(false).describe('Whether to hide the name.'),
  scheduled_for: nullIfAbsent(Instant.nullish()).describe(
    'When the interview opens: a time to come, with its offset from UTC. Null or omitted: at once.',
  ),
});

type Identified = { name?: string | null | undefined; email?: string | null | undefined };

function needsNameOrEmail({ name, email }: Identified, context: z.RefinementCtx): void {
  if (name || email) return;
  context.addIssue({ code: 'custom', path: ['email'], message: 'A contact needs an e-mail address or a name' });
}

/** One contact of a list. */
export const ContactRow = ContactFields.superRefine(needsNameOrEmail);

const Contacts = sentAs(z.unknown(), ContactFields)
  .array()
  .min(1)
  .max(MOST_CONTACTS)
  .describe('Several contacts, each with the other fields of this body, instead of one.');

/** One contact, or many as `contacts`. Rows are checked one by one, so that an invalid row does not affect the others. */
export const ContactsInput = sentAs(
  ContactFields.extend({ contacts: Contacts.optional() }).superRefine((body, context) => {
    if (!body.contacts) needsNameOrEmail(body, context);
  }),
  z.union([z.object({ contacts: Contacts }), ContactFields]),
);

/** Null removes a value; `attributes` replaces all attributes. */
export const ContactChange = z.object({
  name: removable(PersonName).describe('Full name; null removes it.'),
  email: removable(Email).describe('E-mail address; null removes it.'),
  locale: removable(PersonLanguage).describe('Preferred language, as in a new contact; null removes it.'),
  timezone: removable(TimeZone).describe('Time zone; null removes it.'),
  attributes: Attributes.optional(),
  hide_name: nullIfAbsent(z.boolean().optional()).describe('Whether to hide the name.'),
  scheduled_for: removable(Instant).describe(
    'When the interview opens; null: at once. Only before it has started. Whoever was invited by mail is informed.',
  ),
});
