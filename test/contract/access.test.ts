import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import type { Route } from '../../services/gateway/src/core/route.ts';
import { routes } from '../../services/gateway/src/routes/index.ts';
import { Api } from '../support/api.ts';
import { useSystem } from '../support/shared-stack.ts';
import { type CallerUnderTest, allCallers } from './callers.ts';
import { expectedFor } from './expected.ts';

const system = await useSystem(after);
const callers = await allCallers(system);

function harmlessPath(route: Route): string {
  return route.path.replace(/:(\w+)/g, (_match, name: string) => {
    if (name === 'workspace_id') return system.demo.workspace_id;
    return name.endsWith('_id') ? randomUUID() : '1';
  });
}

/** Status, or the error's code where the status is one of authentication and access. */
async function outcome(route: Route, { api }: CallerUnderTest): Promise<string | number> {
  const ask = route.body ? { body: '[]' } : {};
  const { status, body } = await api.ask<{ code?: string }>(route.method.toUpperCase(), harmlessPath(route), ask);
  return (status === 401 || status === 403) && typeof body === 'object' ? (body.code ?? status) : status;
}

for (const route of routes) {
  test(`${route.method.toUpperCase()} ${route.path} lets in exactly whom its access names`, async () => {
    const also: readonly (string | number)[] = route.success.also ?? [];
    const outcomes = await Promise.all(callers.map(async (caller) => [caller, await outcome(route, caller)] as const));
    const wrong = outcomes
      .map(([caller, got]) => ({ caller: caller.name, got, expected: expectedFor(route, caller.who) }))
      .filter(({ got, expected }) => got !== expected && !(expected === route.success.status && also.includes(got)));
    assert.deepEqual(wrong, []);
  });
}

const takesWorkspace = (route: Route) => route.query !== undefined && 'workspace_id' in route.query.shape;

test('naming a workspace that is not one’s own is 403 workspace_mismatch on every route that takes one', async () => {
  const { other, tokens, api_keys } = system.demo;
  const strangers = [
    new Api(system.base_url, { key: api_keys.full }),
    new Api(system.base_url, { token: tokens.admin }),
  ];
  for (const route of routes.filter((one) => takesWorkspace(one) && !one.path.includes(':'))) {
    const allowed = 'user_only' in route.access ? strangers.slice(1) : strangers;
    for (const api of allowed) {
      const { status, body } = await api.get<{ code: string }>(`${route.path}?workspace_id=${other.workspace_id}`);
      assert.deepEqual([status, body.code], [403, 'workspace_mismatch'], route.path);
    }
  }
});

test('a campaign of another workspace is 404 on every route that reads it, so that it does not show that it exists', async () => {
  const { other, interview_id } = system.demo;
  const strangers = [
    new Api(system.base_url, { key: other.api_keys.full }),
    new Api(system.base_url, { token: other.tokens.owner }),
  ];
  const reads = routes.filter(({ method, path }) => method === 'get' && path.includes(':interview_id'));
  assert.ok(reads.length > 5, 'the table has routes that read a campaign');
  for (const route of reads) {
    const path = harmlessPath({ ...route, path: route.path.replace(':interview_id', interview_id) });
    for (const api of strangers) assert.equal((await api.get(path)).status, 404, route.path);
  }
});

test('a revoked key is refused by the very next request', async () => {
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
