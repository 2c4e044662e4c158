import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type TestContext, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { AppError } from '@insights/errors';
import { z } from 'zod';
import { serveAlone } from '../gateway.fixture.ts';
import type { LargeField } from './large-field.ts';
import { route } from './route.ts';

const MEBIBYTE = 1024 * 1024;
const common = { tag: 'reference', doc: 'For tests.', access: { public: true }, workspace: 'none' } as const;

const small = route({
  ...common,
  name: 'small',
  method: 'post',
  path: '/v1/small',
  body: z.object({ name: z.string().max(200), marks: z.unknown().optional() }),
  success: { status: 201, body: z.object({ name: z.string() }) },
  handle: ({ body }) => ({ name: body.name }),
});

/** Accepts 20 MiB and returns a summary of them. */
function largeRoute(over: { admit?: () => Promise<unknown>; work?: Promise<unknown> } = {}) {
  const { admit, work } = over;
  return route({
    ...common,
    name: 'large',
    method: 'post',
    path: '/v1/large',
    body: z.object({ note: z.string().max(200), text: z.unknown() as z.ZodType<LargeField> }),
    body_limit_bytes: 20 * MEBIBYTE,
    body_max_values: 100_000,
    large_field: 'text',
    ...(admit && { admit }),
    success: { status: 201, body: z.object({ note: z.string(), kind: z.string(), size: z.int(), head: z.string() }) },
    async handle({ body }) {
      await work;
      const content = await body.text.content();
      return { note: body.note, kind: body.text.kind, size: content.length, head: content.toString('utf8', 0, 40) };
    },
  });
}

interface Received {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

async function post(url: string, body: string | Buffer, headers: Record<string, string> = {}): Promise<Received> {
  const all = { 'content-type': 'application/json', ...headers };
  const response = await fetch(url, { method: 'POST', headers: all, body });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Received['body'] };
}

const messageOf = ({ body }: Received) => (body['detail'] as { msg: string }[])[0]?.msg;

/**
 * The longest time, in milliseconds, that the event loop was blocked while `work` ran. The minimum of several runs, because the
 * machine and the sender add delays of their own.
 */
async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let least = Infinity;
  for (let run = 0; run < 8 && least >= 20; run += 1) {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    await work();
    delay.disable();
    least = Math.min(least, delay.max / 1e6);
  }
  return least;
}

test('the large field is passed on unparsed: a string decoded, an object as its JSON text', async (t) => {
  const { url } = await serveAlone(t, [largeRoute()]);
  const text = 'Zoë said: "no"\n\u{1f600}\\'.repeat(100_000);
  const asText = await post(`${url}/v1/large`, JSON.stringify({ note: 'a', text }));
  assert.deepEqual([asText.status, asText.body['kind'], asText.body['size']], [201, 'string', Buffer.byteLength(text)]);
  const escaped = JSON.stringify({ text: 'x', note: 'b' }).replace(
    '"x"',
    () => `  "${'\\ud83d\\ude00\\n'.repeat(50_000)}" `,
  );
  assert.deepEqual((await post(`${url}/v1/large`, escaped)).body, {
    note: 'b',
    kind: 'string',
    size: 250_000,
    head: '\u{1f600}\n'.repeat(8),
  });
  const nested = '{"turns":[{"text":"}, \\" {"}]}';
  const asObject = await post(`${url}/v1/large`, `{"te\\u0078t": 1, "text":${nested},"note":"c"}`);
  assert.deepEqual(asObject.body, { note: 'c', kind: 'object', size: nested.length, head: nested });
});

