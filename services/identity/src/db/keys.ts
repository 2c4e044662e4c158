import { v7 } from 'uuid';
import { hashKey, keyPrefix, makeApiKey } from '@insights/auth-context';
import type { identity } from '@insights/contracts';
import type { Tx } from '@insights/db';
import { KEY_COLUMNS, type KeyRow, presentKey } from './present.ts';

export interface NewKey {
  readonly name: string;
  readonly scopes: readonly string[];
  readonly created_by: string;
  readonly lifetime_seconds: number;
}

/** Makes a secret and stores its hash; the returned message carries the secret itself. */
export async function insertKey(tx: Tx, key: NewKey): Promise<identity.ApiKey> {
  const secret = makeApiKey('iis');
  const row = await tx.row<KeyRow>(
    `insert into api_keys (id, workspace_id, name, key_hash, key_prefix, scopes, created_by, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, now() + make_interval(secs => $8))
     returning ${KEY_COLUMNS}`,
    [
      v7(),
      tx.workspaceId,
      key.name,
      hashKey(secret),
      keyPrefix(secret),
      key.scopes,
      key.created_by,
      key.lifetime_seconds,
    ],
  );
  if (!row) throw new Error('the insert gave no row');
  return presentKey(row, secret);
}

/** What a repeat of the creating request is answered: a secret crosses the wire once. */
export function withoutSecret(answer: identity.ApiKey): identity.ApiKey {
  return { ...answer, key: '' };
}
