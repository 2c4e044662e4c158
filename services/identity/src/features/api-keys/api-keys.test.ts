import assert from 'node:assert/strict';
import { test } from 'node:test';
import { v7 } from 'uuid';
import { hashKey, isWellFormedKey, servicePrincipal } from '@insights/auth-context';
import { identity } from '@insights/contracts';
import type { Call } from '@insights/db';
import { type Scene, scene, withSecret } from '../../scene.fixture.ts';
import { listApiKeys } from './list-api-keys.ts';
import { revokeApiKey } from './revoke-api-key.ts';
import { rotateApiKey } from './rotate-api-key.ts';
import { verifyKeys } from './verify-keys.ts';
import { createApiKey } from './create-api-key.ts';

const firstPage = { page: { limit: 1000, cursor: '' } };
const encode = (answer: unknown) => identity.ApiKey.encode(answer as identity.ApiKey).finish();

async function statusOf(given: Scene, ...keys: string[]): Promise<string[]> {
  const { verdicts } = await verifyKeys(given.deps, { hashes: keys.map(hashKey) });
  return verdicts.map(({ status }) => status);
}

const asKey = (workspaceId: string): Call => ({
  principal: { ...servicePrincipal('k', workspaceId), kind: 'key', user_id: v7() },
});

test('a new key is active with its workspace, scopes and creator, and no later response contains its secret', async (t) => {
  const given = await scene(t);
  const { id, owner, owner_id } = await given.workspace();
  const made = await given.key(owner, ['interviews', 'exports', 'interviews']);
  assert.ok(isWellFormedKey(made.key, 'iis'));
  assert.equal(made.key_prefix, made.key.slice(0, 12));
  assert.equal(Date.parse(made.expires_at) - Date.parse(made.created_at), 30 * 86_400_000);
  assert.match(made.created_at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  const { verdicts } = await verifyKeys(given.deps, { hashes: [hashKey(made.key)] });
  const whose = { workspace_id: id, scopes: ['interviews', 'exports'], created_by: owner_id };
  assert.deepEqual(verdicts, [{ status: 'active', key_id: made.id, ...whose, remember_for_ms: 30_000 }]);
  const { items } = await listApiKeys(given.deps, owner, firstPage);
  assert.deepEqual(items, [{ ...made, key: null }]);
});

test('verdicts are in the order of the hashes: active, unknown, revoked, expired, a repeated one', async (t) => {
  const given = await scene(t);
  const { owner } = await given.workspace();
  const [active, revoked, expired] = await Promise.all([given.key(owner), given.key(owner), given.key(owner)]);
  await revokeApiKey(given.deps, owner, { key_id: revoked.id });
  await given.db.withWorkspace(owner, (tx) =>
    tx.run('update api_keys set expires_at = now() where id = $1', [expired.id]),
  );
  assert.deepEqual(await statusOf(given, active.key, 'iis_none', revoked.key, expired.key, active.key), [
    'active',
    'unknown',
    'revoked',
    'expired',
    'active',
  ]);
});

test('a key is rejected as soon as its revocation has returned; revoking it again is a no-op', async (t) => {
  const given = await scene(t);
  const { id, owner } = await given.workspace();
  const { id: key_id, key } = await given.key(owner);
  assert.deepEqual(await statusOf(given, key), ['active']);
  await revokeApiKey(given.deps, owner, { key_id });
  assert.deepEqual(await statusOf(given, key), ['revoked']);
  const before = await listApiKeys(given.deps, owner, firstPage);
  await revokeApiKey(given.deps, owner, { key_id });
  assert.deepEqual(await listApiKeys(given.deps, owner, firstPage), before);
  assert.ok(before.items[0]?.revoked_at);
  const actions = (await given.audit(id)).map(({ action }) => action);
  assert.deepEqual(actions, ['workspace.created', 'api_key.created', 'api_key.revoked']);
});

test('a rotated key has the same name, scopes and lifetime, and the old one stays valid', async (t) => {
  const given = await scene(t);
  const { owner } = await given.workspace();
  const old = await given.key(owner, ['mcp', 'exports']);
  const fresh = withSecret(await rotateApiKey(given.deps, owner, { key_id: old.id, grace_seconds: null }), 'key');
  assert.notEqual(fresh.key, old.key);
  assert.deepEqual([fresh.name, fresh.scopes], [old.name, old.scopes]);
  assert.equal(Date.parse(fresh.expires_at) - Date.parse(fresh.created_at), 30 * 86_400_000);
  assert.deepEqual(await statusOf(given, old.key, fresh.key), ['active', 'active']);
});

test('with a time of grace the old key ends with it, and a key made from it lives as long as it was to live', async (t) => {
  const given = await scene(t);
  const { owner } = await given.workspace();
  const old = await given.key(owner, ['exports']);
  const rotate = async (grace_seconds: number) =>
    withSecret(await rotateApiKey(given.deps, owner, { key_id: old.id, grace_seconds }), 'key');
  const endOf = async () => {
    const { items } = await listApiKeys(given.deps, owner, firstPage);
    return Date.parse(items.find(({ id }) => id === old.id)?.expires_at ?? '');
  };
  const before = Date.now();
  await rotate(3_600);
  const end = await endOf();
  assert.ok(Math.abs(end - before - 3_600_000) < 60_000);
  assert.deepEqual(await statusOf(given, old.key), ['active']);
  const second = await rotate(7_200);
  assert.equal(await endOf(), end, 'grace never lengthens a life');
  assert.equal(Date.parse(second.expires_at) - Date.parse(second.created_at), 30 * 86_400_000);
  const third = await rotate(0);
  assert.deepEqual(await statusOf(given, old.key, second.key, third.key), ['expired', 'active', 'active']);
});

test('a revoked key cannot be rotated', async (t) => {
  const given = await scene(t);
  const { owner } = await given.workspace();
  const { id: key_id } = await given.key(owner);
  await revokeApiKey(given.deps, owner, { key_id });
  await assert.rejects(rotateApiKey(given.deps, owner, { key_id, grace_seconds: null }), {
    code: 'invalid_transition',
  });
});

test('each unknown scope is reported with its index', async (t) => {
  const given = await scene(t);
  const { owner } = await given.workspace();
  await assert.rejects(
    given.key(owner, ['exports', 'everything', 'mcp', 'all']),
    (error: { problems: { loc: unknown }[] }) => {
      assert.deepEqual(
        error.problems.map(({ loc }) => loc),
        [
          ['body', 'scopes', 1],
          ['body', 'scopes', 3],
        ],
      );
      return true;
    },
  );
  await assert.rejects(given.key(owner, []), { code: 'invalid_request' });
});

test('an API key cannot create keys', async (t) => {
  const given = await scene(t);
  const { id } = await given.workspace();
  await assert.rejects(given.key(asKey(id)), { code: 'user_required' });
});

test('a repeated creation returns the same key without its secret', async (t) => {
  const given = await scene(t);
  const { owner } = await given.workspace();
  const call = { ...owner, idempotency: { key: 'once', hash: 'h', route: 'POST /v1/api-keys', encode } };
  const request = { name: 'CI', scopes: ['*'], expires_in_days: 1 };
  const made = await createApiKey(given.deps, call, request);
  await assert.rejects(createApiKey(given.deps, call, request), (error: { answer: Uint8Array }) => {
    assert.deepEqual(identity.ApiKey.decode(error.answer), { ...made, key: null });
    return true;
  });
});

test('another workspace cannot list, revoke or rotate a key', async (t) => {
  const given = await scene(t);
  const [ours, theirs] = [await given.workspace(), await given.workspace()];
  const { id: key_id, key } = await given.key(ours.owner);
  assert.deepEqual((await listApiKeys(given.deps, theirs.owner, firstPage)).items, []);
  await assert.rejects(revokeApiKey(given.deps, theirs.owner, { key_id }), { code: 'not_found' });
  await assert.rejects(rotateApiKey(given.deps, theirs.owner, { key_id, grace_seconds: null }), { code: 'not_found' });
  assert.deepEqual(await statusOf(given, key), ['active']);
});

test('pages list each key once, newest first', async (t) => {
  const given = await scene(t);
  const { owner } = await given.workspace();
  for (let n = 0; n < 5; n += 1) await given.key(owner);
  const seen: string[] = [];
  let cursor = '';
  do {
    const page = await listApiKeys(given.deps, owner, { page: { limit: 2, cursor } });
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.next_cursor;
  } while (cursor !== '');
  assert.equal(new Set(seen).size, 5);
  assert.deepEqual(seen, seen.toSorted().toReversed());
});

test('a page holds up to a thousand keys, and the next page the rest', async (t) => {
  const given = await scene(t);
  const { id, owner, owner_id } = await given.workspace();
  await given.db.withWorkspace(owner, (tx) =>
    tx.run(
      `insert into api_keys (id, workspace_id, name, key_hash, key_prefix, scopes, created_by, expires_at)
       select gen_random_uuid(), $1, 'k', sha256(n::text::bytea), 'iis_', '{mcp}', $2, now() + interval '1 day'
         from generate_series(1, 1003) as n`,
      [id, owner_id],
    ),
  );
  const first = await listApiKeys(given.deps, owner, firstPage);
  const second = await listApiKeys(given.deps, owner, { page: { limit: 1000, cursor: first.next_cursor } });
  assert.deepEqual([first.items.length, second.items.length, second.next_cursor], [1000, 3, '']);
  assert.equal(new Set([...first.items, ...second.items].map((key) => key.id)).size, 1003);
});
