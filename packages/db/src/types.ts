import { type CustomTypesConfig, TypeOverrides } from 'pg';

const TIMESTAMPTZ = 1184;
const INT8 = 20;

/** A time in the form that every contract uses: ISO 8601 UTC with milliseconds. */
export function iso(time: Date | string): string {
  return new Date(time).toISOString();
}

/**
 * How values arrive from PostgreSQL: times as ISO strings, because rows go to the wire as they are, and bigint (counts)
 * as numbers, because none of ours comes near 2^53.
 */
export function rowTypes(base?: CustomTypesConfig): CustomTypesConfig {
  const types = new TypeOverrides(base);
  types.setTypeParser(TIMESTAMPTZ, (text) => iso(text));
  types.setTypeParser(INT8, Number);
  return types;
}
