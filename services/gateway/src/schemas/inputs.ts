import { z } from 'zod';
import { languageTagOf } from './language-names.ts';

function readDigits(value: unknown): unknown {
  return typeof value === 'string' && /^[+-]?\d{1,15}$/.test(value) ? Number(value) : value;
}

/** A whole number in a query or a path, where everything is text. May be followed by `.default()` or `.optional()`. */
export function queryInteger(min: number, max: number) {
  return z.preprocess(readDigits, z.int().min(min).max(max));
}

/** A switch in a query, off by default. */
export const queryFlag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((text) => text === 'true');

/**
 * A request field that may be left out (`.optional()`) or may also be null (`.nullish()`): the service receives null in both cases,
 * which is how messages represent absence.
 */
export function nullIfAbsent<S extends z.ZodType>(schema: S) {
  return schema.transform((value) => (value ?? null) as Exclude<z.output<S>, undefined> | null);
}

/** A field of a change that null removes: the message has an empty string for it, and null for an omitted field. */
export function removable<S extends z.ZodType<string>>(schema: S) {
  return schema.nullish().transform((value) => (value === null ? '' : (value ?? null)));
}

/** For lists and creations; checked wherever it is given. */
export const WorkspaceId = z.string().max(64).describe('Only if the credential has several workspaces.');

export const inWorkspace = z.object({ workspace_id: WorkspaceId.optional() });

/** Where the contract says that the id is a UUID: any other text is 422, not the id of an unknown workspace. */
export const inWorkspaceByUuid = z.object({
  workspace_id: z
    .uuid()
    .describe(WorkspaceId.description ?? '')
    .optional(),
});

/** One line of text for people. */
export const Name = z.string().max(200).trim().min(1).describe('Name to show to people.');

/** A language tag such as `de` or `pt-BR`. */
export const Language = z
  .string()
  .max(35)
  .trim()
  .regex(/^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{1,8})*$/)
  .describe('BCP 47.');

/** The language of a person, as a list of people has it; stored as a tag. */
export const PersonLanguage = z
  .string()
  .max(100)
  .transform((written, context) => {
    const tag = languageTagOf(written);
    if (tag !== null) return tag;
    const message = 'Input should be a language, as a tag (de, pt-BR) or by its name (German, Deutsch)';
    context.issues.push({ code: 'custom', input: written, message });
    return z.NEVER;
  })
  .describe('BCP 47, or the name of a language in English, German, French, Spanish or itself; stored as a tag.');

export const Email = z
  .string()
  .max(254)
  .trim()
  .check(z.email({ pattern: z.regexes.html5Email }))
  .describe('An e-mail address.');

/**
 * A time with its offset, turned into UTC with milliseconds. PostgreSQL has no year 0, ISO 8601 no plain form of years after 9999, and
 * `Date` takes the years 1 to 99 of PostgreSQL's form for the 20th and 21st century.
 */
export const Instant = z.iso.datetime({ offset: true }).transform((text, context) => {
  const utc = new Date(text).toISOString();
  if (/^[1-9]\d{3}-/.test(utc)) return utc;
  context.issues.push({ code: 'custom', input: text, message: 'The year must be from 1000 to 9999 in UTC' });
  return z.NEVER;
});

/** A day of the calendar, in the years of `Instant`. */
export const Day = z.iso.date().refine((text) => text >= '1000', 'The year must be from 1000 to 9999');

/** A record with a maximum number of entries, counted before they are validated: each costs microseconds. */
export function recordOf<K extends z.ZodString, V extends z.ZodType>(
  key: K,
  value: V,
  { most, otherwise }: { most: number; otherwise: string },
) {
  return z.preprocess(
    (given, context) => {
      const isObject = typeof given === 'object' && given !== null;
      if (!isObject || Object.keys(given).length <= most) return given;
      context.addIssue({ code: 'custom', message: otherwise, input: given });
      return z.NEVER;
    },
    z.record(key, value),
  );
}
