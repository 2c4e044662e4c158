import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { type TestContext, test } from 'node:test';
import express, { type RequestHandler } from 'express';
import { serveHttp } from '../gateway.fixture.ts';
import { EventStream, sendEvents } from './event-stream.ts';

const never = new AbortController().signal;

test('an idle stream sends a keep-alive every 15 s', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  const end = Promise.withResolvers<void>();
  const stream = new EventStream(async function* quiet() {
    yield { event: 'state', data: {} };
    await end.promise;
  });
  const url = await serveHttp(
    t,
    express().get('/', (_request, response) => sendEvents(stream, response, never)),
  );
  const { body } = await fetch(url);
  assert.ok(body);
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  assert.equal((await reader.read()).value, 'event: state\ndata: {}\n\n');
  for (let beat = 0; beat < 3; beat++) {
    t.mock.timers.tick(15_000);
    assert.equal((await reader.read()).value, ': heartbeat\n\n');
  }
  end.resolve();
  assert.equal((await reader.read()).done, true);
});

/** A source without end, read by somebody who reads nothing; `made` counts its events. */
async function unreadStream(t: TestContext, stall_ms?: number) {
  const seen = { made: 0, ended: Promise.withResolvers<void>() };
  const stream = new EventStream(async function* fast(signal) {
    while (!signal.aborted) {
      seen.made++;
      yield { event: 'turn', data: 'x'.repeat(64 * 1024) };
    }
    seen.ended.resolve();
  });
  const send: RequestHandler = (_request, response) =>
    sendEvents(stream, response, never, stall_ms === undefined ? {} : { stall_ms });
  const asking = request(await serveHttp(t, express().get('/', send))).end();
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  answer.pause();
  return { seen, asking, answer };
}

test('a reader that does not read pauses the source, which bounds the buffer', async (t) => {
  const { seen, asking } = await unreadStream(t);
  let before = -1;
  while (seen.made !== before) {
    before = seen.made;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  assert.ok(seen.made < 500, `${seen.made} blocks were buffered`);
  asking.destroy();
  await seen.ended.promise;
});

test('a reader that takes nothing for too long is disconnected, and the source ends', async (t) => {
  const { seen, answer } = await unreadStream(t, 200);
  await seen.ended.promise;
  answer.resume();
  await assert.rejects(once(answer, 'end'), { code: 'ECONNRESET' });
});
