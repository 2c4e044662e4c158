import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Route } from '../../services/gateway/src/core/route.ts';
import { routes } from '../../services/gateway/src/routes/index.ts';
import { type Answer, Api } from '../support/api.ts';
import { useSystem } from '../support/shared-stack.ts';
import { rowFor } from './expected.ts';
import { goodBodies, thingsOf } from './things.ts';

const system = await useSystem(after);
const { demo, base_url } = system;
const things = await thingsOf(system);
const key = new Api(base_url, { key: demo.other.api_keys.full });
const owner = new Api(base_url, { token: demo.other.tokens.owner });

const nameOf = (route: Route) => `${route.method.toUpperCase()} ${route.path}`;
const wantedBy = (route: Route) => rowFor(route).wanted.let_in;
const paramsOf = (route: Route) => [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

/** Callers who may use the route in their own workspace. */
function strangersTo(route: Route): [string, Api][] {
  const strangers: [string, Api][] = [
    ['key', key],
    ['owner', owner],
  ];
  return wantedBy(route) === 'user' ? strangers.slice(1) : strangers;
}

function call(api: Api, route: Route, extra: { query?: string; body?: object } = {}): Promise<Answer> {
  const path = route.path.replace(/:(\w+)/g, (_match, name: string) => {
    const id = things[name];
    assert.ok(id, `add ${name} to test/contract/things.ts: ${nameOf(route)} takes it`);
    return id;
  });
  const body = route.body && { body: { ...goodBodies[nameOf(route)], ...extra.body } };
  const headers = { 'if-match': '*' };
  return api.ask(route.method.toUpperCase(), `${path}${extra.query ?? ''}`, { ...body, headers });
}

const isAboutWorkspace = (route: Route) =>
  ['any_credential', 'scopes', 'user'].includes(wantedBy(route)) && !rowFor(route).without_workspace;
const guarded = routes.filter(isAboutWorkspace);
const ofThings = guarded.filter((route) =>
  paramsOf(route).some((name) => name.endsWith('_id') && name !== 'workspace_id'),
);

test('an object of another workspace is 404 on every route, for every caller', async () => {
  const wrong: object[] = [];
  let cells = 0;
  for (const route of ofThings.filter(({ path }) => !path.includes(':workspace_id'))) {
    for (const [who, api] of strangersTo(route)) {
      const { status, body } = await call(api, route);
      cells += 1;
      if (status !== 404 || body['code'] !== 'not_found') wrong.push({ route: nameOf(route), who, status, body });
    }
  }
  assert.deepEqual(wrong, [], 'a 422 means that test/contract/things.ts needs a good body for the route');
  console.log(`${cells} cells`);
});

test('naming another workspace is 403 workspace_mismatch on every route', async () => {
  const { workspace_id } = demo;
  const wrong: object[] = [];
  let cells = 0;
  const judge = async (route: Route, where: { query?: string; body?: object }) => {
    for (const [who, api] of strangersTo(route)) {
      const { status, body } = await call(api, route, where);
      cells += 1;
      if (status !== 403 || body['code'] !== 'workspace_mismatch') {
        wrong.push({ route: nameOf(route), who, where, status, body });
      }
    }
  };
  for (const route of guarded) {
    if (paramsOf(route).includes('workspace_id')) await judge(route, {});
    else if (route.query && 'workspace_id' in route.query.shape)
      await judge(route, { query: `?workspace_id=${workspace_id}` });
    else if (takesWorkspaceInBody(route)) await judge(route, { body: { workspace_id } });
  }
  assert.deepEqual(wrong, []);
  assert.ok(cells >= 20);
  console.log(`${cells} cells`);
});

function takesWorkspaceInBody({ body }: Route): boolean {
  return body !== undefined && 'shape' in body && 'workspace_id' in (body.shape as object);
}

test('rejected requests of strangers have changed nothing', async () => {
  const insider = new Api(base_url, { key: demo.api_keys.full });
  const endpoint = await insider.ok(insider.get(`/v1/webhook-endpoints/${things['endpoint_id']}`));
  assert.equal(endpoint['active'], true);
  for (const route of ofThings.filter(({ method }) => method === 'get')) {
    if (wantedBy(route) === 'user') continue;
    const { status, body } = await call(insider, route);
    // The conversation is there, and has no recording.
    if (body['code'] === 'recording_not_found') continue;
    assert.equal(status, 200, nameOf(route));
  }
});
