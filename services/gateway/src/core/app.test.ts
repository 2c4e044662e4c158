import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppError } from '@insights/errors';
import { makeApiKey } from '@insights/auth-context';
import { z } from 'zod';
import { serveAlone } from '../gateway.fixture.ts';
import { queryInteger } from '../schemas/inputs.ts';
import { orNull } from '../schemas/outputs.ts';
import { RawAnswer } from './raw-answer.ts';
import { listRoute, route } from './route.ts';
import { StatusAnswer } from './status-answer.ts';

const common = { tag: 'reference', doc: 'For tests.', access: { public: true }, workspace: 'none' } as const;

const Thing = z.object({ name: z.string(), note: orNull(z.string()) });
const create = route({
  ...common,
  name: 'create',
  method: 'post',
  path: '/v1/things',
  body: z.object({
    name: z.string().min(1).max(5),
    count: z.int().min(1).default(1),
    kinds: z.enum(['a', 'b']).array().max(2).optional(),
    marks: z.int().array().optional(),
    anything: z.unknown().optional(),
  }),
  body_limit_bytes: 1000,
  body_forms: { 'text/plain': (text) => ({ name: text }) },
  success: { status: 201, body: Thing },
  handle: ({ body }) => Object.assign({ name: body.name, note: null }, { hidden: 'never leaves' }),
});
const show = route({
  ...common,
  name: 'show',
  method: 'get',
  path: '/v1/things/:thing_id',
  success: { status: 200, body: z.object({ id: z.string() }) },
  handle: ({ params }) => ({ id: params.thing_id }),
});
const list = listRoute({
  ...common,
  name: 'list',
  path: '/v1/things',
  query: z.object({ min: queryInteger(1, 10).optional() }),
  item: z.object({ limit: z.int(), min: orNull(z.int()) }),
  handle: async ({ page, query }) => ({
    items: [{ limit: page.limit, min: query.min ?? null }],
    next_cursor: page.cursor ? '' : 'a/b',
  }),
});
const remove = route({
  ...common,
  name: 'remove',
  method: 'delete',
  path: '/v1/things/:thing_id',
  success: { status: 204 },
  handle: () => undefined,
});
const table = [create, list, show, remove];

const json = (body: unknown) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

async function detailOf(response: Response): Promise<unknown> {
  assert.equal(response.status, 422);
  return ((await response.json()) as { detail: unknown }).detail;
}

test('a response is reduced to its schema: unknown fields are dropped, absent ones become null, the status is the route’s', async (t) => {
  const { url } = await serveAlone(t, table);
  const response = await fetch(`${url}/v1/things`, json({ name: 'abc', surplus: 1 }));
  assert.equal(response.status, 201);
  assert.equal(response.headers.get('content-type'), 'application/json');
  assert.deepEqual(await response.json(), { name: 'abc', note: null });
});

test('all problems of a request are reported together, in FastAPI’s words', async (t) => {
  const { url } = await serveAlone(t, table);
  const response = await fetch(`${url}/v1/things`, json({ name: 'abcdef', count: 0, kinds: ['a', 'c'] }));
  assert.deepEqual(await detailOf(response), [
    {
      loc: ['body', 'name'],
      msg: 'String should have at most 5 characters',
      type: 'string_too_long',
      input: 'abcdef',
      ctx: { max_length: 5 },
    },
    {
      loc: ['body', 'count'],
      msg: 'Input should be greater than or equal to 1',
      type: 'greater_than_equal',
      input: 0,
      ctx: { ge: 1 },
    },
    {
      loc: ['body', 'kinds', 1],
      msg: "Input should be 'a' or 'b'",
      type: 'enum',
      input: 'c',
      ctx: { expected: "'a' or 'b'" },
    },
  ]);
});

