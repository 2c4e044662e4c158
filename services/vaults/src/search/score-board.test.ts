import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Ranked, ScoreBoard, inOrder } from './score-board.ts';

const WEIGHTS = [0.4, 0.2];

/** The same numbers in each run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** Scores by document and ordinal, without any room to run out of. */
class Plain {
  readonly #scores = new Map<string, Map<number, number>>();

  add(document_id: string, ordinal: number, value: number): void {
    const ofDocument = this.#scores.get(document_id) ?? new Map<number, number>();
    this.#scores.set(document_id, ofDocument.set(ordinal, (ofDocument.get(ordinal) ?? 0) + value));
  }

  ranked(weights: readonly number[]): Ranked[] {
    return inOrder(
      [...this.#scores].flatMap(([document_id, scores]) =>
        [...scores].map(([ordinal, own]) => {
          const at = (distance: number): number => scores.get(ordinal + distance) ?? 0;
          const near = weights.reduce((sum, weight, index) => sum + weight * (at(-index - 1) + at(index + 1)), 0);
          return { document_id, ordinal, score: own + near };
        }),
      ),
    );
  }
}

test('scores of any documents and ordinals, in any order, are those of a plain sum', () => {
  for (const seed of [1, 2, 3]) {
    const [board, plain, next] = [new ScoreBoard(), new Plain(), numbers(seed)];
    for (let n = 0; n < 5_000; n += 1) {
      const ordinal = next(next(4) === 0 ? 3_000 : 70);
      // Halves add up exactly, whatever the order.
      const added = [`d${next(200)}`, ordinal, (1 + next(8)) / 2] as const;
      board.add(...added);
      plain.add(...added);
    }
    const expected = plain.ranked([]);
    assert.equal(board.size, expected.length);
    assert.deepEqual(board.best(10_000), expected);
    for (const { document_id, ordinal, score } of expected.slice(0, 50))
      assert.equal(board.scoreOf(document_id, ordinal), score);
    const near = board.best(100, WEIGHTS);
    plain
      .ranked(WEIGHTS)
      .slice(0, 100)
      .forEach(({ score }, place) => assert.ok(Math.abs(score - (near[place]?.score ?? 0)) < 1e-9));
  }
});

test('a sum of scores leaves both as they were, also where a document grows', () => {
  const board = new ScoreBoard();
  for (let n = 0; n < 300; n += 1) board.add(`d${n}`, n % 64, 1);
  const before = board.best(1_000);
  const sum = board.plus([
    { document_id: 'd0', ordinal: 5_000, score: 2 },
    { document_id: 'd1', ordinal: 1, score: 2 },
    { document_id: 'new', ordinal: 0, score: 2 },
  ]);
  assert.deepEqual(board.best(1_000), before);
  assert.equal(sum.size, 302);
  assert.deepEqual([sum.scoreOf('d0', 0), sum.scoreOf('d0', 5_000), sum.scoreOf('d1', 1)], [1, 2, 3]);
  assert.deepEqual([sum.scoreOf('d2', 2), sum.scoreOf('d2', 5_000), sum.scoreOf('none', 0)], [1, 0, 0]);
});
