import { Best } from '../domain/best.ts';

export interface Ranked {
  readonly document_id: string;
  readonly ordinal: number;
  readonly score: number;
}

/** Best first; equal scores in the order of documents, so that the answer is the same each time. */
export const inOrder = <T extends Ranked>(ranked: readonly T[]): T[] =>
  ranked.toSorted(
    (a, b) =>
      b.score - a.score ||
      (a.document_id < b.document_id ? -1 : Number(a.document_id !== b.document_id)) ||
      a.ordinal - b.ordinal,
  );

const FIRST_SIZE = 64;

/** The scores of chunks: positive numbers. A query scores tens of thousands, so they are in one array for each document, by ordinal. */
export class ScoreBoard {
  readonly #documents = new Map<string, Float64Array>();

  /** The scores of a document, with room for this ordinal. Valid until the next call for the same document. */
  of(document_id: string, ordinal: number): Float64Array {
    const known = this.#documents.get(document_id);
    if (known !== undefined && ordinal < known.length) return known;
    const scores = new Float64Array(Math.max(FIRST_SIZE, 2 ** Math.ceil(Math.log2(ordinal + 1))));
    if (known !== undefined) scores.set(known);
    this.#documents.set(document_id, scores);
    return scores;
  }

  add(document_id: string, ordinal: number, value: number): void {
    const scores = this.of(document_id, ordinal);
    scores[ordinal] = (scores[ordinal] ?? 0) + value;
  }

  /** The sum of these scores and others. Only documents with others are copied. */
  plus(others: readonly Ranked[]): ScoreBoard {
    const sum = new ScoreBoard();
    for (const [document_id, scores] of this.#documents) sum.#documents.set(document_id, scores);
    for (const document_id of new Set(others.map((each) => each.document_id)))
      sum.#documents.set(document_id, this.#documents.get(document_id)?.slice() ?? new Float64Array(FIRST_SIZE));
    for (const { document_id, ordinal, score } of others) sum.add(document_id, ordinal, score);
    return sum;
  }

  /** Number of chunks with a score. */
  get size(): number {
    let count = 0;
    for (const scores of this.#documents.values()) for (const score of scores) if (score > 0) count += 1;
    return count;
  }

  /** The chunks with the highest scores, best first. With weights, a chunk also gets these shares of its nearest neighbours' scores, the next ones', and so on. */
  best(count: number, neighbour_weights: readonly number[] = []): Ranked[] {
    const highest = new Best<null>(count);
    const ranked: Ranked[] = [];
    this.#each(neighbour_weights, (score, document_id, ordinal) => {
      if (score < highest.threshold) return;
      highest.offer(score, null);
      ranked.push({ document_id, ordinal, score });
    });
    const { threshold } = highest;
    return inOrder(ranked.filter(({ score }) => score >= threshold)).slice(0, count);
  }

  #each(weights: readonly number[], visit: (score: number, document_id: string, ordinal: number) => void): void {
    for (const [document_id, scores] of this.#documents) {
      for (let ordinal = 0; ordinal < scores.length; ordinal += 1) {
        const own = scores[ordinal] ?? 0;
        if (own > 0) visit(own + surroundings(scores, ordinal, weights), document_id, ordinal);
      }
    }
  }
}

function surroundings(scores: Float64Array, ordinal: number, weights: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < weights.length; index += 1) {
    const distance = index + 1;
    sum += (weights[index] ?? 0) * ((scores[ordinal - distance] ?? 0) + (scores[ordinal + distance] ?? 0));
  }
  return sum;
}