test('a body that is missing, not JSON, or not an object is a 422 that says so', async (t) => {
  const { url } = await serveAlone(t, table);
  const missing = await fetch(`${url}/v1/things`, { method: 'POST' });
  assert.deepEqual(await detailOf(missing), [{ loc: ['body'], msg: 'Field required', type: 'missing' }]);
  const broken = await fetch(`${url}/v1/things`, json('{"name": "a" "b"}'));
  assert.deepEqual(await detailOf(broken), [{ loc: ['body', 13], msg: 'JSON decode error', type: 'json_invalid' }]);
  for (const body of ['[]', 'null', '"text"', '3']) {
    const [problem] = (await detailOf(await fetch(`${url}/v1/things`, json(body)))) as {
      loc: unknown;
      type: unknown;
    }[];
    assert.deepEqual({ loc: problem?.loc, type: problem?.type }, { loc: ['body'], type: 'model_attributes_type' });
  }
});

test('another media type is 415, a body beyond the route’s limit 413; further allowed media types are read', async (t) => {
  const { url } = await serveAlone(t, table);
  const send = (type: string, body: string) =>
    fetch(`${url}/v1/things`, { method: 'POST', headers: { 'content-type': type }, body });
  const form = await send('application/x-www-form-urlencoded', 'name=a');
  assert.equal(form.status, 415);
  assert.equal(((await form.json()) as { code: string }).code, 'unsupported_media_type');
  const large = await send('application/json', JSON.stringify({ name: 'x'.repeat(1000) }));
  assert.equal(large.status, 413);
  assert.equal(((await large.json()) as { code: string }).code, 'payload_too_large');
  assert.equal((await send('application/merge-patch+json; charset=utf-8', '{"name":"a"}')).status, 201);
  assert.deepEqual(await (await send('text/plain', 'hi')).json(), { name: 'hi', note: null });
});

test('text that PostgreSQL cannot store is rejected before the service is called', async (t) => {
  const { url } = await serveAlone(t, table);
  const [problem] = (await detailOf(await fetch(`${url}/v1/things`, json({ name: 'a\0b' })))) as { loc: unknown }[];
  assert.deepEqual(problem?.loc, ['body', 'name']);
  const [half] = (await detailOf(await fetch(`${url}/v1/things`, json('{"name":"a\\ud800"}')))) as { loc: unknown }[];
  assert.deepEqual(half?.loc, ['body', 'name']);
  const ignored = await fetch(`${url}/v1/things`, json({ name: 'a', unknown_field: 'a\0b' }));
  assert.equal(ignored.status, 201);
});

test('deep nesting and many problems get a short response', async (t) => {
  const { url } = await serveAlone(t, table);
  const deep = (await detailOf(
    await fetch(`${url}/v1/things`, json(`{"name":"a","anything":${'['.repeat(400)}${']'.repeat(400)}}`)),
  )) as { loc: unknown }[];
  assert.deepEqual(
    deep.map(({ loc }) => loc),
    [['body', 'anything']],
  );
  const many = (await detailOf(
    await fetch(`${url}/v1/things`, json(JSON.stringify({ name: 'a', marks: Array(150).fill('') }))),
  )) as unknown[];
  assert.equal(many.length, 100);
});

test('numbers in a query are parsed; invalid and out-of-range ones are a 422 at their parameter', async (t) => {
  const { url } = await serveAlone(t, table);
  assert.deepEqual(await (await fetch(`${url}/v1/things?min=3&limit=7&other=1`)).json(), [{ limit: 7, min: 3 }]);
  assert.deepEqual(await (await fetch(`${url}/v1/things?limit=7&limit=8`)).json(), [{ limit: 8, min: null }]);
  assert.deepEqual(await detailOf(await fetch(`${url}/v1/things?limit=seven&min=11`)), [
    {
      loc: ['query', 'min'],
      msg: 'Input should be less than or equal to 10',
      type: 'less_than_equal',
      input: 11,
      ctx: { le: 10 },
    },
    {
      loc: ['query', 'limit'],
      msg: 'Input should be a valid integer, unable to parse string as an integer',
      type: 'int_parsing',
      input: 'seven',
    },
  ]);
});

