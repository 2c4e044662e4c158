import assert from 'node:assert/strict';
import { test } from 'node:test';
import { retryPauseMs } from './retry-pause.ts';

test('the pause doubles with each attempt', () => {
  assert.deepEqual(
    [1, 2, 3, 4, 5].map((attempt) => retryPauseMs(attempt, 0.5)),
    [2_000, 4_000, 8_000, 16_000, 32_000],
  );
});

test('no pause is longer than a minute, whatever the attempt', () => {
  assert.equal(retryPauseMs(6, 0.99), 60_000);
  assert.equal(retryPauseMs(2_000, 0), 60_000);
});

test('pauses of one attempt differ by up to a fifth either way', () => {
  assert.equal(retryPauseMs(3, 0), 6_400);
  assert.ok(retryPauseMs(3, 0.999_999) <= 9_600);
});
