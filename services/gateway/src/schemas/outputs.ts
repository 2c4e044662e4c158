import { z } from 'zod';
import { type ClosedSet, wordsOf } from '@insights/contracts';

export const Id = z.uuid().describe('UUIDv7.');
export const Time = z.iso.datetime().describe('ISO 8601, UTC, milliseconds.');

/** A field that is always present and null when it has no value. */
export function orNull<S extends z.ZodType>(schema: S) {
  return z.nullable(schema);
}

/** A word of a closed set; null where it was left out, as in what was stored before the field existed. */
export function wordOrNull(set: ClosedSet) {
  return z.preprocess((word) => (word === 'unspecified' ? null : word), z.nullable(z.enum(wordsOf(set))));
}
