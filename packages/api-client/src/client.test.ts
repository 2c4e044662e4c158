import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { text } from 'node:stream/consumers';
import { ApiError, createClient, itemsOf } from './index.ts';

interface Seen {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

/** An HTTP server that records requests and responds with `answer`. */
async function serve(t: TestContext, answer: (response: ServerResponse, seen: Seen) => void) {
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    const one = { method: request.method, url: request.url, headers: request.headers, body: await text(request) };
    seen.push(one);
    answer(response, one);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return { seen, baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('a request carries path, query, body, credential and idempotency key as its route requires', async (t) => {
  const { seen, baseUrl } = await serve(t, (response) => response.end('{}'));
  const client = createClient({ baseUrl, apiKey: 'k' });
  await client.interviews.pause({ interview_id: 'a/b', reason: 'lunch' }, { idempotencyKey: 'once', waitSeconds: 3 });
  assert.deepEqual([seen[0]?.method, seen[0]?.url], ['POST', '/v1/interviews/a%2Fb/pause']);
  assert.deepEqual(JSON.parse(seen[0]?.body ?? ''), { reason: 'lunch' });
  assert.equal(seen[0]?.headers['x-api-key'], 'k');
  assert.equal(seen[0]?.headers['idempotency-key'], 'once');
  assert.equal(seen[0]?.headers['prefer'], 'wait=3');
  const person = createClient({ baseUrl: `${baseUrl}/`, token: async () => 'fresh' });
  await person.interviews.list({ limit: 2, status: 'draft' });
  assert.equal(seen[1]?.url, '/v1/interviews?status=draft&limit=2');
  assert.equal(seen[1]?.headers.authorization, 'Bearer fresh');
  assert.equal(seen[1]?.body, '');
});

test('a page has the cursor of the next page, and the last page has none', async (t) => {
  const { baseUrl } = await serve(t, (response, { url }) => {
    const isFirst = !url?.includes('cursor');
    if (isFirst) response.setHeader('link', '<https://api.example.com/v1/interviews?cursor=abc%3D>; rel="next"');
    response.end('[]');
  });
  const client = createClient({ baseUrl, apiKey: 'k' });
  assert.deepEqual(await client.interviews.list(), { items: [], next_cursor: 'abc=' });
  assert.deepEqual(await client.interviews.list({ cursor: 'abc=' }), { items: [], next_cursor: undefined });
});

test('an error carries status, code, request id and the place of each problem', async (t) => {
  const detail = [{ loc: ['body', 'name'], msg: 'Field required', type: 'missing' }];
  const { baseUrl } = await serve(t, (response, { url }) => {
    if (url?.includes('start')) {
      response.writeHead(409, { 'x-request-id': 'r1' });
      return response.end(JSON.stringify({ detail: 'It is active.', code: 'invalid_transition', request_id: 'r1' }));
    }
    response.writeHead(422);
    return response.end(JSON.stringify({ detail }));
  });
  const client = createClient({ baseUrl, apiKey: 'k' });
  await assert.rejects(client.interviews.start({ interview_id: 'x' }), (error: unknown) => {
    assert.ok(error instanceof ApiError);
    assert.deepEqual(
      [error.status, error.code, error.request_id, error.message],
      [409, 'invalid_transition', 'r1', 'It is active.'],
    );
    return true;
  });
  await assert.rejects(client.workspaces.create({ name: '' }), (error: unknown) => {
    assert.ok(error instanceof ApiError);
    assert.deepEqual(
      [error.code, error.problems, error.message],
      ['invalid_request', detail, 'body.name: Field required'],
    );
    return true;
  });
});

test('the error page of a proxy becomes an error with its status', async (t) => {
  const { baseUrl } = await serve(t, (response) => response.writeHead(502).end('<html>'));
  const client = createClient({ baseUrl, apiKey: 'k' });
  await assert.rejects(client.health.get(), { name: 'ApiError', status: 502, code: 'unknown' });
});

test('a deletion resolves to undefined', async (t) => {
  const { baseUrl } = await serve(t, (response) => response.writeHead(204).end());
  const client = createClient({ baseUrl, token: 'x' });
  assert.equal(await client.apiKeys.revoke({ key_id: 'k' }), undefined);
});

test('a busy service is asked again after Retry-After, with the same idempotency key; a rejection is not repeated', async (t) => {
  let busy = 2;
  const { seen, baseUrl } = await serve(t, (response, { url }) => {
    if (url?.includes('start')) return response.writeHead(409).end('{"code":"invalid_transition"}');
    busy -= 1;
    if (busy >= 0) return response.writeHead(busy === 1 ? 429 : 503, { 'retry-after': '1' }).end('{}');
    return response.end('{"id":"v1"}');
  });
  const waits: number[] = [];
  const client = createClient({ baseUrl, apiKey: 'k', retries: 3, onRetry: (_problem, wait) => waits.push(wait) });
  assert.equal((await client.vaults.create({ name: 'v' })).id, 'v1');
  assert.deepEqual(waits, [1, 1]);
  const keys = seen.map(({ headers }) => headers['idempotency-key']);
  assert.equal(keys.length, 3);
  assert.equal(new Set(keys).size, 1);
  assert.ok(keys[0]);
  await assert.rejects(client.interviews.start({ interview_id: 'x' }), { status: 409 });
  assert.equal(seen.length, 4);
});

test('an exceeded quota is not repeated, nor is anything without retries', async (t) => {
  const { seen, baseUrl } = await serve(t, (response) => response.writeHead(429).end('{"code":"quota_exceeded"}'));
  await assert.rejects(createClient({ baseUrl, apiKey: 'k', retries: 3 }).vaults.list(), { code: 'quota_exceeded' });
  await assert.rejects(createClient({ baseUrl, apiKey: 'k' }).vaults.list(), { status: 429 });
  assert.equal(seen.length, 2);
});

test('no redirect is followed: the key would go along', async (t) => {
  const other = await serve(t, (response) => response.end('[]'));
  const { baseUrl } = await serve(t, (response) => response.writeHead(307, { location: other.baseUrl }).end());
  await assert.rejects(createClient({ baseUrl, apiKey: 'k' }).vaults.list(), TypeError);
  assert.equal(other.seen.length, 0);
});

test('every item of a list is read page by page', async (t) => {
  const { baseUrl } = await serve(t, (response, { url }) => {
    const isFirst = !url?.includes('cursor');
    if (isFirst) response.setHeader('link', '<https://api.example.com/v1/vaults?cursor=2>; rel="next"');
    response.end(isFirst ? '[1,2]' : '[3]');
  });
  const client = createClient({ baseUrl, apiKey: 'k' });
  const items = await Array.fromAsync(itemsOf((cursor) => client.vaults.list({ cursor })));
  assert.deepEqual(items, [1, 2, 3]);
});

test('a form, a text with its media type and the place in a stream are sent as they are', async (t) => {
  const { seen, baseUrl } = await serve(t, (response) => response.end('{}'));
  const client = createClient({ baseUrl, apiKey: 'k' });
  const content = { type: 'text/csv', text: 'name\nIda\n' };
  await client.interviews.createContacts({ interview_id: 'i' }, { content });
  assert.deepEqual([seen[0]?.headers['content-type'], seen[0]?.body], ['text/csv', 'name\nIda\n']);
  const form = new FormData();
  form.set('file', new Blob(['# Notes']), 'notes.md');
  await client.vaults.addDocument({ vault_id: 'v', title: '', content_text: '' }, { content: form });
  assert.match(String(seen[1]?.headers['content-type']), /^multipart\/form-data/);
  assert.match(seen[1]?.body ?? '', /filename="notes.md"/);
  await client.interviews.getConversationEvents({ interview_id: 'i', conversation_id: 'c' }, { lastEventId: '7' });
  assert.equal(seen[2]?.headers['last-event-id'], '7');
});
