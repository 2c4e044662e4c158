import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { serveAlone } from '../gateway.fixture.ts';
import type { TakeBudgets } from '../rate-limits/budgets.ts';
import { callMcp } from '../routes/mcp/call.ts';
import { MCP_PATH } from './endpoint.ts';
import { tools } from './tools.ts';

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
const callOf = (name: string, given: unknown = { interview_id: '0' }) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: given },
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

test('a tool whose id is missing, null or no text says which argument is wrong, before a person is asked', async (t) => {
  const post = await endpoint(t);
  const said = async (name: string, given: unknown) => (await post(callOf(name, given))).text;
  for (const { name, route } of tools) {
    const ids = [...route.path.matchAll(/:(\w+)/g)].map(([, id = '']) => id);
    for (const id of ids) {
      const missing = `${id}: Field required`;
      for (const given of [{}, { [id]: null }, null]) {
        const text = await said(name, given);
        assert.ok(text.includes('invalid_request') && text.includes(missing), `${name} ${text}`);
        assert.doesNotMatch(text, /Ask a person/);
      }
      for (const value of [['x'], { x: 1 }, 5, true])
        assert.match(await said(name, { [id]: value }), new RegExp(`${id}: Input should be a valid string`), name);
    }
  }
  assert.match(await said('ask_report', {}), /interview_id: Field required\\nquestion: /);
});

test('arguments that are no object are rejected in words', async (t) => {
  const post = await endpoint(t);
  for (const given of [[], '{"limit":2}', 5]) {
    const { status, text } = await post(callOf('list_campaigns', given));
    assert.deepEqual([status, JSON.parse(text).detail[0].loc], [422, ['body', 'params', 'arguments']]);
    assert.match(text, /must be an object/);
  }
});

test('X-MCP-Readonly is true or false: anything else is rejected, so that nobody is offered more than they meant', async (t) => {
  const post = await endpoint(t);
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const listed = async (value: string) => (await post(list, { 'x-mcp-readonly': value })).text;
  for (const value of ['true', 'TRUE']) assert.doesNotMatch(await listed(value), /delete_campaign/, value);
  assert.match(await listed('false'), /delete_campaign/);
  for (const value of ['yes', '1', 'on', 'no', 'true, true']) {
    assert.deepEqual(JSON.parse(await listed(value)).detail[0].loc, ['header', 'x-mcp-readonly'], value);
  }
});

test('a client that reads JSON only gets JSON, and others an event stream of the same message', async (t) => {
  const post = await endpoint(t);
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const json = (await post(list, { accept: 'application/json' })).text;
  const events = (await post(list, { accept: 'application/json, text/event-stream' })).text;
  assert.match(events, /^event: message\n/);
  assert.deepEqual(JSON.parse(json), JSON.parse(events.split('data: ')[1] ?? ''));
  assert.equal(JSON.parse((await post(ping, { accept: 'application/json' })).text).id, 1);
  assert.equal(
    (await post({ jsonrpc: '2.0', method: 'notifications/initialized' }, { accept: 'application/json' })).text,
    '',
  );
});
