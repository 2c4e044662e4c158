import type { identity } from '@insights/contracts';
import { type Call, type Tx, sql } from '@insights/db';
import { AppError, notFound } from '@insights/errors';
import { roomFor } from '@insights/quotas';
import { recordAudit } from '../../db/audit.ts';
import { leasesAreAwaited } from '../../db/key-leases.ts';
import { insertKey, withoutSecret } from '../../db/keys.ts';
import { requireRole } from '../../db/members.ts';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';
import { requireUser } from '../../domain/callers.ts';

/**
 * Creates a second key with the name, scopes and lifetime of the first, which stays valid for the time of grace, without one until it is
 * revoked or expires. Grace only ever shortens: a key that ends sooner keeps its end.
 * An expired key can be rotated, a revoked one cannot. The caller awaits the gateways' leases. Errors: `user_required`, `insufficient_role`, `not_found`, `invalid_transition`, `quota_exceeded`.
 */
export async function rotateApiKey(
  { db, quotas }: Deps,
  call: Call,
  { key_id, grace_seconds }: identity.RotateApiKeyRequest,
): Promise<identity.ApiKey> {
  const created_by = requireUser(call.principal);
  const rotate = async (tx: Tx) => {
    await requireRole(tx, call.principal, 'admin');
    const room = await roomFor(tx, quotas.api_keys);
    const { name, scopes, lifetime_seconds } = await keyToRotate(tx, key_id);
    room.take();
    const key = await insertKey(tx, { name, scopes, created_by, lifetime_seconds });
    if (grace_seconds !== null) await endWithin(tx, key_id, grace_seconds);
    const details = { new_key_id: key.id, grace_seconds };
    await recordAudit(tx, call, { action: 'api_key.rotated', subject: key_id, details });
    return key;
  };
  return db.withWorkspace(call, rotate, { replay: withoutSecret });
}

const LIFETIME = sql<number>`coalesce(lifetime_seconds, extract(epoch from expires_at - created_at)::float8)`;

async function endWithin(tx: Tx, id: string, seconds: number): Promise<void> {
  await leasesAreAwaited(tx);
  await query(tx)
    .updateTable('api_keys')
    .set({
      lifetime_seconds: LIFETIME,
      expires_at: sql<string>`least(expires_at, now() + make_interval(secs => ${seconds}))`,
    })
    .where('id', '=', id)
    .execute();
}

async function keyToRotate(tx: Tx, id: string) {
  const key = await query(tx)
    .selectFrom('api_keys')
    .select(['name', 'scopes', 'revoked_at'])
    .select(LIFETIME.as('lifetime_seconds'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!key) throw notFound('API key');
  if (key.revoked_at !== null) {
    throw new AppError('invalid_transition', {
      publicMessage: 'A revoked key cannot be rotated. Create a new one.',
    });
  }
  return key;
}
