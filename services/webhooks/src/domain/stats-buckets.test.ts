import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppError } from '@insights/errors';
import { bucketsBetween } from './stats-buckets.ts';

const now = new Date('2026-03-29T10:20:30.400Z');

test('a series without times covers the last 24 hours, or 30 days, up to now', () => {
  const hours = bucketsBetween('hour', null, null, now);
  assert.deepEqual(
    [hours.starts.length, hours.starts[0], hours.starts.at(-1), hours.end],
    [25, '2026-03-28T10:00:00.000Z', '2026-03-29T10:00:00.000Z', '2026-03-29T11:00:00.000Z'],
  );
  const days = bucketsBetween('day', null, null, now);
  assert.deepEqual(
    [days.starts.length, days.starts[0], days.starts.at(-1)],
    [31, '2026-02-27T00:00:00.000Z', '2026-03-29T00:00:00.000Z'],
  );
});

test('a series begins with the bucket that contains its beginning, and a bucket that begins at its end is not in it', () => {
  const { starts } = bucketsBetween('hour', '2026-03-01T07:59:59.999Z', '2026-03-01T10:00:00.000Z', now);
  assert.deepEqual(starts, ['2026-03-01T07:00:00.000Z', '2026-03-01T08:00:00.000Z', '2026-03-01T09:00:00.000Z']);
});

test('a series has at least one bucket and at most 750', () => {
  const refused = (from: string, to: string) =>
    assert.throws(
      () => bucketsBetween('hour', from, to, now),
      (error: unknown) => error instanceof AppError && error.code === 'invalid_request',
    );
  const from = '2026-03-01T00:00:00.000Z';
  refused(from, from);
  refused(from, '2026-02-01T00:00:00.000Z');
  refused(from, '2026-04-01T06:00:00.001Z');
  refused('1000-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z');
  assert.equal(bucketsBetween('hour', from, '2026-04-01T06:00:00.000Z', now).starts.length, 750);
});
