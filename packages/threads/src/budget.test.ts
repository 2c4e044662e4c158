import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Budget } from './budget.ts';

test('requests are granted in order, and a large one is not overtaken', async () => {
  const budget = new Budget(512);
  const order: string[] = [];
  const freeFirst = await budget.take(384);
  const large = budget.take(512).then((free) => {
    order.push('large');
    return free;
  });
  const small = budget.take(128).then((free) => {
    order.push('small');
    return free;
  });
  assert.equal(budget.waiting, 2);
  assert.equal(budget.hasRoom(1), false);
  freeFirst();
  (await large)();
  (await small)();
  assert.deepEqual(order, ['large', 'small']);
  assert.equal(budget.hasRoom(512), true);
  (await budget.take(512))();
});

test('a request for more than the whole budget is rejected at once', async () => {
  await assert.rejects(new Budget(512).take(513), RangeError);
});

test('a request that is aborted while it waits makes way for the next one', async () => {
  const budget = new Budget(256);
  const free = await budget.take(128);
  const stop = new AbortController();
  const stopped = budget.take(256, stop.signal);
  const next = budget.take(128);
  stop.abort(new Error('stopped'));
  await assert.rejects(stopped, /stopped/);
  (await next)();
  free();
  (await budget.take(256))();
});
