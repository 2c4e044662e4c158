import assert from 'node:assert/strict';
import { test } from 'node:test';
import { order } from './fuse.ts';
import { ScoreBoard } from './score-board.ts';
import { TUNING } from './tuning.ts';

const boardOf = (scores: Readonly<Record<string, number>>): ScoreBoard => {
  const board = new ScoreBoard();
  for (const [document_id, score] of Object.entries(scores)) board.add(document_id, 0, score);
  return board;
};
const found = (fused: readonly { document_id: string }[]): string[] => fused.map(({ document_id }) => document_id);

test('a chunk that is good in words and in meaning comes before those that are good in one of them', () => {
  const lexical = boardOf({ words: 10, both: 9, neither: 1 });
  const dense = boardOf({ meaning: 0.8, both: 0.78, neither: 0.3 });
  const fused = order({ lexical, dense }, 4, TUNING);
  assert.deepEqual(found(fused), ['both', 'words', 'meaning', 'neither']);
  const [both, words] = fused;
  assert.deepEqual(both?.ranks, { lexical: 2, dense: 2, graph: null });
  assert.deepEqual(words?.ranks, { lexical: 1, dense: null, graph: null });
});

test('the order does not depend on how far apart the cosines of a model are', () => {
  const lexical = boardOf({ a: 3, b: 2.9, c: 1 });
  const orders = [1, 0.1].map((range) =>
    found(order({ lexical, dense: boardOf({ a: 0.5, b: 0.5 + range, c: 0.5 + range / 2 }) }, 3, TUNING)),
  );
  assert.deepEqual(orders[0], orders[1]);
});

test('without words, chunks are in the order of their meaning, the last one included', () => {
  const dense = boardOf({ a: 0.2, b: 0.9 });
  assert.deepEqual(found(order({ lexical: new ScoreBoard(), dense }, 2, TUNING)), ['b', 'a']);
  assert.deepEqual(found(order({ dense }, 2, TUNING)), ['b', 'a']);
});

test('the scores by words stay as they are', () => {
  const lexical = boardOf({ a: 3 });
  order({ lexical, dense: boardOf({ a: 0.5, b: 0.9 }) }, 2, TUNING);
  assert.deepEqual(lexical.best(5), [{ document_id: 'a', ordinal: 0, score: 3 }]);
  assert.equal(lexical.size, 1);
});
