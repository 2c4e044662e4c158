import type { common } from '@insights/contracts';
import { keyset } from '@insights/db';

const DEFAULT_ROWS = 50;
const MAX_ROWS = 1000;

export interface PageBounds {
  readonly limit: number;
  /** `$1`, `$2`: time and id of the row before the page, null on the first; `$3`: one row more than shown. */
  readonly parameters: readonly [string | null, string | null, number];
}

/** A request's page as parameters of a newest-first query. Errors: `invalid_request` for a foreign cursor. */
export function pageBounds(page: common.Page | null): PageBounds {
  const limit = Math.min(page?.limit || DEFAULT_ROWS, MAX_ROWS);
  const after = keyset(page?.cursor ?? '');
  return { limit, parameters: [after?.created_at ?? null, after?.id ?? null, limit + 1] };
}
