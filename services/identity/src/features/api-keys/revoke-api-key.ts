import type { identity } from '@insights/contracts';
import { type Call, sql } from '@insights/db';
import { notFound } from '@insights/errors';
import { recordAudit } from '../../db/audit.ts';
import { leasesAreAwaited } from '../../db/key-leases.ts';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';

/** Revokes a key. No-op if it is revoked already. The caller awaits the gateways' leases. Errors: `not_found`. */
export function revokeApiKey(
  { db }: Deps,
  call: Call,
  { key_id }: identity.RevokeApiKeyRequest,
): Promise<identity.RevokeApiKeyResponse> {
  return db.withWorkspace(call, async (tx) => {
    const key = await query(tx)
      .selectFrom('api_keys')
      .select('revoked_at')
      .where('id', '=', key_id)
      .forUpdate()
      .executeTakeFirst();
    if (!key) throw notFound('API key');
    if (key.revoked_at !== null) return {};
    await leasesAreAwaited(tx);
    await query(tx)
      .updateTable('api_keys')
      .set({ revoked_at: sql`now()` })
      .where('id', '=', key_id)
      .execute();
    await recordAudit(tx, call, { action: 'api_key.revoked', subject: key_id });
    return {};
  });
}
