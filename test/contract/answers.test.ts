import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { openApiOf } from '../../services/gateway/src/reference/openapi.ts';
import { routes } from '../../services/gateway/src/routes/index.ts';
import { Api } from '../support/api.ts';
import { tokenOfNewcomer } from './callers.ts';
import { useSystem } from '../support/shared-stack.ts';

const system = await useSystem(after);
const { demo, base_url } = system;
const owner = new Api(base_url, { token: demo.tokens.owner });
/** A user whose objects do not affect other tests. */
const newcomer = new Api(base_url, { token: await tokenOfNewcomer(system) });

test('the served reference matches the route table, and its page loads nothing from other hosts', async () => {
  const nobody = new Api(base_url);
  const { status, body } = await nobody.get('/v1/openapi.json');
  assert.equal(status, 200);
  assert.deepEqual(body, JSON.parse(JSON.stringify(openApiOf(routes, base_url))));
  const page = await nobody.get<string>('/docs');
  assert.equal(page.status, 200);
  const assets = [...page.body.matchAll(/(?:src|href)="(?!data:)([^"]+)"/g)].map(([, address = '']) => address);
  assert.ok(assets.length >= 4);
  for (const asset of assets) {
    assert.ok(asset.startsWith('/'), asset);
    assert.equal((await nobody.get(asset)).status, 200, asset);
  }
});

test('a repeated POST returns the stored response, marked as such; another body with the same key is 409', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const create = (name: string) => newcomer.post('/v1/workspaces', { name }, { headers });
  const first = await create('once');
  assert.equal(first.status, 201);
  assert.equal(first.headers.get('idempotent-replayed'), null);
  const second = await create('once');
  assert.deepEqual([second.status, second.body], [201, first.body]);
  assert.equal(second.headers.get('idempotent-replayed'), 'true');
  const third = await create('twice');
  assert.deepEqual([third.status, third.body['code']], [409, 'idempotency_key_reused']);
});

test('a key is sent once: a repeated request returns null instead, and a list only the prefix', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const body = { name: 'shown once', workspace_id: demo.workspace_id, scopes: ['mcp'] };
  const first = await owner.post('/v1/api-keys', body, { headers });
  const key = String(first.body['key']);
  assert.match(key, /^iis_[0-9A-Za-z]{38}$/);
  const second = await owner.post('/v1/api-keys', body, { headers });
  assert.deepEqual(second.body, { ...first.body, key: null });
  const list = await owner.get<Record<string, unknown>[]>(`/v1/api-keys?workspace_id=${demo.workspace_id}`);
  const listed = list.body.find(({ id }) => id === first.body['id']);
  assert.equal(listed?.['key_prefix'], key.slice(0, 12));
  assert.ok(!JSON.stringify(list.body).includes(key.slice(12)));
});

test('following Link headers lists every item once', async () => {
  const names = ['p1', 'p2', 'p3', 'p4', 'p5'];
  const made: string[] = [];
  for (const name of names) made.push(String((await newcomer.post('/v1/workspaces', { name })).body['id']));
  const seen: string[] = [];
  let path: string | undefined = '/v1/workspaces?limit=2';
  while (path !== undefined) {
    const page: { headers: Headers; body: { id: string }[] } = await newcomer.get<{ id: string }[]>(path);
    assert.ok(page.body.length <= 2);
    seen.push(...page.body.map(({ id }) => id));
    const next: string | undefined = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
    path = next?.slice(base_url.length);
  }
  assert.equal(new Set(seen).size, seen.length);
  assert.deepEqual(
    seen.filter((id) => made.includes(id)),
    made.toReversed(),
  );
});

test('every response has a request id and forbids caching', async () => {
  const { headers } = await owner.get('/v1/workspaces', { headers: { 'x-request-id': 'my-request' } });
  assert.equal(headers.get('x-request-id'), 'my-request');
  assert.equal(headers.get('cache-control'), 'no-store');
});

test('health reports every part, and metrics are in the exposition format and contain no ids', async () => {
  const nobody = new Api(base_url);
  const { status, body } = await nobody.get('/v1/health');
  assert.deepEqual([status, body['status']], [200, 'ok']);
  const database = await nobody.get('/v1/health/db');
  assert.deepEqual([database.status, database.body['status']], [200, 'ok']);
  const metrics = await nobody.get<string>('/metrics');
  assert.match(metrics.body, /^# TYPE insights_http_request_duration_seconds histogram$/m);
  assert.doesNotMatch(metrics.body, /[0-9a-f]{8}-[0-9a-f]{4}-7/);
});

test('support that names an unknown workspace gets the documented error, on lists and creations too', async () => {
  const support = new Api(base_url, { token: demo.tokens.support });
  const document = openApiOf(routes, base_url)['paths'] as Record<string, Record<string, { responses: object }>>;
  for (const path of ['/v1/interviews', '/v1/agent-templates', '/v1/vaults', '/v1/jobs/active']) {
    const { status, body } = await support.get(`${path}?workspace_id=${randomUUID()}`);
    assert.deepEqual([status, body['code']], [404, 'not_found'], path);
    assert.ok('404' in (document[path]?.['get']?.responses ?? {}), path);
  }
});
