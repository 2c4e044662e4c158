import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OutboxAge } from './outbox-age.ts';

test('the age is that of the last read while reads succeed', () => {
  const age = new OutboxAge();
  assert.equal(age.seconds(99_000), 0);
  age.saw(3, 100_000);
  assert.equal(age.seconds(112_000), 3);
  age.saw(0, 113_000);
  assert.equal(age.seconds(120_000), 0);
});

test('the age grows while the outbox cannot be read', () => {
  const age = new OutboxAge();
  age.saw(0, 100_000);
  assert.equal(age.seconds(121_000), 21);
  age.saw(2, 100_000);
  assert.equal(age.seconds(130_000), 32);
});
