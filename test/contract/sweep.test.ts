import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { after, test } from 'node:test';
import type { Route } from '../../services/gateway/src/core/route.ts';
import { routes } from '../../services/gateway/src/routes/index.ts';
import { useSystem } from '../support/shared-stack.ts';
import { rowFor } from './expected.ts';
import { goodBodies } from './things.ts';

const { demo, base_url } = await useSystem(after);
const MIB = 1024 * 1024;

interface Sent {
  method: string;
  path: string;
  body?: string | Buffer;
  type?: string;
  headers?: Record<string, string>;
}

/** A raw HTTP response, because `fetch` cannot send all of these requests. */
interface Got {
  status: number;
  type: string;
  body: string;
}

const credentialFor = (route: Route): Record<string, string> =>
  rowFor(route).wanted.let_in === 'user'
    ? { authorization: `Bearer ${demo.tokens.owner}` }
    : { 'x-api-key': demo.api_keys.full };

function send({ method, path, body, type = 'application/json', headers = {} }: Sent): Promise<Got> {
  return new Promise((resolve, reject) => {
    const sent = {
      ...headers,
      ...(body !== undefined && { 'content-type': type, 'content-length': Buffer.byteLength(body) }),
    };
    const outgoing = request(`${base_url}${path}`, { method, headers: sent }, (response) => {
      const { statusCode: status = 0 } = response;
      const kind = String(response.headers['content-type'] ?? '');
      text(response).then((answer) => resolve({ status, type: kind, body: answer }), reject);
    });
    // The server may not read a rejected body to its end; only the response matters.
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      if (!['EPIPE', 'ECONNRESET'].includes(error.code ?? '')) reject(error);
    });
    outgoing.end(body);
  });
}

/** The standard error shape. */
function assertError({ status, type, body }: Got, what: string): void {
  assert.ok(status >= 400 && status < 500, `${what}: ${status} ${body.slice(0, 200)}`);
  assert.match(type, /^application\/json/, what);
  const parsed = JSON.parse(body) as Record<string, unknown>;
  const names = Object.keys(parsed).toSorted();
  assert.deepEqual(names, ['code', 'detail', 'request_id'], what);
  if (status === 422) assert.equal(parsed['code'], 'invalid_request', what);
}

const nameOf = (route: Route) => `${route.method.toUpperCase()} ${route.path}`;
const pathOf = (route: Route) =>
  route.path.replace(/:(\w+)/g, (_match, name: string) =>
    name === 'workspace_id' ? demo.workspace_id : name.endsWith('_id') ? randomUUID() : '1',
  );
const scopedTo = ['scopes', 'user'];
const isOurs = (route: Route) => scopedTo.includes(rowFor(route).wanted.let_in);
const withBody = routes.filter((route) => route.body && isOurs(route));

async function ofEach(sent: (route: Route) => Partial<Sent>, judge: (got: Got, what: string) => void): Promise<void> {
  assert.ok(withBody.length >= 15);
  for (const route of withBody) {
    const headers = credentialFor(route);
    judge(
      await send({ method: route.method.toUpperCase(), path: pathOf(route), headers, ...sent(route) }),
      nameOf(route),
    );
  }
}

const is = (status: number) => (got: Got, what: string) => {
  assertError(got, what);
  assert.equal(got.status, status, `${what}: ${got.body.slice(0, 200)}`);
};

test('malformed JSON is 422 on every route that takes a body, before any id is looked up', () =>
  ofEach(() => ({ body: '{"name": ' }), is(422)));

test('another media type is 415 on every route that takes a body', () =>
  ofEach(() => ({ body: '<a/>', type: 'application/xml' }), is(415)));

test('a body over the route’s limit is 413 on every route that takes one', () =>
  ofEach((route) => ({ body: `{"x": "${'x'.repeat(route.body_limit_bytes ?? MIB)}"}` }), is(413)));

test('a body in broken UTF-8 is 422', () =>
  ofEach(() => ({ body: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]) }), is(422)));

/** Invalid values, in place of each field of a valid body in turn. */
const ODD = ['\0', '\ud800', 1e308, -1, [], {}, [[[[]]]], true, 'x'.repeat(100_000), null];

test('odd values in any field are accepted or rejected with the standard error, and never a 500', async () => {
  let asked = 0;
  for (const route of withBody) {
    const [method, path, headers] = [route.method.toUpperCase(), pathOf(route), credentialFor(route)];
    const good = goodBodies[nameOf(route)] ?? {};
    for (const [field, odd] of Object.keys(good).flatMap((name) => ODD.map((value) => [name, value] as const))) {
      const got = await send({ method, path, headers, body: JSON.stringify({ ...good, [field]: odd }) });
      const what = `${nameOf(route)} ${field} = ${JSON.stringify(odd).slice(0, 40)}`;
      assert.ok(got.status < 500, `${what}: ${got.status} ${got.body.slice(0, 200)}`);
      if (got.status >= 400) assertError(got, what);
      asked += 1;
    }
  }
  console.log(`${asked} odd values`);
  assert.ok(asked >= 100);
});

test('JSON nested 100,000 deep is rejected or ignored, and no process crashes', () =>
  ofEach(
    () => ({ body: `{"name": ${'['.repeat(100_000)}${']'.repeat(100_000)}}` }),
    (got, what) => assert.ok(got.status < 500, `${what}: ${got.status}`),
  ));

test('odd queries (twice the same, brackets, half an escape, a NUL) are never a 500', async () => {
  const odd = [
    'limit=1&limit=2',
    'limit[]=1',
    'limit[a]=1',
    'limit=%',
    'cursor=%00',
    'limit=1e9',
    'workspace_id=%00',
    '__proto__[x]=1',
  ];
  for (const route of routes.filter((one) => one.method === 'get' && isOurs(one))) {
    for (const query of odd) {
      const got = await send({ method: 'GET', path: `${pathOf(route)}?${query}`, headers: credentialFor(route) });
      const what = `${nameOf(route)}?${query}`;
      assert.ok(got.status < 500, `${what}: ${got.status} ${got.body.slice(0, 200)}`);
      if (got.status >= 400) assertError(got, what);
    }
  }
});

test('HEAD responds like GET without a body; OPTIONS and unsupported methods are 405', async () => {
  const headers = { 'x-api-key': demo.api_keys.full };
  const head = await send({ method: 'HEAD', path: '/v1/interviews?limit=1', headers });
  assert.deepEqual([head.status, head.body], [200, '']);
  for (const method of ['OPTIONS', 'TRACE', 'PUT', 'PROPFIND', 'REPORT']) {
    is(405)(await send({ method, path: '/v1/interviews', headers }), method);
  }
});
