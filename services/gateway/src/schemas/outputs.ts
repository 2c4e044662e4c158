import { z } from 'zod';

export const Id = z.uuid().describe('UUIDv7.');
export const Time = z.iso.datetime().describe('ISO 8601, UTC, milliseconds.');

/** A field that is always present and null when it has no value. */
export function orNull<S extends z.ZodType>(schema: S) {
  return z.nullable(schema);
}
