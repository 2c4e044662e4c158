import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Result, Task } from './doubling.fixture.ts';
import { ThreadOutOfMemory } from './thread.ts';
import { ThreadPool } from './thread-pool.ts';

const pool = new ThreadPool<Task, Result>({
  script: new URL('./doubling.fixture.ts', import.meta.url),
  total_mib: 128,
  least_mib: 32,
  kept: 1,
});
after(() => pool.close());
const never = new AbortController().signal;
const double = (value: number, mib = 32) => pool.run(mib, never, (thread) => thread.ask({ double: value }));

test('a thread of the smallest size is reused, a larger one is not', async () => {
  const [first, second, large, third] = [await double(1), await double(2), await double(3, 64), await double(4)];
  assert.deepEqual([first.value, second.value, large.value, third.value], [2, 4, 6, 8]);
  assert.equal(second.thread, first.thread);
  assert.notEqual(large.thread, first.thread);
  assert.equal(third.thread, first.thread);
});

test('an error in a thread rejects its request, and the next request gets another thread', async () => {
  await assert.rejects(
    pool.run(32, never, (thread) => thread.ask({ fail: 'no such number' })),
    /no such number/,
  );
  assert.equal((await double(5)).value, 10);
});

test('a thread that exceeds its heap fails alone', async () => {
  const [full, other] = await Promise.allSettled([
    pool.run(32, never, (thread) => thread.ask({ fill: true })),
    double(6),
  ]);
  assert.ok(full.status === 'rejected' && full.reason instanceof ThreadOutOfMemory);
  assert.equal(full.reason.memory_mib, 32);
  assert.ok(other.status === 'fulfilled' && other.value.value === 12);
});

test('aborting ends a busy thread, rejects with the reason and frees its memory', async () => {
  const stop = new AbortController();
  const endless = pool.run(128, stop.signal, (thread) => thread.ask({ forever: true }));
  const waiting = double(7);
  stop.abort(new Error('lease lost'));
  await assert.rejects(endless, /lease lost/);
  assert.equal((await waiting).value, 14);
});
