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

test('a Retry-After only lengthens the pause: to at most an hour, and without an additional attempt', () => {
  const lowest = (seconds: number, attempts = 1) => nextPause(schedule, attempts, seconds, () => 0);
  assert.equal(lowest(60), 60);
  assert.ok((nextPause(schedule, 1, 60, () => 0.99) ?? 0) <= 66);
  for (const [attempts, own] of [4, 24, 144].entries())
    for (const short of [0, 1]) assert.equal(lowest(short, attempts + 1), own);
  assert.equal(lowest(86_400), 3_600);
  assert.equal(lowest(Number('9'.repeat(100))), 3_600);
  assert.equal(lowest(60, 4), null);
});

test('Retry-After is parsed as seconds or as one of the three forms of an HTTP date; anything else is ignored', () => {
  const now = Date.parse('2026-01-01T00:00:00Z');
  const rows: [string | string[], number][] = [
    ['120', 120],
    [' 0 ', 0],
    ['9'.repeat(30), 1e30],
    ['Thu, 01 Jan 2026 00:01:00 GMT', 60],
    ['Thursday, 01-Jan-26 00:01:00 GMT', 60],
    ['Thu Jan  1 00:01:00 2026', 60],
    ['Wed, 31 Dec 2025 00:00:00 GMT', 0],
    ['Wednesday, 01-Jan-70 00:00:00 GMT', 44 * 365.25 * 86_400],
    [['5', '90'], 90],
    [['soon', '90'], 90],
  ];
  for (const [header, seconds] of rows) {
    const found = parseRetryAfter(header, now);
    assert.ok(found !== undefined && Math.abs(found - seconds) <= Math.max(seconds * 1e-3, 0), String(header));
  }
  const others = [
    undefined,
    '',
    'soon',
    '-5',
    '+5',
    '1.5',
    '5s',
    '5, 90',
    '1e3',
    '0x10',
    '٣',
    [],
    ['soon'],
    '9'.repeat(101),
  ];
  const dates = [
    '2026-01-01',
    '2026-01-01T00:01:00Z',
    'Thu, 01 Jan 2026 00:01:00 CET',
    'Thu, 1 Jan 2026',
    'Thu, 99 Jan 2026 00:01:00 GMT',
  ];
  for (const text of [...others, ...dates]) assert.equal(parseRetryAfter(text, now), undefined, String(text));
});
