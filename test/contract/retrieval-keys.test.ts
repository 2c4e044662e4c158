import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { makeApiKey } from '@insights/auth-context';
import { routes } from '../../services/gateway/src/routes/index.ts';
import { type Answer, Api, once } from '../support/api.ts';
import { eventually } from '../support/eventually.ts';
import { useSystem } from '../support/shared-stack.ts';
import { queryAsAdmin } from '../support/stack-database.ts';
import { rowFor } from './expected.ts';

const system = await useSystem(after);
const { base_url, demo } = system;
const team = new Api(base_url, { key: demo.api_keys.full });
const outcome = ({ status, body: { code } }: Answer) => [status, code];

const vault = async () => String((await team.ok(team.post('/v1/vaults', { name: 'For keys' })))['id']);
const pathOf = (vaultId: string) => `/v1/vaults/${vaultId}/retrieval-keys`;

async function keyOf(vaultId: string): Promise<{ id: string; key: string; api: Api }> {
  const { id, key } = await team.ok(team.post(pathOf(vaultId), { name: 'bot' }));
  return { id: String(id), key: String(key), api: new Api(base_url, { key: String(key) }) };
}

test('a key is shown once, listed without its secret, and valid for a year by default', async () => {
  const vault_id = await vault();
  const headers = once();
  const body = { name: 'bot' };
  const made = await team.post<Record<string, string>>(pathOf(vault_id), body, { headers });
  assert.equal(made.status, 201);
  assert.match(made.body['key'] ?? '', /^iir_[0-9A-Za-z]{38}$/);
  const days = (Date.parse(made.body['expires_at'] ?? '') - Date.parse(made.body['created_at'] ?? '')) / 86_400_000;
  assert.equal(days, 365);
  const again = await team.post(pathOf(vault_id), body, { headers });
  assert.deepEqual([again.status, again.body], [201, { ...made.body, key: null }]);
  assert.equal(again.headers.get('idempotent-replayed'), 'true');
  const { key, ...rest } = made.body;
  const listed = await team.ok(team.get(pathOf(vault_id)));
  assert.deepEqual(listed, [{ ...rest, last_used_at: null, revoked_at: null }]);
  assert.ok(!JSON.stringify(listed).includes(String(key).slice(12)));
});

test('another workspace’s vault is not found, members cannot create keys, and a lifetime is 1 to 3,650 days', async () => {
  const vault_id = await vault();
  assert.deepEqual(outcome(await team.post(pathOf(randomUUID()), { name: 'bot' })), [404, 'not_found']);
  assert.deepEqual(outcome(await team.get(pathOf(randomUUID()))), [404, 'not_found']);
  const member = new Api(base_url, { token: demo.tokens.member });
  assert.deepEqual(outcome(await member.post(pathOf(vault_id), { name: 'bot' })), [403, 'insufficient_role']);
  for (const expires_in_days of [0, 3651]) {
    assert.equal((await team.post(pathOf(vault_id), { name: 'bot', expires_in_days })).status, 422);
  }
});

test('a retrieval key is accepted for retrieval only; every other route is 403 and says what it is for', async () => {
  const { api } = await keyOf(await vault());
  const others = routes.filter((route) => !['everybody', 'retrieval_key'].includes(rowFor(route).wanted.let_in));
  assert.ok(others.length >= 90);
  for (const route of others) {
    const path = route.path.replace(/:(\w+)/g, () => randomUUID());
    const { status, body } = await api.ask<{ code: string; detail: string }>(route.method.toUpperCase(), path);
    const name = `${route.method} ${route.path}`;
    assert.equal(status, 403, name);
    // An answer to HEAD has no body.
    if (route.method === 'head') continue;
    assert.equal(body.code, 'insufficient_scope', name);
    assert.match(body.detail, /POST \/v1\/retrieval and POST \/v1\/retrieval\/answer only/);
  }
});

test('revoked, expired, unknown and malformed keys are 401 on every route', async () => {
  const vault_id = await vault();
  const ask = async (key: string) => outcome(await new Api(base_url, { key }).get('/v1/vaults'));
  const [revoked, expired] = [await keyOf(vault_id), await keyOf(vault_id)];
  assert.deepEqual(await ask(revoked.key), [403, 'insufficient_scope']);
  assert.equal((await team.delete(`${pathOf(vault_id)}/${revoked.id}`)).status, 204);
  const expire = `update identity.retrieval_keys set expires_at = now() - interval '1 second' where id = $1`;
  await queryAsAdmin(system.dir, expire, [expired.id]);
  for (const key of [revoked.key, expired.key, makeApiKey('iir'), 'iir_malformed', `${makeApiKey('iir')}x`]) {
    assert.deepEqual(await ask(key), [401, 'unauthenticated']);
  }
});

test('deleting a vault revokes its keys', async () => {
  const vault_id = await vault();
  const { api } = await keyOf(vault_id);
  await team.delete(`/v1/vaults/${vault_id}`);
  await eventually(async () => assert.equal((await api.get('/v1/vaults')).status, 401));
});

test('the demo has a retrieval key', async () => {
  const api = new Api(base_url, { key: demo.retrieval_key });
  assert.deepEqual(outcome(await api.get('/v1/vaults')), [403, 'insufficient_scope']);
});
