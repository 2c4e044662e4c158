import type { Input, identity } from '@insights/contracts';
import { type Call, isAfter, pageOf, pageBounds } from '@insights/db';
import { KEY_COLUMNS } from '../../db/present.ts';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';

/** The workspace's keys without their secrets, newest first, including revoked and expired ones. */
export function listApiKeys(
  { db }: Deps,
  call: Call,
  { page = null }: Input<identity.ListApiKeysRequest>,
): Promise<identity.ListApiKeysResponse> {
  const { limit, after } = pageBounds(page);
  return db.withWorkspace(call, async (tx) => {
    const rows = await query(tx)
      .selectFrom('api_keys')
      .select(KEY_COLUMNS)
      .where((eb) => isAfter(eb, after, ['created_at', 'id']))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute();
    const { items, next_cursor } = pageOf(rows, limit);
    return { items: items.map((row) => ({ ...row, key: null })), next_cursor };
  });
}
