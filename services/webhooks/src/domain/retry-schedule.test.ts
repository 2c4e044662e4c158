import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextPause, parseRetryAfter } from './retry-schedule.ts';

const schedule = [5, 30, 180];

test('retries follow after 5, 30 and 180 s within 20 %, and there is no fourth', () => {
  for (const [index, pause] of schedule.entries()) {
    assert.equal(
      nextPause(schedule, index + 1, undefined, () => 0),
      pause * 0.8,
    );
    assert.ok(Math.abs((nextPause(schedule, index + 1, undefined, () => 0.999_999) ?? 0) - pause * 1.2) < 0.01);
  }
  assert.equal(nextPause(schedule, 4, undefined), null);
});

test('a Retry-After replaces the pause: never sooner, at most an hour, and without an additional attempt', () => {
  assert.equal(
    nextPause(schedule, 1, 60, () => 0),
    60,
  );
  assert.ok((nextPause(schedule, 1, 60, () => 0.99) ?? 0) <= 66);
  assert.equal(nextPause(schedule, 1, 86_400), 3_600);
  assert.equal(nextPause(schedule, 4, 60), null);
});

test('Retry-After is parsed as seconds or as a date; anything else is ignored', () => {
  const now = Date.parse('2026-01-01T00:00:00Z');
  assert.equal(parseRetryAfter('120', now), 120);
  assert.equal(parseRetryAfter('Thu, 01 Jan 2026 00:01:00 GMT', now), 60);
  assert.equal(parseRetryAfter('Wed, 31 Dec 2025 00:00:00 GMT', now), 0);
  for (const text of [undefined, '', 'soon', '-5', '1.5', '2026-01-01'])
    assert.equal(parseRetryAfter(text, now), undefined);
});
