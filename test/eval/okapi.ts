/** Plain Okapi BM25 over English stems, as a baseline: no stop words, no speakers, no neighbours. */
import { stemOf, wordsOf } from '../../packages/language/src/index.ts';

const K1 = 0.9;
const B = 0.4;

const termsOf = (text: string): string[] => wordsOf(text).map((word) => stemOf(word, 'en'));

/** Returns a function that ranks the texts for a query: their indexes, best first, without those that share no word with it. */
export function okapi(texts: readonly string[]): (query: string) => number[] {
  const postings = new Map<string, Map<number, number>>();
  const lengths = texts.map((text, index) => {
    const terms = termsOf(text);
    for (const term of terms) {
      const found = postings.get(term) ?? new Map<number, number>();
      postings.set(term, found.set(index, (found.get(index) ?? 0) + 1));
    }
    return terms.length;
  });
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, texts.length);
  return (query) => {
    const scores = new Map<number, number>();
    for (const term of termsOf(query)) {
      const found = postings.get(term) ?? new Map<number, number>();
      const idf = Math.log(1 + (texts.length - found.size + 0.5) / (found.size + 0.5));
      for (const [index, frequency] of found) {
        const norm = K1 * (1 - B + (B * (lengths[index] ?? 0)) / average);
        scores.set(index, (scores.get(index) ?? 0) + (idf * frequency * (K1 + 1)) / (frequency + norm));
      }
    }
    return [...scores].toSorted(([a, x], [b, y]) => y - x || a - b).map(([index]) => index);
  };
}
