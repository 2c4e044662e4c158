import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Budget } from './budget.ts';

/** Takes an amount and notes in `order` when it is granted. */
function taking(budget: Budget, order: string[]) {
  return async (name: string, amount: number, owner = name) => {
    const free = await budget.take(amount, { owner });
    order.push(name);
    return free;
  };
}

test('requests are granted in order, and a large one is not overtaken', async () => {
  const budget = new Budget(512);
  const order: string[] = [];
  const take = taking(budget, order);
  const freeFirst = await take('first', 384);
  const [large, small] = [take('large', 512), take('small', 128)];
  assert.equal(budget.waiting, 2);
  assert.equal(budget.hasRoom(1), false);
  freeFirst();
  (await large)();
  (await small)();
  assert.deepEqual(order, ['first', 'large', 'small']);
  assert.equal(budget.hasRoom(512), true);
  (await take('last', 512))();
});

test('owners take turns: the queue of one does not hold up the others', async () => {
  const budget = new Budget(1);
  const order: string[] = [];
  const take = taking(budget, order);
  const queue = ['a0', 'a1', 'a2', 'a3'].map((name) => take(name, 1, 'a'));
  const others = [take('b0', 1, 'b'), take('b1', 1, 'b'), take('c0', 1, 'c')];
  await Promise.all([...queue, ...others].map(async (granted) => (await granted)()));
  assert.deepEqual(order, ['a0', 'a1', 'b0', 'c0', 'a2', 'b1', 'a3']);
});

test('an owner that holds nothing comes before one that holds something', async () => {
  const budget = new Budget(2);
  const order: string[] = [];
  const take = taking(budget, order);
  const [freeFirst, freeSecond] = [await take('a0', 1, 'a'), await take('a1', 1, 'a')];
  const [third, other] = [take('a2', 1, 'a'), take('b0', 1, 'b')];
  freeFirst();
  (await other)();
  (await third)();
  freeSecond();
  assert.deepEqual(order, ['a0', 'a1', 'b0', 'a2']);
});

test('what is granted never exceeds the total, whoever asks', async () => {
  const budget = new Budget(10);
  let [held, most] = [0, 0];
  const job = async (n: number) => {
    const amount = 1 + (n % 7);
    const free = await budget.take(amount, { owner: String(n % 3) });
    held += amount;
    most = Math.max(most, held);
    await Promise.resolve();
    held -= amount;
    free();
  };
  await Promise.all(Array.from({ length: 200 }, (_, n) => job(n)));
  assert.ok(most <= 10 && most > 5, String(most));
  assert.ok(budget.hasRoom(10));
});

test('a request for more than the whole budget is rejected at once', async () => {
  await assert.rejects(new Budget(512).take(513, { owner: '' }), RangeError);
});

test('a request that is aborted while it waits makes way for the next one', async () => {
  const budget = new Budget(256);
  const free = await budget.take(128, { owner: '' });
  const stop = new AbortController();
  const stopped = budget.take(256, { owner: '', signal: stop.signal });
  const next = budget.take(128, { owner: '' });
  stop.abort(new Error('stopped'));
  await assert.rejects(stopped, /stopped/);
  (await next)();
  free();
  (await budget.take(256, { owner: '' }))();
});
