import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { type Answer, Api, once } from '../support/api.ts';
import { useSystem } from '../support/shared-stack.ts';
import { queryAsAdmin } from '../support/stack-database.ts';
import { tokenOf } from './callers.ts';

const system = await useSystem(after);
const { base_url, demo } = system;
const admin = new Api(base_url, { token: demo.tokens.platform_admin });
const nobody = new Api(base_url);

const newSlug = () => `acme-${randomUUID()}`;
const body = (slug: string, more: object = {}) => ({ slug, company_name: 'Acme', ...more });
const outcome = ({ status, body: { code } }: Answer) => [status, code];

/** A new platform admin with a workspace and a key. */
async function platformAdminWithKey(scopes: string[]) {
  const email = `${randomUUID()}@example.com`;
  const user = new Api(base_url, { token: await tokenOf(system, { sub: email, email, name: 'Pat' }) });
  const { id: workspace_id } = await user.ok(user.post('/v1/workspaces', { name: 'Pat' }));
  const { key } = await user.ok(user.post('/v1/api-keys', { name: 'k', workspace_id, scopes }));
  const setRole = async (role: string, verified = true) => {
    const sql = 'update identity.users set platform_role = $2, email_verified = $3 where email = $1';
    await queryAsAdmin(system.dir, sql, [email, role, verified]);
  };
  return { user, api: new Api(base_url, { key: String(key) }), setRole };
}

test('a platform admin creates, lists, changes and deletes demos', async () => {
  const slug = newSlug();
  const made = await admin.post('/v1/demo', body(slug), { headers: once() });
  assert.equal(made.status, 201);
  const { id, view_count, demo_type, status } = made.body;
  assert.deepEqual([view_count, demo_type, status], [0, 'guided', 'draft']);
  const again = await admin.post('/v1/demo', body(slug));
  assert.deepEqual(outcome(again), [409, 'duplicate_slug']);
  const live = await admin.patch(`/v1/demo/${String(id)}`, { status: 'live', demo_type: 'sandbox' });
  assert.deepEqual([live.status, live.body['status'], live.body['demo_type']], [200, 'live', 'sandbox']);
  const listed = async (filter: string) =>
    (await admin.ok(admin.get<{ slug: string }[]>(`/v1/demo${filter}`))).some((row) => row.slug === slug);
  assert.deepEqual(
    [await listed(''), await listed('?status=live'), await listed('?status=draft')],
    [true, true, false],
  );
  assert.equal((await admin.get('/v1/demo?status=hidden')).status, 422);
  assert.equal((await admin.patch(`/v1/demo/${String(id)}`, { status: 'archived' })).status, 200);
  const revived = await admin.patch(`/v1/demo/${String(id)}`, { status: 'live' });
  assert.deepEqual(outcome(revived), [409, 'invalid_transition']);
  assert.equal((await admin.delete(`/v1/demo/${String(id)}`)).status, 204);
  assert.deepEqual(outcome(await admin.delete(`/v1/demo/${String(id)}`)), [404, 'not_found']);
});

test('concurrent views are all counted, and an unknown slug among them is 404 only for its own request', async () => {
  const slug = newSlug();
  const { id } = await admin.ok(admin.post('/v1/demo', body(slug, { status: 'live' })));
  const view = (of: string) => nobody.get(`/v1/demo/public/${of}`);
  const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => view(n % 3 === 0 ? newSlug() : slug)));
  const statuses = answers.map(({ status }) => status);
  assert.deepEqual(
    [200, 404].map((wanted) => statuses.filter((status) => status === wanted).length),
    [40, 20],
  );
  assert.equal((await view(slug)).body['view_count'], 41);
  assert.equal((await admin.delete(`/v1/demo/${String(id)}`)).status, 204);
});

test('a key has platform rights exactly while its creator is a platform admin with a verified address', async () => {
  const { user, api, setRole } = await platformAdminWithKey(['*']);
  const ask = async () => outcome(await api.get('/v1/demo'));
  assert.deepEqual(await ask(), [403, 'insufficient_role']);
  await setRole('admin');
  assert.deepEqual(await ask(), [200, undefined]);
  assert.equal((await api.post('/v1/demo', body(newSlug()))).status, 201);
  await setRole('admin', false);
  assert.deepEqual(await ask(), [403, 'insufficient_role']);
  await setRole('support');
  assert.deepEqual(await ask(), [403, 'insufficient_role']);
  assert.deepEqual(outcome(await user.get('/v1/demo')), [403, 'insufficient_role']);
});

test('a platform admin’s key with fewer scopes has no platform rights', async () => {
  const { api, setRole } = await platformAdminWithKey(['interviews', 'exports', 'webhooks', 'mcp']);
  await setRole('admin');
  assert.deepEqual(outcome(await api.get('/v1/demo')), [403, 'insufficient_scope']);
});

test('anybody can view a live demo, each view counts once, and a draft is not found', async () => {
  const slug = newSlug();
  const { id } = await admin.ok(admin.post('/v1/demo', body(slug)));
  const view = () => nobody.get(`/v1/demo/public/${slug}`);
  assert.deepEqual(outcome(await view()), [404, 'not_found']);
  await admin.ok(admin.patch(`/v1/demo/${String(id)}`, { status: 'live' }));
  const seen = await Promise.all(Array.from({ length: 20 }, view));
  assert.deepEqual(new Set(seen.map(({ status }) => status)), new Set([200]));
  const last = await view();
  assert.deepEqual([last.body['slug'], last.body['view_count']], [slug, 21]);
});