test('a list returns an array, and Link has the absolute URL of the next page with the same query', async (t) => {
  const { url } = await serveAlone(t, table);
  const first = await fetch(`${url}/v1/things?limit=2`);
  assert.deepEqual(await first.json(), [{ limit: 2, min: null }]);
  assert.equal(first.headers.get('link'), '<https://api.example.com/base/v1/things?limit=2&cursor=a%2Fb>; rel="next"');
  const last = await fetch(`${url}/v1/things?limit=2&cursor=a%2Fb`);
  assert.equal(last.headers.get('link'), null);
});

test('an id that is not a UUID is 404; deletions answer 204 without a body', async (t) => {
  const { url } = await serveAlone(t, table);
  const unknown = await fetch(`${url}/v1/things/42`);
  assert.equal(unknown.status, 404);
  const id = '0197a0c2-7d3e-7b1a-9c55-2f6f0c7e4a11';
  assert.deepEqual(await (await fetch(`${url}/v1/things/${id}`)).json(), { id });
  const removed = await fetch(`${url}/v1/things/${id}`, { method: 'DELETE' });
  assert.deepEqual([removed.status, await removed.text()], [204, '']);
});

test('unknown and malformed paths are 404 with the error body', async (t) => {
  const { url } = await serveAlone(t, table);
  const attempts = [fetch(`${url}/v1/nothing`), fetch(`${url}/v1/things/%E0%A4%A`)];
  for (const response of await Promise.all(attempts)) {
    assert.equal(response.status, 404);
    const body = (await response.json()) as { code: string; request_id: string };
    assert.equal(body.code, 'not_found');
    assert.equal(body.request_id, response.headers.get('x-request-id'));
  }
});

test('an unsupported method is 405, and Allow lists the supported ones', async (t) => {
  const { url } = await serveAlone(t, table);
  for (const method of ['PUT', 'OPTIONS', 'DELETE']) {
    const response = await fetch(`${url}/v1/things`, { method });
    assert.deepEqual([response.status, response.headers.get('allow')], [405, 'POST, GET, HEAD']);
    assert.equal(((await response.json()) as { code: string }).code, 'method_not_allowed');
  }
});

test('a request id of up to 128 visible ASCII characters is echoed, any other is replaced', async (t) => {
  const { url } = await serveAlone(t, table);
  const echoed = async (id: string) =>
    (await fetch(`${url}/v1/things`, { headers: { 'x-request-id': id } })).headers.get('x-request-id');
  assert.equal(await echoed('my-id'), 'my-id');
  assert.equal(await echoed('x'.repeat(128)), 'x'.repeat(128));
  assert.match((await echoed('x'.repeat(129))) ?? '', /^[0-9a-f-]{36}$/);
  assert.match((await echoed('with space')) ?? '', /^[0-9a-f-]{36}$/);
});

test('a response that does not match its schema, and an unexpected error, are a 500 without details', async (t) => {
  const misfit = route({
    ...show,
    name: 'misfit',
    path: '/v1/misfit',
    success: { status: 200, body: z.object({ n: z.int() }) },
    handle: () => ({ n: 0.5 }),
  });
  const bug = route({
    ...show,
    name: 'bug',
    path: '/v1/bug',
    handle: () => {
      throw new Error('password=hunter2');
    },
  });
  const { url } = await serveAlone(t, [misfit, bug]);
  for (const path of ['/v1/misfit', '/v1/bug']) {
    const response = await fetch(url + path);
    const body = await response.text();
    assert.equal(response.status, 500);
    assert.equal((JSON.parse(body) as { code: string }).code, 'internal');
    assert.doesNotMatch(body, /hunter2/);
  }
});

