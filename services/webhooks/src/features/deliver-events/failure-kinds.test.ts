import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type AddressInfo, type Server, type Socket, createServer } from 'node:net';
import { type TestContext, test } from 'node:test';
import { createServer as createTlsServer } from 'node:tls';
import { makeAuthority } from '../../../../../test/support/authority.ts';
import { callerOf, emit, eventually, runWorker, testConfig, testDeps } from '../../webhooks.fixture.ts';
import { createEndpoint } from '../create-endpoint.ts';
import { getDelivery } from '../list-deliveries.ts';

const TIMEOUT_MS = 500;
const DRIP_MS = 50;
const TEN_MB = 10_000_000;

type Behaviour = (socket: Socket) => void;

const silent: Behaviour = () => undefined;
const answering =
  (text: string): Behaviour =>
  (socket) =>
    void socket.once('data', () => socket.end(text));
const status = (code: number): Behaviour => answering(`HTTP/1.1 ${code} Because\r\ncontent-length: 0\r\n\r\n`);
const large = (code: number): Behaviour =>
  answering(`HTTP/1.1 ${code} Large\r\ncontent-length: ${TEN_MB}\r\n\r\n${'x'.repeat(TEN_MB)}`);
/** Sends the beginning at once, and the rest a byte at a time. */
const dripping =
  (beginning: string, rest: string): Behaviour =>
  (socket) =>
    void socket.once('data', () => {
      socket.write(beginning);
      const bytes = [...rest];
      const timer = setInterval(() => socket.write(bytes.shift() ?? ' '), DRIP_MS);
      socket.once('close', () => clearInterval(timer));
    });

/** What a receiver does, and how the delivery ends: the error of its last attempt, or null for a delivered one. */
const KINDS: readonly (readonly [name: string, behaviour: Behaviour, error: string | null])[] = [
  ['resets the connection', (socket) => void socket.once('data', () => socket.resetAndDestroy()), 'connection_lost'],
  ['closes without an answer', (socket) => void socket.once('data', () => socket.end()), 'connection_lost'],
  ['never answers', silent, 'timeout'],
  ['drips its headers', dripping('HTTP/1.1 200 OK\r\nx-slow: ', 'y'.repeat(1_000)), 'timeout'],
  ['drips the body of a 200', dripping('HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\n', 'y'.repeat(1_000)), null],
  ['ends in the middle of the body of a 200', answering('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nshort'), null],
  ['answers 200 with 10 MB', large(200), null],
  ['answers 500 with 10 MB', large(500), 'status_500'],
  ['answers 103, then 204', answering('HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n'), null],
  [
    'answers 102 and 103, then 202',
    answering(
      `${[102, 103].map((code) => `HTTP/1.1 ${code} Wait\r\n\r\n`).join('')}HTTP/1.1 202 Accepted\r\ncontent-length: 0\r\n\r\n`,
    ),
    null,
  ],
  ['answers 205', status(205), null],
  ['answers 206', status(206), null],
  ['answers 299', status(299), null],
  [
    'answers 101',
    answering('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
    'connection_lost',
  ],
  ['answers with HTTP/1.0 and no length', answering('HTTP/1.0 200 OK\r\n\r\nfine'), null],
  [
    'answers in chunks with a trailer',
    answering('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\ntrailer: x\r\n\r\n2\r\nok\r\n0\r\nx: y\r\n\r\n'),
    null,
  ],
  ['breaks its chunks after a 200', answering('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\nok'), null],
  [
    'never ends the chunks of a 200',
    dripping('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n', '1\r\ny\r\n'.repeat(1_000)),
    null,
  ],
  [
    'never ends the chunks of a 500',
    dripping('HTTP/1.1 500 No\r\ntransfer-encoding: chunked\r\n\r\n', '1\r\ny\r\n'.repeat(1_000)),
    'status_500',
  ],
  [
    'answers before it reads',
    (socket) => void socket.end('HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: 0\r\n\r\n'),
    null,
  ],
  [
    'says that it continues without being asked (RFC 9110, section 15.2)',
    answering('HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n'),
    null,
  ],
  ['answers interim responses only', answering('HTTP/1.1 103 Early Hints\r\n\r\n'), 'connection_lost'],
  [
    'has a length and chunks',
    answering('HTTP/1.1 200 OK\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n'),
    'invalid_response',
  ],
  ['answers 421', status(421), 'status_421'],
  ['answers 425', status(425), 'status_425'],
  ['answers 429', status(429), 'status_429'],
  ['answers 301', status(301), 'status_301'],
  ['answers 304', status(304), 'status_304'],
  ['answers 400', status(400), 'status_400'],
  ['answers 410', status(410), 'status_410'],
  ['answers 503', status(503), 'status_503'],
  ['speaks no HTTP', answering('220 mail.example ESMTP\r\n'), 'invalid_response'],
  ['has headers of 64 KiB', answering(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(65_536)}\r\n\r\n`), 'invalid_response'],
];

/** A server on loopback until the test ends. Returns its port. */
async function listening(t: TestContext, server: Server, behaviour: Behaviour): Promise<number> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
  });
  server.on('connection', behaviour);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** How a delivery to `url` ends: its error, and the number of attempts. */
async function endOf(url: string): Promise<{ error: string | null; attempts: number }> {
  const [deps, call] = [testDeps(), callerOf()];
  const endpoint = await createEndpoint(deps, call, { url, events: [], interview_ids: [], description: '' });
  const [delivery_id = ''] = await emit(call, [endpoint.id]);
  return eventually(async () => {
    const found = await getDelivery(deps, call, { endpoint_id: endpoint.id, delivery_id });
    return found.status !== 'pending' && { error: found.last_error, attempts: found.attempts };
  }, 20_000);
}

const config = testConfig({ WEBHOOKS_ATTEMPT_TIMEOUT_MS: String(TIMEOUT_MS) });
/** A failed delivery had its first attempt and three more. */
const ending = (error: string | null) => ({ error, attempts: error === null ? 1 : 4 });

for (const [name, behaviour, error] of KINDS) {
  test(`a receiver that ${name}: ${error ?? 'delivered'}`, async (t) => {
    const port = await listening(t, createServer(), behaviour);
    runWorker(t, { config });
    assert.deepEqual(await endOf(`http://127.0.0.1:${port}/`), ending(error));
  });
}

