import type { common } from '@insights/contracts';
import { type Keyset, keyset } from '@insights/db';

const DEFAULT_ROWS = 50;
const MAX_ROWS = 1000;

export interface PageBounds {
  readonly limit: number;
  /** The row before the page; null for the first page. */
  readonly cursor: Keyset | null;
}

/** Errors: `invalid_request` for a cursor that this service did not make. */
export function pageBounds(page: common.Page | null): PageBounds {
  return { limit: Math.min(page?.limit || DEFAULT_ROWS, MAX_ROWS), cursor: keyset(page?.cursor ?? '') };
}
