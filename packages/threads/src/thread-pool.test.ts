import assert from 'node:assert/strict';
import { constants, getPriority } from 'node:os';
import process from 'node:process';
import { after, test } from 'node:test';
import { eventually } from '../../../test/support/eventually.ts';
import type { Result, Task } from './doubling.fixture.ts';
import { type Thread, ThreadOutOfMemory, ThreadTooSlow } from './thread.ts';
import { ThreadPool, type ThreadPoolOptions } from './thread-pool.ts';

const DEADLINE_MS = 60_000;
const poolOf = (over: Partial<ThreadPoolOptions> = {}) =>
  new ThreadPool<Task, Result>({
    script: new URL('./doubling.fixture.ts', import.meta.url),
    total_mib: 32,
    least_mib: 32,
    kept: 1,
    deadline_ms: DEADLINE_MS,
    ...over,
  });
const pool = poolOf({ total_mib: 128 });
after(() => pool.close());
const never = new AbortController().signal;
const jobOf = (mib = 32, signal = never) => ({ mib, owner: 'a', signal });
const double = (value: number, mib = 32) => pool.run(jobOf(mib), (thread) => thread.ask({ double: value }));

test('a thread of the smallest size is reused, a larger one is not', async () => {
  const [first, second, large, third] = [await double(1), await double(2), await double(3, 64), await double(4)];
  assert.deepEqual([first.value, second.value, large.value, third.value], [2, 4, 6, 8]);
  assert.equal(second.thread, first.thread);
  assert.notEqual(large.thread, first.thread);
  assert.equal(third.thread, first.thread);
});

test('a thread gives way to the one that answers requests', { skip: process.platform !== 'linux' }, async () => {
  const own = getPriority();
  assert.equal((await double(1)).priority, Math.max(own, constants.priority.PRIORITY_BELOW_NORMAL));
  assert.equal(getPriority(), own);
});

test('an error in a thread rejects its request, and the next request gets another thread', async () => {
  await assert.rejects(
    pool.run(jobOf(), (thread) => thread.ask({ fail: 'no such number' })),
    /no such number/,
  );
  assert.equal((await double(5)).value, 10);
});

test('a thread that exceeds its heap fails alone', async () => {
  const [full, other] = await Promise.allSettled([
    pool.run(jobOf(), (thread) => thread.ask({ fill: true })),
    double(6),
  ]);
  assert.ok(full.status === 'rejected' && full.reason instanceof ThreadOutOfMemory);
  assert.equal(full.reason.memory_mib, 32);
  assert.ok(other.status === 'fulfilled' && other.value.value === 12);
});

test('a thread that exceeds its limit of buffers fails, although it is busy', async (t) => {
  const watched = poolOf({ kept: 0, buffers_mib: 64 });
  t.after(() => watched.close());
  await assert.rejects(
    watched.run(jobOf(), (thread) => thread.ask({ buffers: true })),
    ThreadOutOfMemory,
  );
});

test('aborting ends a busy thread, rejects with the reason and frees its memory', async () => {
  const stop = new AbortController();
  const endless = pool.run(jobOf(128, stop.signal), (thread) => thread.ask({ forever: true }));
  const waiting = double(7);
  stop.abort(new Error('lease lost'));
  await assert.rejects(endless, /lease lost/);
  assert.equal((await waiting).value, 14);
});

test('a thread that does not answer in time is ended, its job fails alone, and the waiting job of another owner runs', async (t) => {
  const strict = poolOf({ deadline_ms: 2_000 });
  t.after(() => strict.close());
  const stuck = strict.run(jobOf(), (thread) => thread.ask({ forever: true }));
  const other = strict.run({ ...jobOf(), owner: 'b' }, (thread) => thread.ask({ double: 8 }));
  assert.equal(strict.waiting, 1);
  assert.equal(strict.hasRoom(32), false);
  await assert.rejects(stuck, (error) => error instanceof ThreadTooSlow && error.deadline_ms === 2_000);
  assert.equal((await other).value, 16);
});

test('an idle thread is ended after a while, and the next request gets another one', async (t) => {
  const brief = poolOf({ idle_ms: 300 });
  t.after(() => brief.close());
  let kept: Thread<Task, Result> | undefined;
  const ask = () =>
    brief.run(jobOf(), (thread) => {
      kept = thread;
      return thread.ask({ double: 1 });
    });
  const [first, second] = [await ask(), await ask()];
  assert.equal(second.thread, first.thread);
  const idle = kept;
  await eventually(() => assert.ok(idle?.hasEnded));
  assert.notEqual((await ask()).thread, first.thread);
});

test('threads of a burst serve the next one, and a large job ends those that are not kept', async (t) => {
  const few = poolOf({ total_mib: 96 });
  t.after(() => few.close());
  const used = new Set<Thread<Task, Result>>();
  const ask = (mib = 32) =>
    few.run(jobOf(mib), (thread) => {
      used.add(thread);
      return thread.ask({ double: 1 });
    });
  const burst = () => Promise.all([ask(), ask(), ask()]);
  await burst();
  await burst();
  assert.equal(used.size, 3);
  await ask(96);
  assert.equal([...used].slice(0, 3).filter(({ hasEnded }) => hasEnded).length, 2);
});
