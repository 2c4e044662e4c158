import type { common } from '@insights/contracts';
import { type Keyset, keyset, sql } from '@insights/db';

const DEFAULT_ROWS = 50;

export interface PageBounds {
  readonly limit: number;
  /** The last row of the page before; null for the first page. */
  readonly after: Keyset | null;
}

/** Errors: `invalid_request` for a cursor that this service did not make. */
export function pageBounds(page: common.Page | null): PageBounds {
  return { limit: page?.limit || DEFAULT_ROWS, after: keyset(page?.cursor ?? '') };
}

/** Whether a row of `table` belongs to this page or a later one, newest first. */
export function isPast(after: Keyset | null, table: string) {
  if (after === null) return sql<boolean>`true`;
  const [created_at, id] = [sql.ref(`${table}.created_at`), sql.ref(`${table}.id`)];
  return sql<boolean>`(${created_at}, ${id}) < (${after.created_at}, ${after.id}::uuid)`;
}
