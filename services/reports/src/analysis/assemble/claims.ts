import { balanceOf, byWeight, marginOf } from '../count/matrix.ts';
import type { CellState, CodeText, Corpus, Row } from '../types.ts';

/** The fields by which every claim says who stands where. */
export interface Claimed {
  support_count: number;
  dissent_count: number;
  unclear_count: number;
  silent_count: number;
  not_asked_count: number;
  margin: number;
  confidence: null;
  supporters: string[];
  dissenters: string[];
  unclear: string[];
  silent: string[];
}

/** Confidence is null: nothing here measures it. The margin says how much a claim bears. */
export function claimed(cells: readonly { readonly state: CellState }[], { persons }: Corpus): Claimed {
  const balance = balanceOf(cells);
  const having = (wanted: CellState): string[] =>
    cells.flatMap(({ state }, person) => (state === wanted ? (persons[person]?.id ?? []) : []));
  return {
    ...balance,
    margin: marginOf(balance),
    confidence: null,
    supporters: having('supports'),
    dissenters: having('contradicts'),
    unclear: having('unclear'),
    silent: having('silent'),
  };
}

/** What some persons say, with which nobody else was compared. */
export const claimedBy = (people: ReadonlySet<number>, corpus: Corpus): Claimed =>
  claimed(
    corpus.persons.map((_, person) => ({ state: people.has(person) ? 'supports' : 'not_asked' })),
    corpus,
  );

/** One observation of each person on a side: what the count rests on. */
export const oneEach = ({ cells }: Row, side: 'supports' | 'contradicts'): string[] =>
  cells.flatMap((cell) => (cell.state === side ? cell[side].slice(0, 1) : []));

/**
 * Of what a text cites, the words of those who support the code, with the quote that stands for it first: the one that a model's headline
 * names first, and of the floor's text a typical one.
 */
export function leading({ cells }: Row, { headline, sentences }: Pick<CodeText, 'headline' | 'sentences'>): string[] {
  const saying = new Set(cells.flatMap(({ state, supports }) => (state === 'supports' ? supports : [])));
  const cited = headline.author === 'model' ? [headline, ...sentences] : sentences;
  return cited.flatMap(({ evidence }) => evidence.filter((id) => saying.has(id)));
}

/** Codes that somebody supports, those of most persons first. */
export const shownRows = (matrix: readonly Row[]): Row[] =>
  matrix.filter(({ balance }) => balance.support_count > 0).toSorted(byWeight);

/** The value that most have; of as many, the first in order. */
export function mostFrequent<T extends string>(values: readonly T[]): T | null {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))[0]?.[0] ?? null;
}

/** Ids that are used once. */
export class Ids {
  readonly #used = new Map<string, number>();

  next(id: string): string {
    const count = (this.#used.get(id) ?? 0) + 1;
    this.#used.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  }
}
