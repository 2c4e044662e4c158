import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jobTypes } from '@insights/contracts';
import { retryPauseMs } from './retry-pause.ts';

const { retry } = jobTypes.generateReport;

test('the pause doubles with each attempt', () => {
  assert.deepEqual(
    [1, 2, 3, 4, 5].map((attempt) => retryPauseMs(retry, attempt, 0.5)),
    [2_000, 4_000, 8_000, 16_000, 32_000],
  );
});

test('no pause is longer than a minute, whatever the attempt', () => {
  assert.equal(retryPauseMs(retry, 6, 0.99), 60_000);
  assert.equal(retryPauseMs(retry, 2_000, 0), 60_000);
});

test('pauses after the same attempt differ by up to a fifth either way', () => {
  assert.equal(retryPauseMs(retry, 3, 0), 6_400);
  assert.ok(retryPauseMs(retry, 3, 0.999_999) <= 9_600);
});
