import assert from 'node:assert/strict';
import { test } from 'node:test';
import { v7 } from 'uuid';
import { hashKey, isWellFormedKey, servicePrincipal } from '@insights/auth-context';
import { events, retrievalKeys } from '@insights/contracts';
import type { Call } from '@insights/db';
import { vaultDeletedConsumer } from '../../consumers/vault-deleted.ts';
import { type Scene, scene, withSecret } from '../../scene.fixture.ts';
import { verifyKeys } from '../api-keys/verify-keys.ts';
import { createRetrievalKey, listRetrievalKeys, revokeRetrievalKey } from './retrieval-keys.ts';
import { verifyRetrievalKeys } from './verify-retrieval-keys.ts';

const firstPage = { limit: 1000, cursor: '' };
const encode = (answer: unknown) => retrievalKeys.RetrievalKey.encode(answer as retrievalKeys.RetrievalKey).finish();

const make = async ({ deps }: Scene, call: Call, vault_id: string) =>
  withSecret(await createRetrievalKey(deps, call, { vault_id, name: 'bot', expires_in_days: 30 }), 'key');
const list = ({ deps }: Scene, call: Call, vault_id: string) =>
  listRetrievalKeys(deps, call, { vault_id, page: firstPage });

async function statusOf({ deps }: Scene, ...keys: string[]): Promise<string[]> {
  const { verdicts } = await verifyRetrievalKeys(deps, { hashes: keys.map(hashKey) });
  return verdicts.map(({ status }) => status);
}

async function vaultDeleted({ db }: Scene, workspace_id: string, vault_id: string): Promise<void> {
  const event = { id: v7(), workspace_id, occurred_at: '', aggregate_id: vault_id, aggregate_version: 0 };
  const payload = events.VaultDeleted.encode({ vault_id }).finish();
  await vaultDeletedConsumer.take(db, 'identity', { ...event, service: 'vaults', attempt: 1 }, payload);
}

test('a new key is active for its vault only, and no later response contains its secret', async (t) => {
  const given = await scene(t);
  const { id, owner, owner_id } = await given.workspace();
  const [vault_id, other] = [v7(), v7()];
  const made = await make(given, owner, vault_id);
  assert.ok(isWellFormedKey(made.key, 'iir'));
  assert.equal(made.key_prefix, made.key.slice(0, 12));
  assert.equal(Date.parse(made.expires_at) - Date.parse(made.created_at), 30 * 86_400_000);
  const { verdicts } = await verifyRetrievalKeys(given.deps, { hashes: [hashKey(made.key)] });
  const whose = { workspace_id: id, vault_id, created_by: owner_id };
  assert.deepEqual(verdicts, [{ status: 'active', key_id: made.id, ...whose, remember_for_ms: 30_000 }]);
  assert.deepEqual((await list(given, owner, vault_id)).items, [{ ...made, key: null }]);
  assert.deepEqual((await list(given, owner, other)).items, []);
});

test('an API key is not accepted as a retrieval key, nor the other way round', async (t) => {
  const given = await scene(t);
  const { owner } = await given.workspace();
  const [retrieval, api] = [await make(given, owner, v7()), await given.key(owner)];
  assert.deepEqual(await statusOf(given, retrieval.key, api.key), ['active', 'unknown']);
  const { verdicts } = await verifyKeys(given.deps, { hashes: [hashKey(retrieval.key)] });
  assert.equal(verdicts[0]?.status, 'unknown');
});

test('a key is rejected as soon as it is revoked or has expired; revoking it again is a no-op', async (t) => {
  const given = await scene(t);
  const { id, owner } = await given.workspace();
  const vault_id = v7();
  const [revoked, expired] = [await make(given, owner, vault_id), await make(given, owner, vault_id)];
  await revokeRetrievalKey(given.deps, owner, { vault_id, key_id: revoked.id });
  await given.db.withWorkspace(owner, (tx) =>
    tx.run('update retrieval_keys set expires_at = now() where id = $1', [expired.id]),
  );
  assert.deepEqual(await statusOf(given, 'iir_none', revoked.key, expired.key), ['unknown', 'revoked', 'expired']);
  const before = await list(given, owner, vault_id);
  await revokeRetrievalKey(given.deps, owner, { vault_id, key_id: revoked.id });
  assert.deepEqual(await list(given, owner, vault_id), before);
  const actions = (await given.audit(id)).map(({ action }) => action);
  assert.equal(actions.filter((action) => action === 'retrieval_key.created').length, 2);
  assert.equal(actions.filter((action) => action === 'retrieval_key.revoked').length, 1);
});

test('deleting a vault revokes its keys only', async (t) => {
  const given = await scene(t);
  const { id, owner } = await given.workspace();
  const [gone, kept] = [v7(), v7()];
  const keys = [await make(given, owner, gone), await make(given, owner, gone), await make(given, owner, kept)];
  await vaultDeleted(given, id, gone);
  assert.deepEqual(await statusOf(given, ...keys.map(({ key }) => key)), ['revoked', 'revoked', 'active']);
});

test('a key of another vault or workspace is not found', async (t) => {
  const given = await scene(t);
  const [ours, theirs] = [await given.workspace(), await given.workspace()];
  const vault_id = v7();
  const { id: key_id, key } = await make(given, ours.owner, vault_id);
  const missing = { code: 'not_found' };
  await assert.rejects(revokeRetrievalKey(given.deps, ours.owner, { vault_id: v7(), key_id }), missing);
  await assert.rejects(revokeRetrievalKey(given.deps, theirs.owner, { vault_id, key_id }), missing);
  assert.deepEqual((await list(given, theirs.owner, vault_id)).items, []);
  assert.deepEqual(await statusOf(given, key), ['active']);
});

test('an API key creates keys on behalf of its creator; a service cannot create any', async (t) => {
  const given = await scene(t);
  const { id, owner_id } = await given.workspace();
  const asKey: Call = { principal: { ...servicePrincipal('k', id), kind: 'key', user_id: owner_id } };
  const { key } = await make(given, asKey, v7());
  assert.deepEqual(await statusOf(given, key), ['active']);
  await assert.rejects(make(given, { principal: servicePrincipal('vaults', id) }, v7()), { code: 'user_required' });
});

test('a repeated creation returns the same key without its secret, and its use is recorded', async (t) => {
  const given = await scene(t);
  const { owner } = await given.workspace();
  const vault_id = v7();
  const idempotency = { key: 'once', hash: 'h', route: 'POST /v1/vaults/:vault_id/retrieval-keys', encode };
  const made = await make(given, { ...owner, idempotency }, vault_id);
  await assert.rejects(make(given, { ...owner, idempotency }, vault_id), (error: { answer: Uint8Array }) => {
    assert.deepEqual(retrievalKeys.RetrievalKey.decode(error.answer), { ...made, key: null });
    return true;
  });
  await statusOf(given, made.key);
  await given.deps.keyUsage.flush();
  assert.ok((await list(given, owner, vault_id)).items[0]?.last_used_at);
});
