import type { reports } from '@insights/contracts';
import type { Share } from '../../db/entities.ts';

export const SHARE_COLUMNS = [
  'id',
  'version_number',
  'with_quotes',
  'label',
  'password_hash',
  'created_by',
  'created_at',
  'expires_at',
  'opened_count',
  'last_opened_at',
] as const;

/** A share as its team sees it, without its token. */
export function presentShare(row: Pick<Share, (typeof SHARE_COLUMNS)[number]>): reports.Share {
  const { id, version_number, with_quotes, label, password_hash, created_by, created_at, expires_at } = row;
  const { opened_count, last_opened_at } = row;
  const made = { id, version_number, with_quotes, label, has_password: password_hash !== null, created_by, created_at };
  return { ...made, token: null, expires_at, opened_count, last_opened_at };
}
