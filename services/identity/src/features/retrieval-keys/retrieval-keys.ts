import { v7 } from 'uuid';
import { hashKey, keyPrefix, makeApiKey } from '@insights/auth-context';
import type { Input, retrievalKeys } from '@insights/contracts';
import { type Call, type Tx, isAfter, pageOf, sql, pageBounds } from '@insights/db';
import { notFound } from '@insights/errors';
import { recordAudit } from '../../db/audit.ts';
import { leasesAreAwaited } from '../../db/key-leases.ts';
import { withoutSecret } from '../../db/keys.ts';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';
import { requirePerson } from '../../domain/callers.ts';

type KeyDeps = Pick<Deps, 'db'>;

const COLUMNS = [
  'id',
  'vault_id',
  'name',
  'key_prefix',
  'expires_at',
  'created_at',
  'last_used_at',
  'revoked_at',
] as const;

/** Creates a key for one vault; only this response contains it. Errors: `user_required` for a service. */
export async function createRetrievalKey(
  { db }: KeyDeps,
  call: Call,
  { vault_id, name, expires_in_days }: retrievalKeys.CreateRetrievalKeyRequest,
): Promise<retrievalKeys.RetrievalKey> {
  const created_by = requirePerson(call.principal);
  const create = async (tx: Tx): Promise<retrievalKeys.RetrievalKey> => {
    const key = makeApiKey('iir');
    const row = await query(tx)
      .insertInto('retrieval_keys')
      .values({
        id: v7(),
        workspace_id: tx.workspaceId,
        vault_id,
        name,
        key_hash: hashKey(key),
        key_prefix: keyPrefix(key),
        created_by,
        expires_at: sql`now() + make_interval(days => ${expires_in_days})`,
      })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
    await recordAudit(tx, call, { action: 'retrieval_key.created', subject: row.id, details: { vault_id } });
    return { ...row, key };
  };
  return db.withWorkspace(call, create, { replay: withoutSecret });
}

/** A vault's keys without their secrets, newest first. */
export function listRetrievalKeys(
  { db }: KeyDeps,
  call: Call,
  { vault_id, page = null }: Input<retrievalKeys.ListRetrievalKeysRequest>,
): Promise<retrievalKeys.ListRetrievalKeysResponse> {
  const { limit, after } = pageBounds(page);
  return db.withWorkspace(call, async (tx) => {
    const rows = await query(tx)
      .selectFrom('retrieval_keys')
      .select(COLUMNS)
      .where('vault_id', '=', vault_id)
      .where((eb) => isAfter(eb, after, ['created_at', 'id']))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute();
    const { items, next_cursor } = pageOf(rows, limit);
    return { items: items.map((row) => ({ ...row, key: null })), next_cursor };
  });
}

/** Revokes a key. No-op if it is revoked already. The caller awaits the gateways' leases. Errors: `not_found`. */
export function revokeRetrievalKey(
  { db }: KeyDeps,
  call: Call,
  { vault_id, key_id }: retrievalKeys.RevokeRetrievalKeyRequest,
): Promise<retrievalKeys.RevokeRetrievalKeyResponse> {
  return db.withWorkspace(call, async (tx) => {
    const key = await query(tx)
      .selectFrom('retrieval_keys')
      .select('revoked_at')
      .where('id', '=', key_id)
      .where('vault_id', '=', vault_id)
      .forUpdate()
      .executeTakeFirst();
    if (!key) throw notFound('retrieval key');
    if (key.revoked_at !== null) return {};
    await leasesAreAwaited(tx);
    await query(tx)
      .updateTable('retrieval_keys')
      .set({ revoked_at: sql`now()` })
      .where('id', '=', key_id)
      .execute();
    await recordAudit(tx, call, { action: 'retrieval_key.revoked', subject: key_id, details: { vault_id } });
    return {};
  });
}
