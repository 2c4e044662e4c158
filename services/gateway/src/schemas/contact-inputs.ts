import { z } from 'zod';
import { Email, Language, nullIfAbsent, recordOf } from './inputs.ts';

export const MOST_CONTACTS = 1000;

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const TimeZone = z
  .string()
  .trim()
  .max(64)
  .refine(isTimeZone, 'Input should be a time zone such as Europe/Berlin')
  .meta({ description: 'A name of the IANA time zone database.', format: 'iana-time-zone' });

const AttributeName = z.string().trim().min(1, 'A value has no name (in CSV: no heading)').max(100);
const AttributeValue = z.union([z.string().max(2000), z.number(), z.boolean()]).transform(String);
const Attributes = recordOf(AttributeName, AttributeValue, {
  most: 50,
  otherwise: 'A contact has at most 50 attributes',
}).describe('Whatever else is known of the person; kept as texts.');

const PersonName = z.string().trim().max(200);

/** What each contact may have. */
export const ContactFields = z.object({
  name: PersonName.nullish().describe('Full name.'),
  email: Email.nullish().describe('E-mail address; unique in the campaign.'),
  locale: nullIfAbsent(Language.nullish()).describe('Preferred language, as a BCP 47 tag.'),
  timezone: nullIfAbsent(TimeZone.nullish()).describe('Time zone.'),
  attributes: Attributes.default({}),
  hide_name: z.boolean().default(false).describe('Whether to hide the name.'),
});

type Identified = { name?: string | null | undefined; email?: string | null | undefined };

function needsNameOrEmail({ name, email }: Identified, context: z.RefinementCtx): void {
  if (name || email) return;
  context.addIssue({ code: 'custom', path: ['email'], message: 'A contact needs an e-mail address or a name' });
}

/** One contact of a list. */
export const ContactRow = ContactFields.superRefine(needsNameOrEmail);

/** One contact, or `contacts`: many. The rows of a list are checked one by one, so that a bad one keeps no other out. */
export const ContactsInput = ContactFields.extend({
  contacts: z
    .unknown()
    .array()
    .min(1)
    .max(MOST_CONTACTS)
    .optional()
    .describe('Several contacts, each with the other fields of this body, instead of one.'),
}).superRefine((body, context) => {
  if (!body.contacts) needsNameOrEmail(body, context);
});

/** Null takes a value away, `attributes` replaces all. */
export const ContactChange = z.object({
  name: PersonName.nullish().describe('Full name; null removes it.'),
  email: Email.nullish().describe('E-mail address; null removes it.'),
  locale: Language.nullish().describe('Preferred language; null removes it.'),
  timezone: TimeZone.nullish().describe('Time zone; null removes it.'),
  attributes: Attributes.optional(),
  hide_name: nullIfAbsent(z.boolean().optional()).describe('Whether to hide the name.'),
});
