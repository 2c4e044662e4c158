import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { v7 } from 'uuid';
import { type WordOf, demos, wordsOf } from '@insights/contracts';
import type { Call } from '@insights/db';
import { type Scene, callOf, gateway, scene } from '../../scene.fixture.ts';
import { getPlatformRole } from '../platform-role/get-platform-role.ts';
import { createDemo, deleteDemo, listDemos, updateDemo, viewDemo } from './demos.ts';

const STATUSES = wordsOf(demos.DemoStatus);
const ALLOWED = ['draft live', 'draft archived', 'live draft', 'live archived', 'archived draft'];
const encode = (answer: unknown) => demos.Demo.encode(answer as demos.Demo).finish();
const firstPage = { limit: 1000, cursor: '' };

let admin: Call;

async function withAdmin(t: TestContext): Promise<Scene> {
  const given = await scene(t);
  const { principal } = callOf(await given.user('platform-admin'), '', 'member');
  admin = { principal: { ...principal, platform_role: 'admin' } };
  return given;
}

const create = (given: Scene, slug: string, status: WordOf<typeof demos.DemoStatus> = 'draft', call = admin) =>
  createDemo(given.deps, call, { slug, company_name: 'Acme', demo_type: 'guided', status });
const change = (given: Scene, demo_id: string, changes: Partial<demos.UpdateDemoRequest>) =>
  updateDemo(given.deps, admin, { demo_id, slug: null, company_name: null, demo_type: null, status: null, ...changes });
const view = (given: Scene, slug: string) => viewDemo(given.deps, gateway, { slug, views: 1 });

test('demos are listed newest first, by status and in pages', async (t) => {
  const given = await withAdmin(t);
  const first = await create(given, 'first');
  const second = await create(given, 'second', 'live');
  assert.deepEqual([first.status, first.view_count, first.demo_type], ['draft', 0, 'guided']);
  const list = async (status: demos.DemoStatus | null) =>
    (await listDemos(given.deps, admin, { status, page: firstPage })).items.map(({ slug }) => slug);
  assert.deepEqual(await list(null), ['second', 'first']);
  assert.deepEqual(await list('live'), ['second']);
  const page = await listDemos(given.deps, admin, { status: null, page: { limit: 1, cursor: '' } });
  const rest = await listDemos(given.deps, admin, { status: null, page: { limit: 1, cursor: page.next_cursor } });
  assert.deepEqual([...page.items, ...rest.items], [second, first]);
});

test('only the changes of status in the table are accepted', async (t) => {
  const given = await withAdmin(t);
  for (const from of STATUSES) {
    for (const to of STATUSES) {
      const { id: demo_id } = await create(given, `${from}-${to}`, from);
      const changed = change(given, demo_id, { status: to });
      if (from === to || ALLOWED.includes(`${from} ${to}`)) assert.equal((await changed).status, to);
      else await assert.rejects(changed, { code: 'invalid_transition' });
    }
  }
});

test('a slug is unique across all statuses, even with concurrent requests', async (t) => {
  const given = await withAdmin(t);
  const outcomes = await Promise.allSettled([create(given, 'acme'), create(given, 'acme')]);
  assert.deepEqual(outcomes.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected']);
  const other = await create(given, 'other', 'archived');
  await assert.rejects(change(given, other.id, { slug: 'acme' }), { code: 'duplicate_slug' });
  const renamed = await change(given, other.id, { slug: 'acme-two', company_name: 'Two' });
  assert.deepEqual([renamed.slug, renamed.company_name, renamed.demo_type], ['acme-two', 'Two', 'guided']);
});

test('concurrent views of a live demo are counted exactly; demos in other statuses are not found', async (t) => {
  const given = await withAdmin(t);
  const { id, updated_at } = await create(given, 'acme', 'live');
  const counts = (await Promise.all(Array.from({ length: 40 }, () => view(given, 'acme')))).map((d) => d.view_count);
  assert.deepEqual(
    counts.toSorted((a, b) => a - b),
    Array.from({ length: 40 }, (_none, n) => n + 1),
  );
  const { items } = await listDemos(given.deps, admin, { status: null, page: firstPage });
  assert.deepEqual([items[0]?.view_count, items[0]?.updated_at], [40, updated_at]);
  await create(given, 'a-draft');
  await change(given, id, { status: 'archived' });
  for (const slug of ['acme', 'a-draft', 'nobody']) await assert.rejects(view(given, slug), { code: 'not_found' });
  const after = await listDemos(given.deps, admin, { status: 'archived', page: firstPage });
  assert.equal(after.items[0]?.view_count, 40);
});

test('deleting a deleted demo is not found', async (t) => {
  const given = await withAdmin(t);
  const { id: demo_id } = await create(given, 'acme');
  await deleteDemo(given.deps, admin, { demo_id });
  await assert.rejects(deleteDemo(given.deps, admin, { demo_id }), { code: 'not_found' });
});

test('a repeated request creates one demo', async (t) => {
  const given = await withAdmin(t);
  const call = { ...admin, idempotency: { key: 'once', hash: 'h', route: 'POST /v1/demo', encode } };
  const made = await create(given, 'acme', 'draft', call);
  await assert.rejects(create(given, 'acme', 'draft', call), (error: { answer: Uint8Array }) => {
    assert.deepEqual(demos.Demo.decode(error.answer), made);
    return true;
  });
});

test('a user without a platform role, and an unknown user, have none', async (t) => {
  const given = await withAdmin(t);
  const { owner_id: user_id } = await given.workspace();
  assert.deepEqual(await getPlatformRole(given.deps, { user_id }), { platform_role: null });
  assert.deepEqual(await getPlatformRole(given.deps, { user_id: v7() }), { platform_role: null });
});
