import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppError } from '@insights/errors';
import { LEAST_MIB, MemoryBudget, memoryFor } from './memory.ts';

const never = new AbortController().signal;
const MIB = 1024 * 1024;

test('an ordinary campaign takes the least memory, and the need grows with bytes and with turns', () => {
  assert.equal(memoryFor({ bytes: 0, turns: 0 }), LEAST_MIB);
  assert.equal(memoryFor({ bytes: 3 * MIB, turns: 10_000 }), LEAST_MIB);
  assert.ok(memoryFor({ bytes: 20 * MIB, turns: 20_000 }) < 512, 'the longest transcript that may be imported fits');
  assert.ok(memoryFor({ bytes: 0, turns: 1_000_000 }) > 512);
  assert.ok(memoryFor({ bytes: 1_000 * MIB, turns: 1_000 }) > 512);
});

test('threads wait for memory in the order in which they came, and a large one is not overtaken', async () => {
  const budget = new MemoryBudget(512);
  const order: string[] = [];
  const freeFirst = await budget.take(384, never);
  const large = budget.take(512, never).then((free) => {
    order.push('large');
    return free;
  });
  const small = budget.take(128, never).then((free) => {
    order.push('small');
    return free;
  });
  freeFirst();
  (await large)();
  (await small)();
  assert.deepEqual(order, ['large', 'small']);
  (await budget.take(512, never))();
});

test('more than the whole budget is refused at once, for good', async () => {
  const refused = (error: unknown) =>
    error instanceof AppError && error.code === 'input_too_large' && error.httpStatus < 500;
  await assert.rejects(new MemoryBudget(512).take(513, never), refused);
});

test('a job that is stopped while it waits lets the next one in', async () => {
  const budget = new MemoryBudget(256);
  const free = await budget.take(128, never);
  const stop = new AbortController();
  const stopped = budget.take(256, stop.signal);
  const next = budget.take(128, never);
  stop.abort(new Error('stopped'));
  await assert.rejects(stopped, /stopped/);
  (await next)();
  free();
  (await budget.take(256, never))();
});