test('problems in other fields, or in the string of the large field, are a 422', async (t) => {
  const { url } = await serveAlone(t, [largeRoute()]);
  const bodies = [
    '{"text":"a" "b","note":"c"}',
    '{"text":"a\nb","note":"c"}',
    '{"text":"a","note":}',
    '{"text":"a"',
    'x',
  ];
  for (const body of bodies) {
    const answer = await post(`${url}/v1/large`, body);
    assert.deepEqual([body, answer.status, messageOf(answer)], [body, 422, 'JSON decode error']);
  }
  const halfCharacter = Buffer.concat([Buffer.from('{"note":"a","text":"'), Buffer.from([0xc3]), Buffer.from('"}')]);
  assert.equal(messageOf(await post(`${url}/v1/large`, halfCharacter)), 'The body is not valid UTF-8');
  const others = await post(`${url}/v1/large`, JSON.stringify({ note: 'x'.repeat(MEBIBYTE), text: 'a' }));
  assert.deepEqual([others.status, others.body['code']], [413, 'payload_too_large']);
});

test('a route with large bodies rejects compression; elsewhere decompression stops at the limit', async (t) => {
  const { url } = await serveAlone(t, [small, largeRoute()]);
  const gzip = { 'content-encoding': 'gzip' };
  const bomb = gzipSync(Buffer.alloc(20 * MEBIBYTE, '{},'));
  assert.ok(bomb.length < 40_000);
  const refused = await post(`${url}/v1/large`, bomb, gzip);
  assert.deepEqual([refused.status, refused.body['code']], [415, 'unsupported_media_type']);
  const ended = await post(`${url}/v1/small`, bomb, gzip);
  assert.deepEqual([ended.status, ended.body['code']], [413, 'payload_too_large']);
  const taken = await post(`${url}/v1/small`, gzipSync('{"name":"a"}'), gzip);
  assert.deepEqual([taken.status, taken.body], [201, { name: 'a' }]);
  assert.equal((await post(`${url}/v1/small`, 'not gzip', gzip)).status, 422);
});

const MIB_OF: Record<string, string> = {
  'nested lists': '['.repeat(MEBIBYTE - 100),
  'nested and closed': `${'['.repeat(MEBIBYTE / 2 - 100)}${']'.repeat(MEBIBYTE / 2 - 100)}`,
  'empty objects': `[${'{},'.repeat(MEBIBYTE / 3 - 100)}0]`,
  'many keys': `{${Array.from({ length: 80_000 }, (_, n) => `"k${n}":0`).join()}}`,
  'just few enough empty objects': `[${'{},'.repeat(9_000)}0]`,
  'one string of escapes': `"${'\\u00e9'.repeat(MEBIBYTE / 6 - 100)}"`,
};

test('a MiB of the worst JSON blocks the event loop for at most 50 ms and gets a short response', async (t) => {
  const { url } = await serveAlone(t, [small]);
  for (const [name, marks] of Object.entries(MIB_OF)) {
    const body = `{"name":"a","marks":${marks}}`;
    const hold = await longestHold(async () => {
      const answer = await post(`${url}/v1/small`, body);
      assert.ok(JSON.stringify(answer.body).length < 2_000, name);
    });
    assert.ok(hold < 50, `${name}: ${hold.toFixed(1)} ms`);
  }
});

test('20 MiB of the worst JSON are rejected while they arrive, and block the event loop for at most 50 ms', async (t) => {
  const { url } = await serveAlone(t, [largeRoute()]);
  const bodies = ['[', '{},', '"a":0,', '[[],'].map(
    (piece) => `{"note":"a","text":[${piece.repeat((19 * MEBIBYTE) / piece.length)}`,
  );
  for (const body of bodies) {
    const bytes = Buffer.from(body);
    const hold = await longestHold(async () => {
      const answer = await post(`${url}/v1/large`, bytes);
      assert.equal(answer.status, 422);
      assert.match(String(messageOf(answer)), /more than 100000 values|Nested deeper/);
    });
    assert.ok(hold < 50, `${body.slice(0, 30)}: ${hold.toFixed(1)} ms`);
  }
});

