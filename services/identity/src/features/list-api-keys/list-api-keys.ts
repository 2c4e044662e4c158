import type { identity } from '@insights/contracts';
import { type Call, pageOf } from '@insights/db';
import { pageBounds } from '../../db/page.ts';
import { KEY_COLUMNS, type KeyRow, presentKey } from '../../db/present.ts';
import type { Deps } from '../../deps.ts';

const PAGE = `select ${KEY_COLUMNS} from api_keys
  where $1::timestamptz is null or (created_at, id) < ($1, $2::uuid)
  order by created_at desc, id desc limit $3`;

/** The workspace's keys without their secrets, newest first; revoked and expired ones stay in the list, and say so. */
export function listApiKeys(
  { db }: Deps,
  call: Call,
  { page }: identity.ListApiKeysRequest,
): Promise<identity.ListApiKeysResponse> {
  const { limit, parameters } = pageBounds(page);
  return db.withWorkspace(call, async (tx) => {
    const { items, next_cursor } = pageOf(await tx.rows<KeyRow>(PAGE, parameters), limit);
    return { items: items.map((row) => presentKey(row)), next_cursor };
  });
}
