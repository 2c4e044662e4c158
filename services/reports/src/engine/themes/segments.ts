import type { Corpus } from '../corpus/corpus.ts';
import type { Marked } from './candidates.ts';
import type { Draft } from './draft.ts';

/** A longer conversation is divided at the borders of this many parts, so that the cost does not grow with its square. */
const MOST_PARTS = 400;
/** A stretch with fewer statements is a remark and no topic. */
const LEAST_STATEMENTS = 5;

/** One conversation of several people: what it is about changes as it goes on, and all of them speak about the same. */
export const isMeeting = ({ digests, participants }: Pick<Corpus, 'digests' | 'participants'>): boolean =>
  digests.length === 1 && participants.length > 1;

/**
 * The stretches of a meeting that use the same words (Utiyama and Isahara 2001): the division under which the words are most
 * likely if each stretch has its own distribution of them. The number of stretches follows from the text.
 */
export function segmentsOf(marked: readonly Marked[]): Draft[] {
  const size = Math.max(1, Math.ceil(marked.length / MOST_PARTS));
  const parts = Array.from({ length: Math.ceil(marked.length / size) }, (_, at) =>
    marked.slice(at * size, (at + 1) * size),
  );
  const borders = bordersOf(parts.map((part) => part.flatMap(({ candidates }) => [...candidates])));
  return borders
    .map((from, at) => parts.slice(from, borders[at + 1] ?? parts.length).flat())
    .filter((statements) => statements.length >= LEAST_STATEMENTS)
    .map((statements) => ({
      centre: new Float32Array(),
      statements: statements.map((each) => ({ marked: each, closeness: 0 })),
    }));
}

/** Where each stretch begins: the cheapest division, by dynamic programming. */
function bordersOf(parts: readonly (readonly number[])[]): number[] {
  const words = parts.reduce((sum, part) => sum + part.length, 0);
  const vocabulary = new Set(parts.flat()).size;
  const highest = parts.flat().reduce((most, word) => Math.max(most, word), 0);
  const least = new Float64Array(parts.length + 1).fill(Infinity);
  const before = new Int32Array(parts.length + 1);
  least[0] = 0;
  for (let from = 0; from < parts.length; from += 1) {
    const counts = new Uint32Array(highest + 1);
    let [total, known] = [0, 0];
    for (let to = from; to < parts.length; to += 1) {
      for (const word of parts[to] ?? []) {
        const count = counts[word] ?? 0;
        known += (count + 1) * Math.log(count + 2) - count * Math.log(count + 1);
        counts[word] = count + 1;
        total += 1;
      }
      const cost = (least[from] ?? 0) + total * Math.log(total + vocabulary) - known + Math.log(Math.max(1, words));
      if (cost < (least[to + 1] ?? 0)) {
        least[to + 1] = cost;
        before[to + 1] = from;
      }
    }
  }
  const borders: number[] = [];
  for (let at = parts.length; at > 0; at = before[at] ?? 0) borders.push(before[at] ?? 0);
  return borders.toReversed();
}
