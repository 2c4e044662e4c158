import type { Pool } from 'pg';
import { asAppError } from './faults.ts';

/** Rows of one of a service's tables that expire `days` after the time in `column`, which has an index. */
export type Expiring<Tables> = {
  readonly [Table in keyof Tables & string]: {
    readonly table: Table;
    readonly column: keyof Tables[Table] & string;
    readonly days: number;
  };
}[keyof Tables & string];

export interface BatchOptions {
  /** Rows of one statement; those with the time of its last row are deleted as well. */
  readonly rows?: number;
  readonly signal?: AbortSignal | undefined;
}

const BATCH_ROWS = 5_000;

/**
 * Deletes expired rows, the oldest first, in statements of a bounded size. Each begins at the time where the one before ended: entries of
 * deleted rows stay in the index until a vacuum, and every further statement would read all of them. The range has two
 * ends, so the planner takes the index however many rows have expired. The role needs no right but to select the column and
 * to delete. Returns how many were deleted. Errors: AppError.
 */
export async function deleteOlder<Tables>(
  { worker }: { readonly worker: Pool },
  { table, column, days }: Expiring<Tables>,
  { rows: most = BATCH_ROWS, signal }: BatchOptions = {},
): Promise<number> {
  const batch = `
    with next as materialized (
      select ${column} as at from ${table}
       where ${column} >= $1 and ${column} < now() - make_interval(days => $2) order by ${column} limit $3
    ), gone as (
      delete from ${table} where ${column} >= $1 and ${column} <= (select max(at) from next) returning 1)
    select (select count(*)::int from next) as found, (select max(at) from next) as last, count(*)::int as deleted from gone`;
  let total = 0;
  for (let since = '-infinity'; ;) {
    signal?.throwIfAborted();
    const { found, last, deleted } = await worker
      .query<{ found: number; last: string; deleted: number }>(batch, [since, days, most])
      .then(({ rows: [row] }) => row ?? { found: 0, last: since, deleted: 0 })
      .catch((error: unknown) => Promise.reject(asAppError(error)));
    total += deleted;
    if (found < most) return total;
    since = last;
  }
}
