import assert from 'node:assert/strict';
import { test } from 'node:test';
import { vaults, wordsOf } from '@insights/contracts';
import { limitTo } from './searched.ts';

test('a caller who may read documents of all types is not limited', () => {
  assert.equal(limitTo([]), null);
  assert.equal(limitTo(wordsOf(vaults.SourceType)), null);
});

test('a caller who may read some types is limited to them, and one who may read unknown types only finds nothing', () => {
  assert.deepEqual(limitTo(['note', 'upload']), ['upload', 'note']);
  assert.deepEqual(limitTo(['unspecified']), []);
});
