import type { identity } from '@insights/contracts';
import type { Call, Tx } from '@insights/db';
import { roomFor } from '@insights/quotas';
import { recordAudit } from '../../db/audit.ts';
import { insertKey, withoutSecret } from '../../db/keys.ts';
import { requireRole } from '../../db/members.ts';
import type { Deps } from '../../deps.ts';
import { requireUser } from '../../domain/callers.ts';
import { scopesOfKey } from '../../domain/scopes.ts';

/** Creates a key; only this response contains it. Errors: `user_required`, `insufficient_role`, `invalid_request` at body.scopes, `quota_exceeded`. */
export async function createApiKey(
  { db, quotas }: Deps,
  call: Call,
  request: identity.CreateApiKeyRequest,
): Promise<identity.ApiKey> {
  const created_by = requireUser(call.principal);
  const scopes = scopesOfKey(request.scopes);
  const create = async (tx: Tx) => {
    await requireRole(tx, call.principal, 'admin');
    (await roomFor(tx, quotas.api_keys)).take();
    const key = await insertKey(tx, {
      name: request.name,
      scopes,
      created_by,
      lifetime_seconds: request.expires_in_days * 86_400,
    });
    await recordAudit(tx, call, { action: 'api_key.created', subject: key.id, details: { scopes } });
    return key;
  };
  return db.withWorkspace(call, create, { replay: withoutSecret });
}
