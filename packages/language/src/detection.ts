import { LANGUAGES } from './languages.ts';
import type { Language } from './languages.ts';
import { rankedWords } from './frequencies.ts';
import { wordsOf } from './tokens.ts';

/** The number of words read; more do not change the result. */
const SAMPLE = 600;
/** The weight of the most common word; that of a word beyond the list is 0. */
const RANGE = Math.log(10_001);

/** Each word's weight by language: the logarithm of how much more common it is than a word beyond the list. */
const weights = new Map<string, Partial<Record<Language, number>>>();
const loaded = new Set<Language>();

function load(language: Language): void {
  if (loaded.has(language)) return;
  loaded.add(language);
  rankedWords(language).forEach((word, index) => {
    const entry = weights.get(word) ?? {};
    entry[language] ??= RANGE - Math.log(index + 1);
    weights.set(word, entry);
  });
}

/** Whether a word in lower case is one of the 10,000 most common words of any supported language. */
export function isCommonWord(word: string): boolean {
  LANGUAGES.forEach(load);
  return weights.has(word);
}

/**
 * The language whose common words fit a text best, by word probabilities (naive Bayes with a uniform prior). Null when
 * no word is known or two languages fit equally well.
 */
export function detectLanguage(text: string): Language | null {
  LANGUAGES.forEach(load);
  const totals: Record<Language, number> = { en: 0, de: 0, fr: 0, es: 0 };
  for (const word of wordsOf(text).slice(0, SAMPLE)) {
    for (const part of [word, ...word.split("'")]) {
      const entry = weights.get(part);
      if (entry !== undefined) for (const language of LANGUAGES) totals[language] += entry[language] ?? 0;
    }
  }
  const highest = Math.max(...Object.values(totals));
  const best = LANGUAGES.filter((language) => totals[language] === highest);
  return best.length === 1 ? (best[0] ?? null) : null;
}
