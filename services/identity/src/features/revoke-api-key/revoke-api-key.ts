import type { identity } from '@insights/contracts';
import type { Call } from '@insights/db';
import { notFound } from '@insights/errors';
import { recordAudit } from '../../db/audit.ts';
import type { Deps } from '../../deps.ts';

/** Ends a key: no verdict read after the answer accepts it. Again is no error and changes nothing. Errors: `not_found`. */
export function revokeApiKey(
  { db }: Deps,
  call: Call,
  { key_id }: identity.RevokeApiKeyRequest,
): Promise<identity.RevokeApiKeyResponse> {
  return db.withWorkspace(call, async (tx) => {
    const revoked = await tx.run('update api_keys set revoked_at = now() where id = $1 and revoked_at is null', [
      key_id,
    ]);
    if (revoked > 0) {
      await recordAudit(tx, call, { action: 'api_key.revoked', subject: key_id });
      return {};
    }
    if (!(await tx.row('select 1 from api_keys where id = $1', [key_id]))) throw notFound('API key');
    return {};
  });
}
