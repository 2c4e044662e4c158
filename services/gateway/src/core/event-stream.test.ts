import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import express from 'express';
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

test('a reader that does not read pauses the source, which bounds the buffer', async (t) => {
  const block = 'x'.repeat(64 * 1024);
  let made = 0;
  let isGone = false;
  const stream = new EventStream(async function* fast(signal) {
    while (!signal.aborted) {
      made++;
      yield { event: 'turn', data: block };
    }
    isGone = true;
  });
  const ended = Promise.withResolvers<void>();
  const app = express().get('/', (_request, response) => sendEvents(stream, response, never).finally(ended.resolve));
  const url = await serveHttp(t, app);
  const { request } = await import('node:http');
  const asking = request(url).end();
  const [answer] = await once(asking, 'response');
  answer.pause();
  let before = -1;
  while (made !== before) {
    before = made;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  assert.ok(made < 500, `${made} blocks were buffered`);
  asking.destroy();
  await ended.promise;
  assert.ok(isGone);
});
