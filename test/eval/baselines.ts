/** Simple summaries of interviews, to compare the engine's with: each is a list of words, the most telling first. */
import { contentOf, tfIdf } from './terms.ts';

export interface Baselines {
  'TF-IDF': string[];
  'first words': string[];
  'longest turns': string[];
}

export type BaselineName = keyof Baselines;

/** `interviews`: what the participants of each said, by turn. */
export function baselinesOf(interviews: readonly (readonly string[])[]): Baselines[] {
  const vectors = tfIdf(interviews.map((turns) => turns.flatMap(contentOf)));
  return interviews.map((turns, index) => ({
    'TF-IDF': [...(vectors[index] ?? [])].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([term]) => term),
    'first words': turns.flatMap(contentOf),
    'longest turns': turns.toSorted((a, b) => b.length - a.length).flatMap(contentOf),
  }));
}

/** The share of `gold` among the first `cut` different words of a baseline. */
export function covered(terms: readonly string[], gold: ReadonlySet<string>, cut: number): number {
  const found = new Set([...new Set(terms)].slice(0, cut));
  return [...gold].filter((term) => found.has(term)).length / Math.max(1, gold.size);
}
