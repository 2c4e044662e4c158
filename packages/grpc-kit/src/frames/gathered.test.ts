import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { test } from 'node:test';
import { GatheredFrames } from './gathered.ts';

/** A peer that reads nothing until `drain` is emitted. */
class SlowPeer extends EventEmitter {
  readonly messages: number[][] = [];
  isReading = false;

  write(message: number[]): boolean {
    this.messages.push(message);
    return this.isReading;
  }
}

test('frames that waited for a slow peer arrive in order, in messages that are never too long', async () => {
  const peer = new SlowPeer();
  const gathered = new GatheredFrames<number, number[]>(
    peer,
    (frames) => frames,
    () => 0,
  );
  gathered.add(0);
  // Written in the next turn of the event loop, after which the peer is stuck.
  const written = gathered.written();
  for (let n = 1; n < 50_000; n += 1) gathered.add(n);
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(gathered.isBlocked, true);
  const before = peer.messages.length;
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(peer.messages.length, before);
  peer.isReading = true;
  peer.emit('drain');
  await written;
  assert.deepEqual(
    peer.messages.flat(),
    Array.from({ length: 50_000 }, (_, n) => n),
  );
  // Each has about 1 KiB of its own, and a message of more than 32 MiB is refused.
  assert.ok(Math.max(...peer.messages.map(({ length }) => length)) <= 1_024);
});
