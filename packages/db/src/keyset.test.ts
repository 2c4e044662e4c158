import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { AppError } from '@insights/errors';
import { keyset, nextCursor } from './keyset.ts';

const row = { created_at: '2026-01-02T03:04:05.678Z', id: '0197a0c2-7d3e-7b1a-9c55-2f6f0c7e4a11' };
const encoded = (text: string) => Buffer.from(text).toString('base64url');
const isRefused = (cursor: string) =>
  assert.throws(
    () => keyset(cursor),
    (error) => error instanceof AppError && error.problems[0]?.loc.join('.') === 'query.cursor',
    JSON.stringify(cursor),
  );

test('a cursor can be read back; without a cursor the first page is read', () => {
  assert.deepEqual(keyset(nextCursor(row)), row);
  assert.equal(keyset(''), null);
});

test('cursors with times and ids that PostgreSQL would reject are rejected', () => {
  const times = ['300000-01-01T00:00:00.000Z', '+010000-01-01T00:00:00.000Z', '0000-01-01T00:00:00.000Z', '2026', '1'];
  const wrongTimes = [
    ...times,
    '2026-02-30T00:00:00.000Z',
    '2026-01-01T25:00:00.000Z',
    '2026-01-02T03:04:05.678',
    'now',
  ];
  for (const time of wrongTimes) isRefused(encoded(`${time} ${row.id}`));
  const ids = ['-'.repeat(36), 'f'.repeat(36), row.id.toUpperCase(), `${row.id} x`, row.id.slice(1), ''];
  for (const id of ids) isRefused(encoded(`${row.created_at} ${id}`));
});

test('random bytes are rejected as cursors', () => {
  for (let n = 0; n < 500; n += 1) isRefused(randomBytes(1 + (n % 80)).toString('base64url'));
});