test('files are sent unchanged with their name; an alternative status keeps the body', async (t) => {
  const file = route({
    ...show,
    name: 'file',
    path: '/v1/file',
    handle: () => new RawAnswer({ content_type: 'text/vtt', content: 'WEBVTT', file_name: 'ü.vtt' }),
  });
  const ill = route({ ...show, name: 'ill', path: '/v1/ill', handle: () => new StatusAnswer(503, { id: 'x' }) });
  const { url } = await serveAlone(t, [file, ill]);
  const answer = await fetch(`${url}/v1/file`);
  assert.equal(await answer.text(), 'WEBVTT');
  assert.match(answer.headers.get('content-type') ?? '', /^text\/vtt/);
  assert.match(answer.headers.get('content-disposition') ?? '', /^attachment; .*filename\*=UTF-8''%C3%BC\.vtt$/);
  const sick = await fetch(`${url}/v1/ill`);
  assert.deepEqual([sick.status, await sick.json()], [503, { id: 'x' }]);
});

test('credentials are checked first: none, malformed and two at once are 401 with WWW-Authenticate', async (t) => {
  const guarded = route({
    ...create,
    name: 'guarded',
    path: '/v1/guarded',
    access: { any: true },
    handle: () => ({ name: 'a', note: null }),
  });
  const { url } = await serveAlone(t, [guarded]);
  const key = makeApiKey('iis');
  const attempts: Record<string, string>[] = [
    {},
    { 'x-api-key': 'iis_nonsense' },
    { 'x-api-key': `${key.slice(0, -1)}${key.endsWith('a') ? 'b' : 'a'}` },
    { 'x-api-key': key, authorization: 'Bearer x' },
    { authorization: 'Basic dTpw' },
    { authorization: 'Bearer not.a.token' },
  ];
  for (const headers of attempts) {
    const response = await fetch(`${url}/v1/guarded`, { method: 'POST', headers, body: 'not json' });
    assert.equal(response.status, 401, JSON.stringify(headers));
    assert.match(response.headers.get('www-authenticate') ?? '', /Bearer/);
    assert.equal(((await response.json()) as { code: string }).code, 'unauthenticated');
  }
});

test('a well-formed key that cannot be looked up is 503: neither accepted nor rejected', async (t) => {
  const guarded = route({
    ...show,
    name: 'guarded',
    path: '/v1/guarded',
    access: { any: true },
    handle: () => ({ id: 'x' }),
  });
  const { url } = await serveAlone(t, [guarded]);
  const response = await fetch(`${url}/v1/guarded`, { headers: { 'x-api-key': makeApiKey('iis') } });
  assert.equal(response.status, 503);
  assert.equal(((await response.json()) as { code: string }).code, 'unavailable');
});

test('errors of services keep their code, text and problems', async (t) => {
  const refused = route({
    ...show,
    name: 'refused',
    path: '/v1/refused',
    handle: () => {
      throw new AppError('last_owner', { publicMessage: 'A workspace keeps one owner.' });
    },
  });
  const { url } = await serveAlone(t, [refused]);
  const response = await fetch(`${url}/v1/refused`, { headers: { 'x-request-id': 'r1' } });
  assert.equal(response.status, 409);
  assert.deepEqual(await response.json(), {
    detail: 'A workspace keeps one owner.',
    code: 'last_owner',
    request_id: 'r1',
  });
});

test('every response, errors included, forbids caching, sniffing and framing, and is measured by route', async (t) => {
  const { url, registry } = await serveAlone(t, table);
  const answers = [await fetch(`${url}/v1/things`), await fetch(`${url}/v1/things/42`), await fetch(`${url}/nothing`)];
  for (const { headers } of answers) {
    assert.equal(headers.get('cache-control'), 'no-store');
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
    assert.equal(headers.get('x-frame-options'), 'DENY');
    assert.equal(headers.get('x-powered-by'), null);
  }
  const metrics = await registry.metrics();
  assert.match(
    metrics,
    /insights_http_request_duration_seconds_count\{method="GET",route="\/v1\/things",status_class="2xx"\} 1/,
  );
  assert.match(
    metrics,
    /insights_http_request_duration_seconds_count\{method="GET",route="\/v1\/things\/:thing_id",status_class="4xx"\} 1/,
  );
});
