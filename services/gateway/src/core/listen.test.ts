import assert from 'node:assert/strict';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { type AddressInfo, connect } from 'node:net';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import express from 'express';
import { drain, listen } from './listen.ts';

const place = { host: '127.0.0.1', port: 0 };

test('the error names an occupied port', async (t) => {
  const first = await listen(express(), place);
  t.after(() => drain(first, 0));
  const { port } = first.address() as AddressInfo;
  await assert.rejects(
    listen(express(), { host: '127.0.0.1', port }),
    new RegExp(`127\\.0\\.0\\.1:${port} \\(PORT\\)`),
  );
});

test('draining sends Connection: close, lets current requests finish and then stops accepting', async () => {
  const app = express();
  const arrived = Promise.withResolvers<void>();
  const mayAnswer = Promise.withResolvers<void>();
  app.get('/fast', (_request, response) => void response.send('fast'));
  app.get('/slow', async (_request, response) => {
    arrived.resolve();
    await mayAnswer.promise;
    response.send('slow');
  });
  const server = await listen(app, place);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  assert.equal((await fetch(`${url}/fast`)).headers.get('connection'), 'keep-alive');
  const slow = fetch(`${url}/slow`);
  await arrived.promise;
  const drained = drain(server, 10_000);
  const told = await fetch(`${url}/fast`);
  assert.deepEqual([told.status, told.headers.get('connection')], [200, 'close']);
  while (server.listening) await wait(20);
  await assert.rejects(fetch(`${url}/fast`));
  mayAnswer.resolve();
  assert.equal(await (await slow).text(), 'slow');
  await drained;
});

test('a request that outlasts the grace period is aborted', async () => {
  const app = express();
  app.get('/', () => undefined);
  const server = await listen(app, place);
  const stuck = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  stuck.catch(() => undefined);
  await once(server, 'request');
  await drain(server, 100);
  await assert.rejects(stuck);
});

test('invalid HTTP is answered with the usual error body', async (t) => {
  const server = await listen(express(), place);
  t.after(() => drain(server, 0));
  const { port } = server.address() as AddressInfo;
  const send = async (request: string) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(request);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    return [head.split(' ')[1], (JSON.parse(body) as { code: string }).code];
  };
  assert.deepEqual(await send('BREW /v1/coffee HTTP/1.1\r\nHost: a\r\n\r\n'), ['400', 'malformed_request']);
  assert.deepEqual(await send('nonsense\r\n\r\n'), ['400', 'malformed_request']);
  const long = `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`;
  assert.deepEqual(await send(long), ['431', 'malformed_request']);
});
