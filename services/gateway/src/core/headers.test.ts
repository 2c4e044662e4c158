import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { ConfigError, loadConfig } from '@insights/config';
import { settings } from '../config.ts';
import { serveAlone } from '../gateway.fixture.ts';
import { openApiOf } from '../reference/openapi.ts';
import { route } from './route.ts';

const show = route({
  name: 'show',
  method: 'get',
  path: '/v1/things/:thing_id',
  tag: 'reference',
  doc: 'For tests.',
  access: { public: true },
  workspace: 'none',
  success: { status: 200, body: z.object({ id: z.string() }) },
  handle: ({ params }) => ({ id: params.thing_id }),
});
const old = route({
  ...show,
  name: 'showOld',
  path: '/v1/old-things/:thing_id',
  deprecated: { since: '2026-01-31T00:00:00Z', sunset: '2027-01-31T00:00:00Z' },
});
const THING = '/v1/things/0197a0c2-7d3e-7b1a-9c55-2f6f0c7e4a11';
const APP = 'https://app.example.com';

const preflight = (url: string, origin: string) =>
  fetch(url + THING, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': 'x-api-key,content-type,idempotency-key',
    },
  });

test('a page of an allowed origin passes preflight and can read the headers of the API', async (t) => {
  const { url } = await serveAlone(t, [show], { env: { CORS_ORIGINS: `${APP},http://localhost:5173` } });
  const asked = await preflight(url, APP);
  assert.equal(asked.status, 204);
  assert.equal(asked.headers.get('access-control-allow-origin'), APP);
  assert.match(asked.headers.get('access-control-allow-methods') ?? '', /PATCH/);
  assert.match(asked.headers.get('access-control-allow-headers') ?? '', /x-api-key,content-type,idempotency-key/);
  for (const path of [THING, '/v1/nothing']) {
    const answer = await fetch(url + path, { headers: { origin: APP } });
    assert.equal(answer.headers.get('access-control-allow-origin'), APP);
    assert.match(answer.headers.get('vary') ?? '', /Origin/);
    const exposed = (answer.headers.get('access-control-expose-headers') ?? '').split(',');
    for (const name of [
      'X-Request-Id',
      'RateLimit',
      'RateLimit-Policy',
      'Retry-After',
      'Link',
      'Idempotent-Replayed',
    ]) {
      assert.ok(exposed.includes(name), name);
    }
  }
});

test('other origins get no CORS headers, and without the setting no origin does', async (t) => {
  const allowing = await serveAlone(t, [show], { env: { CORS_ORIGINS: APP } });
  const closed = await serveAlone(t, [show]);
  const answers = [
    await preflight(allowing.url, 'https://evil.example'),
    await fetch(allowing.url + THING, { headers: { origin: 'https://app.example.com.evil.example' } }),
    await fetch(closed.url + THING, { headers: { origin: APP } }),
  ];
  for (const { headers } of answers) assert.equal(headers.get('access-control-allow-origin'), null);
  assert.equal((await preflight(closed.url, APP)).status, 405);
});

test('startup fails for an invalid origin, and names it', () => {
  for (const text of ['app.example.com', 'https://app.example.com/', 'https://app.example.com,nonsense']) {
    const wrong = () => loadConfig({ corsOrigins: settings.corsOrigins }, { CORS_ORIGINS: text });
    assert.throws(wrong, (error) => error instanceof ConfigError && /CORS_ORIGINS has/.test(error.message), text);
  }
});

test('HSTS is sent where the public URL is https, and not on localhost', async (t) => {
  const secure = await serveAlone(t, [show]);
  const laptop = await serveAlone(t, [show], { env: { PUBLIC_URL: 'http://localhost:8080' } });
  const header = async ({ url }: { url: string }) =>
    (await fetch(url + THING)).headers.get('strict-transport-security');
  assert.equal(await header(secure), 'max-age=31536000; includeSubDomains');
  assert.equal(await header(laptop), null);
});

test('one field of a route marks it as deprecated in every response, errors included, and in the reference', async (t) => {
  const { url } = await serveAlone(t, [show, old]);
  for (const id of ['0197a0c2-7d3e-7b1a-9c55-2f6f0c7e4a11', '42']) {
    const { headers } = await fetch(`${url}/v1/old-things/${id}`);
    assert.equal(headers.get('deprecation'), '@1769817600');
    assert.equal(headers.get('sunset'), 'Sun, 31 Jan 2027 00:00:00 GMT');
  }
  assert.equal((await fetch(url + THING)).headers.get('deprecation'), null);
  const { paths } = openApiOf([show, old], url) as { paths: Record<string, { get: { deprecated?: boolean } }> };
  assert.equal(paths['/v1/old-things/{thing_id}']?.get.deprecated, true);
  assert.equal(paths['/v1/things/{thing_id}']?.get.deprecated, undefined);
});
