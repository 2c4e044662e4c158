import { type Expression, type ExpressionBuilder, type SqlBool, type StringReference, sql } from 'kysely';
import type { common } from '@insights/contracts';
import { invalid } from '@insights/errors';

/** The row after which a page begins, newest first. */
export interface Keyset {
  readonly created_at: string;
  readonly id: string;
}

/** The format of `iso()`. PostgreSQL rejects the year 0 and years of five digits. */
const TIME = /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether `text` is a valid time in the format of `iso()`; 30 February and 25:00 are not. */
function isTime(text: string): boolean {
  const time = new Date(text);
  return TIME.test(text) && !Number.isNaN(time.getTime()) && time.toISOString() === text;
}

/** Reads a cursor. Errors: `invalid_request` at query.cursor for an invalid cursor. */
export function keyset(cursor: string): Keyset | null {
  if (cursor === '') return null;
  const [created_at = '', id = '', ...rest] = Buffer.from(cursor, 'base64url').toString().split(' ');
  if (rest.length === 0 && isTime(created_at) && UUID.test(id)) return { created_at, id };
  throw invalid(['query', 'cursor'], 'This cursor is invalid. Leave it out to read the first page.');
}

const DEFAULT_ROWS = 50;
const MAX_ROWS = 1000;

export interface PageBounds {
  readonly limit: number;
  /** The last row of the page before; null for the first page. */
  readonly after: Keyset | null;
}

/** What a caller asked for; 50 rows unless it says otherwise. Errors: `invalid_request` for an invalid cursor. */
export function pageBounds(page: common.Page | null): PageBounds {
  return { limit: Math.min(page?.limit || DEFAULT_ROWS, MAX_ROWS), after: keyset(page?.cursor ?? '') };
}

/** Whether a row belongs to the pages after `cursor`, newest first; always true for the first page. */
export function isAfter<DB, TB extends keyof DB>(
  eb: ExpressionBuilder<DB, TB>,
  cursor: Keyset | null,
  columns: readonly [time: StringReference<DB, TB>, id: StringReference<DB, TB>],
): Expression<SqlBool> {
  if (cursor === null) return sql<SqlBool>`true`;
  const [time, id] = columns.map((column) => eb.ref(column));
  return sql<SqlBool>`(${time}, ${id}) < (${cursor.created_at}::timestamptz, ${cursor.id}::uuid)`;
}

export function nextCursor(row: Keyset): string {
  return Buffer.from(`${row.created_at} ${row.id}`).toString('base64url');
}

/** A page from `limit + 1` rows; the extra row only shows that there is a next page. */
export function pageOf<T extends Keyset>(rows: T[], limit: number): { items: T[]; next_cursor: string } {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next_cursor: rows.length > limit && last ? nextCursor(last) : '' };
}
