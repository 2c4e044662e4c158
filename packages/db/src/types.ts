import { type CustomTypesConfig, TypeOverrides } from 'pg';

const TIMESTAMPTZ = 1184;
const DATE = 1082;
const INT8 = 20;

/** A time in the format of all contracts: ISO 8601 UTC with milliseconds. */
export function iso(time: Date | string): string {
  return new Date(time).toISOString();
}

/**
 * Parsers for values from PostgreSQL: times become ISO strings, as messages have them, dates stay `YYYY-MM-DD`, and bigint (counts) numbers, because none comes
 * near 2^53.
 */
export function rowTypes(base?: CustomTypesConfig): CustomTypesConfig {
  const types = new TypeOverrides(base);
  types.setTypeParser(TIMESTAMPTZ, (text) => iso(text));
  types.setTypeParser(DATE, String);
  types.setTypeParser(INT8, Number);
  return types;
}
