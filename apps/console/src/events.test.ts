import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventsIn } from './events.ts';

const encoder = new TextEncoder();

const streamOf = (...pieces: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      controller.close();
    },
  });

test('events are read wherever the stream is cut, without its comments', async () => {
  const stream = streamOf(
    'id: 1\nevent: turn\nda',
    'ta: {"text":"Grü',
    'ße: a"}\n',
    '\n: heartbeat\n\nevent: state\ndata: {}\n\nid',
  );
  const events = [];
  for await (const event of eventsIn(stream)) events.push(event);
  assert.deepEqual(events, [
    { id: '1', event: 'turn', data: { text: 'Grüße: a' } },
    { id: undefined, event: 'state', data: {} },
  ]);
});

test('a reader that stops closes the stream', async () => {
  let isClosed = false;
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(encoder.encode('event: turn\ndata: 1\n\n')),
    cancel: () => void (isClosed = true),
  });
  for await (const { data } of eventsIn(stream)) {
    assert.equal(data, 1);
    break;
  }
  assert.ok(isClosed);
});
