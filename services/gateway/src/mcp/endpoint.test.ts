import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { serveAlone } from '../gateway.fixture.ts';
import type { TakeBudgets } from '../rate-limits/budgets.ts';
import { callMcp } from '../routes/mcp/call.ts';
import { MCP_PATH } from './endpoint.ts';

interface Options {
  take?: TakeBudgets;
}

/** The endpoint without a credential, in front of services that are down. */
async function endpoint(t: TestContext, options: Options = {}) {
  const { url } = await serveAlone(t, [{ ...callMcp, access: { public: true } }], options);
  return async (body: unknown) => {
    const response = await fetch(url + MCP_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
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

test('a rate limit of the route is told to the model with the seconds to wait', async (t) => {
  const take: TakeBudgets = async (asks) =>
    asks.map(({ rate_class, default_per_minute: per_minute }) => {
      const isFree = rate_class === 'exchange';
      return { per_minute, granted: isFree ? 1 : 0, remaining: isFree ? 1 : 0, frees_in_ms: 7_000 };
    });
  const post = await endpoint(t, { take });
  const { status, text } = await post(callOf('list_campaigns'));
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
