import { z } from 'zod';
import { nullIfAbsent } from './inputs.ts';
import { Id, Time, orNull } from './outputs.ts';

/** Enough for any phrase that a person would send by another way than the link. */
const Password = z.string().min(8).max(200);

/** One line. */
const Label = z
  .string()
  .max(80)
  .trim()
  .min(1)
  .regex(/^[^\r\n\u2028\u2029]*$/);

export const ReportShareInput = z.object({
  version: z
    .union([z.int().min(1).max(2_147_483_647), z.literal('latest')])
    .default('latest')
    .describe('The version to show; `latest`: the newest ready one at each opening.'),
  expires_in_days: z.int().min(1).max(365).default(30).describe('How long the link works.'),
  password: nullIfAbsent(Password.nullish()).describe('What readers must enter, 8 to 200 characters; null: nothing.'),
  with_quotes: z
    .boolean()
    .default(false)
    .describe('Whether readers see what participants said, word for word; otherwise counts, subjects and conclusions.'),
  label: nullIfAbsent(Label.nullish()).describe('What the link is for, in one line. Readers do not see it.'),
  with_recordings: z
    .literal(false)
    .default(false)
    .describe('Recordings are never part of a shared report: only `false` is accepted.'),
});

export const ReportShare = z
  .object({
    id: Id,
    version: z.union([z.int(), z.literal('latest')]).describe('The version that readers see.'),
    with_quotes: z.boolean().describe('Whether readers see what participants said.'),
    label: orNull(z.string()).describe(
      'What the link is for, without the names that are hidden now. Readers do not see it.',
    ),
    with_recordings: z.literal(false).describe('Recordings are not shared.'),
    has_password: z.boolean().describe('Whether readers must enter a password.'),
    created_by: z.string().describe('Id of the user who made the link, or whose key did.'),
    created_at: Time,
    expires_at: Time.describe('From then on the link opens nothing.'),
    opened_count: z.int().describe('How often the report was opened.'),
    last_opened_at: orNull(Time).describe('When it was last opened.'),
  })
  .meta({ id: 'ReportShare', description: 'A link that opens a report without an account.' });

export const NewReportShare = ReportShare.extend({
  token: orNull(z.string()).describe('The secret of the link, shown only once. Null in a replayed response.'),
  url: orNull(z.string()).describe(
    'The page to send to readers; carries the token behind `#`. Null in a replayed response.',
  ),
}).meta({ id: 'NewReportShare' });

export const OpenShareInput = z.object({
  token: z.string().min(1).max(128).describe('The part of the link after `#`.'),
  password: nullIfAbsent(z.string().max(200).nullish()).describe('Where the link has one.'),
});
