import type { identity } from '@insights/contracts';
import type { Call, Tx } from '@insights/db';
import { AppError, notFound } from '@insights/errors';
import { roomFor } from '@insights/quotas';
import { recordAudit } from '../../db/audit.ts';
import { insertKey, withoutSecret } from '../../db/keys.ts';
import { requireStanding } from '../../db/members.ts';
import type { Deps } from '../../deps.ts';
import { requireUser } from '../../domain/callers.ts';

interface OldKey {
  name: string;
  scopes: string[];
  is_revoked: boolean;
  lifetime_seconds: number;
}

/**
 * A second key with the name, scopes and length of life of the first, which lives on until it is revoked or expires.
 * An expired key may be rotated, a revoked one not. Errors: `user_required`, `insufficient_role`, `not_found`, `invalid_transition`, `quota_exceeded`.
 */
export async function rotateApiKey(
  { db, quotas }: Deps,
  call: Call,
  { key_id }: identity.RotateApiKeyRequest,
): Promise<identity.ApiKey> {
  const created_by = requireUser(call.principal);
  const rotate = async (tx: Tx) => {
    await requireStanding(tx, call.principal, 'admin');
    const room = await roomFor(tx, quotas.api_keys);
    const { name, scopes, lifetime_seconds } = await keyToRotate(tx, key_id);
    room.take();
    const key = await insertKey(tx, { name, scopes, created_by, lifetime_seconds });
    const details = { new_key_id: key.id };
    await recordAudit(tx, call, { action: 'api_key.rotated', subject: key_id, details });
    return key;
  };
  return db.withWorkspace(call, rotate, { replay: withoutSecret });
}

async function keyToRotate(tx: Tx, id: string): Promise<OldKey> {
  const key = await tx.row<OldKey>(
    `select name, scopes, revoked_at is not null as is_revoked,
            extract(epoch from expires_at - created_at)::float8 as lifetime_seconds
       from api_keys where id = $1 for update`,
    [id],
  );
  if (!key) throw notFound('API key');
  if (key.is_revoked) {
    throw new AppError('invalid_transition', {
      publicMessage: 'A key that is revoked cannot be rotated. Create a new one.',
    });
  }
  return key;
}
