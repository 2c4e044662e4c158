import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Posting, PostingReader, packPostings } from './postings.ts';

/** What a reader finds in parts, in their order. */
const readAll = (parts: readonly Buffer[]): Posting[] =>
  parts.flatMap((part) => {
    const found: Posting[] = [];
    const reader = new PostingReader(part);
    for (let positions: number[] = []; reader.next(positions); positions = [])
      found.push({ ordinal: reader.ordinal, length: reader.length, positions });
    assert.equal(reader.count, found.length);
    return found;
  });

test('postings are read as they were packed, in as many parts as there are', () => {
  const postings = Array.from({ length: 5_000 }, (_, n) => ({
    ordinal: 3 * n + 200,
    length: 100 + n,
    positions: Array.from({ length: 1 + (n % 5) }, (__, place) => 150 * place + n),
  }));
  const parts = packPostings(postings);
  assert.ok(parts.length > 10);
  assert.deepEqual(readAll(parts), postings);
  assert.deepEqual(readAll(packPostings(postings.slice(0, 1))), postings.slice(0, 1));
});

test('no part is larger than a row of the index may be, whatever the numbers', () => {
  const positions = Array.from({ length: 40 }, (_, n) => 50_000_000 * n);
  const postings = Array.from({ length: 200 }, (_, n) => ({ ordinal: 10_000_000 * n, length: 2 ** 31 - 1, positions }));
  const parts = packPostings(postings);
  assert.ok(Math.max(...parts.map(({ length }) => length)) <= 1_800);
  assert.equal(readAll(parts).length, postings.length);
});
