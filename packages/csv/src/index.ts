import { stringify } from 'csv-stringify/sync';
import { harmless } from './harmless.ts';

export { harmless, unguarded } from './harmless.ts';

/** A number is written as one; any text is made harmless first. */
export type Cell = string | number | boolean | null;

/** Tells Excel that the file is UTF-8. */
export const CSV_HEAD = '\uFEFF';

/** Rows of RFC 4180, with their line ends. */
export function csvRows(rows: readonly (readonly Cell[])[]): string {
  const cells = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? harmless(cell) : cell)));
  return stringify(cells, { record_delimiter: 'windows', quoted_string: true, cast: { boolean: String } });
}