test('a receiver that closes a kept connection as it is used again costs no attempt', async (t) => {
  let requests = 0;
  const port = await listening(t, createServer(), (socket) => {
    let own = 0;
    socket.on('data', () => {
      requests += 1;
      own += 1;
      // The second request on a connection meets its end.
      if (own > 1) socket.resetAndDestroy();
      else socket.write('HTTP/1.1 204 No Content\r\n\r\n');
    });
  });
  runWorker(t, { config });
  const url = `http://127.0.0.1:${port}/`;
  assert.deepEqual(await endOf(url), ending(null));
  assert.deepEqual(await endOf(url), ending(null));
  assert.equal(requests, 3);
});

test('a receiver that refuses connections: connect_failed', async (t) => {
  const server = createServer();
  const port = await listening(t, server, silent);
  server.close();
  runWorker(t, { config });
  assert.deepEqual(await endOf(`http://127.0.0.1:${port}/`), ending('connect_failed'));
});

test('a receiver that never completes the TLS handshake: timeout', async (t) => {
  const port = await listening(t, createServer(), silent);
  runWorker(t, { config });
  assert.deepEqual(await endOf(`https://127.0.0.1:${port}/`), ending('timeout'));
});

test('a receiver whose certificate nobody known has issued: tls_failed', async (t) => {
  const authority = await makeAuthority({ after: (end) => t.after(end) });
  const files = await authority.issue('IP:127.0.0.1');
  const [cert, key] = await Promise.all([readFile(files.cert), readFile(files.key)]);
  const port = await listening(t, createTlsServer({ cert, key }), silent);
  runWorker(t, { config });
  assert.deepEqual(await endOf(`https://127.0.0.1:${port}/`), ending('tls_failed'));
});
