import { invalid } from '@insights/errors';

/** Where a page begins: after the row with this time and id, newest first. */
export interface Keyset {
  readonly created_at: string;
  readonly id: string;
}

/** Reads a cursor. Errors: `invalid_request` at query.cursor for a cursor that this service did not make. */
export function keyset(cursor: string): Keyset | null {
  if (cursor === '') return null;
  const [created_at, id, ...rest] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const isOurs =
    rest.length === 0 && created_at && id && !Number.isNaN(Date.parse(created_at)) && /^[0-9a-f-]{36}$/.test(id);
  if (!isOurs) throw invalid(['query', 'cursor'], 'The cursor is not one of ours; leave it out for the first page.');
  return { created_at, id };
}

export function nextCursor(row: Keyset): string {
  return Buffer.from(`${row.created_at} ${row.id}`).toString('base64url');
}

/** A page out of `limit + 1` rows: the extra row tells that there is a next page, and is not shown. */
export function pageOf<T extends Keyset>(rows: T[], limit: number): { items: T[]; next_cursor: string } {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next_cursor: rows.length > limit && last ? nextCursor(last) : '' };
}
