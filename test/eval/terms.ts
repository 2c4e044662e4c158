import { stemOf, stopWordsOf, wordsOf } from '../../packages/language/src/index.ts';

/** Shorter words of a description are hardly ever its subject. */
const SHORTEST = 4;

/** The content words of an English text by stem, each as often as it occurs. */
export const contentOf = (text: string): string[] =>
  wordsOf(text)
    .flatMap((word) => word.split('-'))
    .filter((word) => word.length >= SHORTEST && !/\d/.test(word) && !stopWordsOf('en').has(word))
    .map((word) => stemOf(word, 'en'));

/** The share of `gold` among the first `cut` different content words of `texts`. */
export function coverage(texts: readonly string[], gold: ReadonlySet<string>, cut: number): number {
  const found = new Set([...new Set(texts.flatMap(contentOf))].slice(0, cut));
  return [...gold].filter((term) => found.has(term)).length / Math.max(1, gold.size);
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Term frequency times inverse document frequency, each document's vector of length one. */
export function tfIdf(documents: readonly (readonly string[])[]): Map<string, number>[] {
  const counts = documents.map((terms) => {
    const of = new Map<string, number>();
    for (const term of terms) of.set(term, (of.get(term) ?? 0) + 1);
    return of;
  });
  const documentsWith = new Map<string, number>();
  for (const of of counts) for (const term of of.keys()) documentsWith.set(term, (documentsWith.get(term) ?? 0) + 1);
  return counts.map((of) => {
    const weights = [...of].map(
      ([term, count]) => [term, count * Math.log(documents.length / (documentsWith.get(term) ?? 1))] as const,
    );
    const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
    return new Map(weights.map(([term, weight]) => [term, weight / length]));
  });
}