/** Prepares a large upload of which only the head is sent. */
function begun(t: TestContext, url: string, headers: Record<string, string>) {
  const { port } = new URL(url);
  const all = { 'content-type': 'application/json', 'content-length': String(5 * MEBIBYTE), ...headers };
  const request = httpRequest({ port, path: '/v1/large', method: 'POST', headers: all });
  t.after(() => request.destroy());
  request.on('error', () => undefined);
  return request;
}

test('a rejected upload is answered before its body is sent, and its connection is closed', async (t) => {
  const admit = () => Promise.reject(new AppError('quota_exceeded', { publicMessage: 'No more.' }));
  const { url } = await serveAlone(t, [largeRoute({ admit })]);
  const request = begun(t, url, {});
  request.flushHeaders();
  const [response] = (await once(request, 'response')) as [import('node:http').IncomingMessage];
  assert.deepEqual([response.statusCode, response.headers.connection], [429, 'close']);
  const text = await response.setEncoding('utf8').toArray();
  assert.match(text.join(''), /quota_exceeded/);
});

test('a client that sends a rejected upload anyway reads the response instead of a connection reset', async (t) => {
  const admit = () => Promise.reject(new AppError('quota_exceeded', { publicMessage: 'No more.' }));
  const { url } = await serveAlone(t, [largeRoute({ admit })]);
  const body = Buffer.alloc(20 * MEBIBYTE, 'x');
  for (let n = 0; n < 5; n += 1) assert.equal((await post(`${url}/v1/large`, body)).status, 429);
});

test('Expect: 100-continue is answered with 100 only when the body is wanted', async (t) => {
  const refusing = () => Promise.reject(new AppError('quota_exceeded', { publicMessage: 'No more.' }));
  for (const admit of [refusing, () => Promise.resolve()]) {
    const { url } = await serveAlone(t, [largeRoute({ admit })]);
    const request = begun(t, url, { expect: '100-continue' });
    const continued = once(request, 'continue').then(() => 'continue');
    const answered = once(request, 'response').then(() => 'response');
    request.flushHeaders();
    assert.equal(await Promise.race([continued, answered]), admit === refusing ? 'response' : 'continue');
  }
});

test('memory for large bodies is limited for each caller and in total, and freed by the response', async (t) => {
  const gate = Promise.withResolvers<void>();
  const env = { BODY_MEMORY_MIB: '40', BODY_MEMORY_PER_CALLER_MIB: '20' };
  const { url } = await serveAlone(t, [largeRoute({ work: gate.promise })], { env });
  const body = JSON.stringify({ note: 'a', text: 'x'.repeat(11 * MEBIBYTE) });
  const first = post(`${url}/v1/large`, body);
  const second = await Promise.race([first, post(`${url}/v1/large`, body), post(`${url}/v1/large`, body)]);
  assert.deepEqual([second.status, second.body['code']], [503, 'unavailable']);
  assert.equal(second.headers.get('retry-after'), '2');
  gate.resolve();
  assert.equal((await first).status, 201);
  assert.equal((await post(`${url}/v1/large`, body)).status, 201);
});

test(
  'a body that arrives one byte at a time is aborted with 408 and frees its memory',
  { timeout: 60_000 },
  async (t) => {
    const { url } = await serveAlone(t, [largeRoute()], { env: { BODY_MEMORY_PER_CALLER_MIB: '20' } });
    const { port } = new URL(url);
    const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8');
    t.after(() => socket.destroy());
    const length = 15 * MEBIBYTE;
    socket.write(
      `POST /v1/large HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n{`,
    );
    const dripping = setInterval(() => socket.write(' '), 500);
    t.after(() => clearInterval(dripping));
    const body = JSON.stringify({ note: 'a', text: 'x'.repeat(14 * MEBIBYTE) });
    // The slow request holds 15 of 20 MiB.
    assert.equal((await post(`${url}/v1/large`, body)).status, 503);
    const [head] = (await once(socket, 'data')) as [string];
    assert.match(head, /^HTTP\/1\.1 408 /);
    clearInterval(dripping);
    assert.equal((await post(`${url}/v1/large`, body)).status, 201);
  },
);
