import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { serveAlone } from '../gateway.fixture.ts';
import type { TakeBudgets } from '../rate-limits/budgets.ts';
import { callMcp } from '../routes/mcp/call.ts';
import { MCP_PATH } from './endpoint.ts';

interface Options {
  env?: Record<string, string>;
  take?: TakeBudgets;
}

/** The endpoint without a credential, in front of services that are down. */
async function endpoint(t: TestContext, options: Options = {}) {
  const { url } = await serveAlone(t, [{ ...callMcp, access: { public: true } }], options);
  return async (body: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(url + MCP_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: response.status, text: await response.text() };
  };
}

const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
const callOf = (name: string) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: { interview_id: '0' } },
});

test('one message is answered, and a batch is rejected, whatever its size', async (t) => {
  const post = await endpoint(t);
  assert.equal((await post(ping)).status, 200);
  for (const size of [0, 1, 2, 5_000]) {
    const { status, text } = await post(Array.from({ length: size }, () => ping));
    assert.deepEqual([status, JSON.parse(text).code], [422, 'invalid_request'], `${size} messages`);
  }
});

test('each tool call counts twice: as a request and in the class of its route', async (t) => {
  const counted: string[] = [];
  const take: TakeBudgets = async (asks) => {
    counted.push(...asks.map(({ rate_class }) => rate_class));
    return asks.map(({ default_per_minute: per_minute }) => ({
      per_minute,
      granted: 1,
      remaining: 100,
      frees_in_ms: 0,
    }));
  };
  const post = await endpoint(t, { take });
  await post(callOf('get_campaign'));
  await post(callOf('start_campaign'));
  // The classes of a caller without a credential.
  assert.deepEqual(counted, ['exchange', 'public-reads', 'exchange', 'exchange']);
});

test('a rate limit of the route is told to the model with the seconds to wait', async (t) => {
  const take: TakeBudgets = async (asks) =>
    asks.map(({ rate_class, default_per_minute: per_minute }) => {
      const isFree = rate_class === 'exchange';
      return { per_minute, granted: isFree ? 1 : 0, remaining: isFree ? 1 : 0, frees_in_ms: 7_000 };
    });
  const post = await endpoint(t, { take });
  const { status, text } = await post(callOf('get_campaign'));
  assert.equal(status, 200);
  assert.match(text, /"isError":true/);
  assert.match(text, /rate_limited: .*Try again in 7 s/);
});

test('bodies that are nested deeply or have very many values are rejected before they are parsed', async (t) => {
  const post = await endpoint(t);
  const deep = `{"jsonrpc":"2.0","id":1,"method":"ping","params":${'['.repeat(5_000)}${']'.repeat(5_000)}}`;
  const wide = { ...ping, params: { arguments: Array.from({ length: 30_000 }, () => 0) } };
  const large = { ...ping, params: { arguments: 'x'.repeat(1024 * 1024) } };
  assert.match((await post(deep.padEnd(21_000))).text, /Nested deeper than/);
  assert.match((await post(wide)).text, /more than 20000 values/);
  assert.equal((await post(large)).status, 413);
  assert.match((await post('{"jsonrpc":')).text, /JSON decode error/);
});

test('a page of another origin is rejected, and those of CORS_ORIGINS and of the service itself are served', async (t) => {
  const post = await endpoint(t, { env: { CORS_ORIGINS: 'https://app.example.com' } });
  const statusOf = async (origin: string) => (await post(ping, { origin })).status;
  assert.equal(await statusOf('https://api.example.com'), 200);
  assert.equal(await statusOf('https://app.example.com'), 200);
  for (const origin of ['https://evil.example.com', 'http://api.example.com', 'null']) {
    const { status, text } = await post(ping, { origin });
    assert.deepEqual([status, JSON.parse(text).code], [403, 'origin_not_allowed'], origin);
  }
});
