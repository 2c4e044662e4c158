import { LANGUAGES } from './languages.ts';
import type { Language } from './languages.ts';
import { rankedWords } from './frequencies.ts';
import { wordsOf } from './tokens.ts';

/** More words make no difference. */
const SAMPLE = 600;
/** The weight of the most common word; that of a word beyond the list is 0. */
const RANGE = Math.log(10_001);

let weights: ReadonlyMap<string, Partial<Record<Language, number>>> | null = null;

/** Each word's weight by language: the logarithm of how much more common it is than the last word of the list. */
function weightsByWord(): ReadonlyMap<string, Partial<Record<Language, number>>> {
  if (weights !== null) return weights;
  const found = new Map<string, Partial<Record<Language, number>>>();
  for (const language of LANGUAGES) {
    rankedWords(language).forEach((word, index) => {
      const entry = found.get(word) ?? {};
      entry[language] ??= RANGE - Math.log(index + 1);
      found.set(word, entry);
    });
  }
  weights = found;
  return found;
}

/**
 * The language whose common words fit a text best, by word probabilities (naive Bayes with a uniform prior). Null when
 * no word is known or two languages fit equally well.
 */
export function detectLanguage(text: string): Language | null {
  const known = weightsByWord();
  const totals: Record<Language, number> = { en: 0, de: 0, fr: 0, es: 0 };
  for (const word of wordsOf(text).slice(0, SAMPLE)) {
    for (const part of [word, ...word.split("'")]) {
      const entry = known.get(part);
      if (entry !== undefined) for (const language of LANGUAGES) totals[language] += entry[language] ?? 0;
    }
  }
  const highest = Math.max(...Object.values(totals));
  const best = LANGUAGES.filter((language) => totals[language] === highest);
  return best.length === 1 ? (best[0] ?? null) : null;
}
