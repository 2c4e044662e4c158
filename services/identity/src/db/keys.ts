import { v7 } from 'uuid';
import { hashKey, keyPrefix, makeApiKey } from '@insights/auth-context';
import type { identity } from '@insights/contracts';
import { type Tx, sql } from '@insights/db';
import { KEY_COLUMNS } from './present.ts';
import { query } from './query.ts';

export interface NewKey {
  readonly name: string;
  readonly scopes: string[];
  readonly created_by: string;
  readonly lifetime_seconds: number;
}

/** Makes a secret and stores its hash; only the returned message contains the secret. */
export async function insertKey(tx: Tx, { lifetime_seconds, ...key }: NewKey): Promise<identity.ApiKey> {
  const secret = makeApiKey('iis');
  const row = await query(tx)
    .insertInto('api_keys')
    .values({
      id: v7(),
      workspace_id: tx.workspaceId,
      ...key,
      key_hash: hashKey(secret),
      key_prefix: keyPrefix(secret),
      expires_at: sql`now() + make_interval(secs => ${lifetime_seconds})`,
    })
    .returning(KEY_COLUMNS)
    .executeTakeFirstOrThrow();
  return { ...row, key: secret };
}

/** The response to a repeated request: the secret is sent once. */
export function withoutSecret<T extends { key: string | null }>(answer: T): T {
  return { ...answer, key: null };
}
