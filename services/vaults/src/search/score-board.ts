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

/** Room of a document before it turns out to have more chunks, and of a board before it turns out to have more documents. */
const FIRST_ROOM = 64;
const FIRST_DOCUMENTS = 64;

/** Where the scores of a document are among the values of a board. */
interface Slot {
  from: number;
  room: number;
}

/** The scores of chunks: positive numbers. A query scores tens of thousands, so they are in one array: a part for each document, by ordinal. */
export class ScoreBoard {
  #values = new Float64Array(FIRST_ROOM * FIRST_DOCUMENTS);
  #used = 0;
  #slots = new Map<string, Slot>();

  /** All scores; valid until the next call of `slotOf` or `add`. */
  get values(): Float64Array {
    return this.#values;
  }

  /** Where the scores of a document are, with room for this ordinal. */
  slotOf(document_id: string, ordinal: number): Readonly<Slot> {
    const known = this.#slots.get(document_id);
    if (known !== undefined && ordinal < known.room) return known;
    const room = Math.max(FIRST_ROOM, 2 ** Math.ceil(Math.log2(ordinal + 1)));
    const slot = { from: this.#used, room };
    this.#used += room;
    if (this.#used > this.#values.length) {
      const values = new Float64Array(Math.max(this.#used, 2 * this.#values.length));
      values.set(this.#values);
      this.#values = values;
    }
    if (known !== undefined) this.#values.copyWithin(slot.from, known.from, known.from + known.room);
    this.#slots.set(document_id, slot);
    return slot;
  }

  /** The score of a chunk; 0 if it has none. */
  scoreOf(document_id: string, ordinal: number): number {
    const slot = this.#slots.get(document_id);
    return slot === undefined || ordinal >= slot.room ? 0 : (this.#values[slot.from + ordinal] ?? 0);
  }

  add(document_id: string, ordinal: number, value: number): void {
    const { from } = this.slotOf(document_id, ordinal);
    this.#values[from + ordinal] = (this.#values[from + ordinal] ?? 0) + value;
  }

  /** Adds to the first chunk and to every other one that has a score. */
  addToDocument(document_id: string, value: number): void {
    const { from, room } = this.slotOf(document_id, 0);
    for (let at = from; at < from + room; at += 1) {
      const score = this.#values[at] ?? 0;
      if (at === from || score > 0) this.#values[at] = score + value;
    }
  }

  /** The sum of these scores and others. */
  plus(others: readonly Ranked[]): ScoreBoard {
    const sum = new ScoreBoard();
    sum.#values = this.#values.slice();
    sum.#used = this.#used;
    sum.#slots = new Map(this.#slots);
    for (const { document_id, ordinal, score } of others) sum.add(document_id, ordinal, score);
    return sum;
  }

  /** Number of chunks with a score. */
  get size(): number {
    let count = 0;
    for (const { from, room } of this.#slots.values())
      for (let at = from; at < from + room; at += 1) if ((this.#values[at] ?? 0) > 0) count += 1;
    return count;
  }

  /** The chunks with the highest scores, best first. With weights, a chunk also gets these shares of its nearest neighbours' scores, the next ones', and so on. */
  best(count: number, neighbour_weights: readonly number[] = []): Ranked[] {
    const highest = new Best<null>(count);
    const ranked: Ranked[] = [];
    const values = this.#values;
    let { threshold } = highest;
    for (const [document_id, slot] of this.#slots) {
      for (let ordinal = 0; ordinal < slot.room; ordinal += 1) {
        const own = values[slot.from + ordinal] ?? 0;
        if (own <= 0) continue;
        const score = own + surroundings(values, slot, ordinal, neighbour_weights);
        if (score < threshold) continue;
        highest.offer(score, null);
        ({ threshold } = highest);
        ranked.push({ document_id, ordinal, score });
      }
    }
    return inOrder(ranked.filter(({ score }) => score >= threshold)).slice(0, count);
  }
}

function surroundings(values: Float64Array, { from, room }: Slot, ordinal: number, weights: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < weights.length; index += 1) {
    const [before, after] = [ordinal - index - 1, ordinal + index + 1];
    const left = before < 0 ? 0 : (values[from + before] ?? 0);
    const right = after < room ? (values[from + after] ?? 0) : 0;
    sum += (weights[index] ?? 0) * (left + right);
  }
  return sum;
}
