import assert from 'node:assert/strict';
import { test } from 'node:test';

import { VECTOR_WIDTH, wordVector } from './index.ts';

function cosine(a: string, b: string): number {
  const [first, second] = [wordVector(a, 'en') ?? assert.fail(a), wordVector(b, 'en') ?? assert.fail(b)];
  const dot = (x: Int8Array, y: Int8Array): number => x.reduce((sum, value, at) => sum + value * (y[at] ?? 0), 0);
  return dot(first, second) / Math.sqrt(dot(first, first) * dot(second, second));
}

test('words of similar use have close vectors', () => {
  assert.ok(cosine('bus', 'driver') > 0.4);
  assert.ok(cosine('nurse', 'hospital') > cosine('nurse', 'laptop') + 0.3);
});

test('unknown words and other languages have no vector; accents do not matter', () => {
  assert.equal(wordVector('qqqq', 'en'), null);
  assert.equal(wordVector('bus', 'de'), null);
  assert.equal(wordVector('café', 'en')?.length, VECTOR_WIDTH);
});
