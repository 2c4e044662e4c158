import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import type { Route } from '../../services/gateway/src/core/route.ts';
import { routes } from '../../services/gateway/src/routes/index.ts';
import { Api } from '../support/api.ts';
import { useSystem } from '../support/shared-stack.ts';
import { type CallerUnderTest, allCallers } from './callers.ts';
import { type Expected, expectedFor, rowFor } from './expected.ts';

const system = await useSystem(after);
const callers = await allCallers(system);
const cells = new Map<Expected, number>();

/** A call that changes nothing, whoever makes it: its ids are unknown and its body is not an object. */
function callOf(route: Route): { path: string; init: RequestInit & { headers: Record<string, string> } } {
  const path = route.path.replace(/:(\w+)/g, (_match, name: string) => {
    if (name === 'workspace_id') return system.demo.workspace_id;
    return name.endsWith('_id') ? randomUUID() : '1';
  });
  const body = route.body && { body: '[]', headers: { 'content-type': 'application/json' } };
  return { path, init: { method: route.method.toUpperCase(), headers: {}, ...body } };
}

/** The error's code for statuses of authentication and access; otherwise only that the call was accepted. */
async function outcome(route: Route, caller: CallerUnderTest, fresh: boolean): Promise<string> {
  const { path, init } = callOf(route);
  const headers = { ...init.headers, ...(await caller.headers(fresh)) };
  const response = await fetch(`${system.base_url}${path}`, { ...init, headers });
  const { status } = response;
  if (route.method === 'head' && status === 401) return 'unauthenticated';
  if (route.method === 'head' && status === 403) return 'insufficient_scope';
  if (status === 401 || status === 403) return String(((await response.json()) as { code?: string }).code);
  await response.body?.cancel();
  const isAnswer = status < 500 || (route.success.also ?? []).includes(status);
  return isAnswer && status !== 429 ? 'let through' : `status ${status}`;
}

for (const route of routes) {
  test(`${route.method.toUpperCase()} ${route.path} accepts exactly the callers in the specification`, async () => {
    const judged = callers.map(async (caller) => {
      const expected = expectedFor(route, caller.who);
      const got = await outcome(route, caller, expected === 'let through');
      cells.set(got, (cells.get(got) ?? 0) + 1);
      return { caller: caller.name, got, expected };
    });
    const wrong = (await Promise.all(judged)).filter(({ got, expected }) => got !== expected);
    assert.deepEqual(wrong, []);
  });
}

test('the matrix covers every route with every caller', () => {
  const counted = [...cells].toSorted(([, a], [, b]) => b - a).map(([got, count]) => `${got} ${count}`);
  const sum = [...cells.values()].reduce((total, count) => total + count, 0);
  console.log(`${routes.length} routes × ${callers.length} callers = ${sum} cells: ${counted.join(', ')}`);
  assert.equal(sum, routes.length * callers.length);
});

test('the table contains every route, and none is public by mistake', () => {
  const open = routes.filter((route) => rowFor(route).wanted.let_in === 'everybody');
  assert.deepEqual(
    open.map(({ path }) => path),
    routes.filter(({ access }) => 'public' in access).map(({ path }) => path),
  );
});

test('a revoked key is rejected with the next request', async () => {
  const { tokens, workspace_id } = system.demo;
  const owner = new Api(system.base_url, { token: tokens.owner });
  for (let round = 0; round < 20; round++) {
    const made = await owner.ok(
      owner.post('/v1/api-keys', { name: 'short-lived', workspace_id, scopes: ['interviews'] }),
    );
    const api = new Api(system.base_url, { key: String(made['key']) });
    assert.equal((await api.get('/v1/interviews')).status, 200);
    assert.equal((await owner.delete(`/v1/api-keys/${String(made['id'])}`)).status, 204);
    assert.equal((await api.get('/v1/interviews')).status, 401);
  }
});
