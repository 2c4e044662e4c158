import { v7 } from 'uuid';
import { hashKey, keyPrefix, makeApiKey } from '@insights/auth-context';
import type { retrievalKeys } from '@insights/contracts';
import { type Call, type Tx, pageOf } from '@insights/db';
import { notFound } from '@insights/errors';
import { recordAudit } from '../../db/audit.ts';
import { pageBounds } from '../../db/page.ts';
import type { Deps } from '../../deps.ts';
import { requirePerson } from '../../domain/callers.ts';

type KeyDeps = Pick<Deps, 'db'>;

/** The columns that are shown, in SQL. */
const COLUMNS = 'id, vault_id, name, key_prefix, expires_at, created_at, last_used_at, revoked_at';

type Row = Omit<retrievalKeys.RetrievalKey, 'key'>;

/** `key`: the secret, in the one answer that carries it. */
function present(row: Row, key = ''): retrievalKeys.RetrievalKey {
  return { ...row, key };
}

/** Makes a key for one vault; the answer is the only place where it can ever be read. Errors: `user_required` for a service. */
export async function createRetrievalKey(
  { db }: KeyDeps,
  call: Call,
  { vault_id, name, expires_in_days }: retrievalKeys.CreateRetrievalKeyRequest,
): Promise<retrievalKeys.RetrievalKey> {
  const created_by = requirePerson(call.principal);
  const create = async (tx: Tx) => {
    const secret = makeApiKey('iir');
    const row = await tx.row<Row>(
      `insert into retrieval_keys (id, workspace_id, vault_id, name, key_hash, key_prefix, created_by, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, now() + make_interval(days => $8)) returning ${COLUMNS}`,
      [v7(), tx.workspaceId, vault_id, name, hashKey(secret), keyPrefix(secret), created_by, expires_in_days],
    );
    if (!row) throw new Error('the insert gave no row');
    await recordAudit(tx, call, { action: 'retrieval_key.created', subject: row.id, details: { vault_id } });
    return present(row, secret);
  };
  return db.withWorkspace(call, create, { replay: (answer) => ({ ...answer, key: '' }) });
}

const PAGE = `select ${COLUMNS} from retrieval_keys
  where vault_id = $4 and ($1::timestamptz is null or (created_at, id) < ($1, $2::uuid))
  order by created_at desc, id desc limit $3`;

/** A vault's keys without their secrets, newest first. */
export function listRetrievalKeys(
  { db }: KeyDeps,
  call: Call,
  { vault_id, page }: retrievalKeys.ListRetrievalKeysRequest,
): Promise<retrievalKeys.ListRetrievalKeysResponse> {
  const { limit, parameters } = pageBounds(page);
  return db.withWorkspace(call, async (tx) => {
    const { items, next_cursor } = pageOf(await tx.rows<Row>(PAGE, [...parameters, vault_id]), limit);
    return { items: items.map((row) => present(row)), next_cursor };
  });
}

/** Ends a key: no verdict read after the answer accepts it. Again is no error and changes nothing. Errors: `not_found`. */
export function revokeRetrievalKey(
  { db }: KeyDeps,
  call: Call,
  { vault_id, key_id }: retrievalKeys.RevokeRetrievalKeyRequest,
): Promise<retrievalKeys.RevokeRetrievalKeyResponse> {
  return db.withWorkspace(call, async (tx) => {
    const names = [key_id, vault_id];
    const sql = 'update retrieval_keys set revoked_at = now() where id = $1 and vault_id = $2 and revoked_at is null';
    if ((await tx.run(sql, names)) > 0) {
      await recordAudit(tx, call, { action: 'retrieval_key.revoked', subject: key_id, details: { vault_id } });
      return {};
    }
    const known = await tx.row('select 1 from retrieval_keys where id = $1 and vault_id = $2', names);
    if (!known) throw notFound('retrieval key');
    return {};
  });
}
