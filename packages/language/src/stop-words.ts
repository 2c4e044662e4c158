import { deu, eng, fra, spa } from 'stopword';

import type { Language } from './languages.ts';
import { MASK } from './marks.ts';

/** With the placeholder of hidden names and the editor's `[sic]`, which name no subject. */
const lowerCase = (words: readonly string[]): ReadonlySet<string> =>
  new Set([...words.map((word) => word.toLowerCase()), MASK, 'sic']);

const STOP_WORDS: Record<Language, ReadonlySet<string>> = {
  en: lowerCase(eng),
  de: lowerCase(deu),
  fr: lowerCase(fra),
  es: lowerCase(spa),
};

/** Articles, pronouns, prepositions, auxiliaries and the like, in lower case: the `stopword` package's lists. */
export const stopWordsOf = (language: Language): ReadonlySet<string> => STOP_WORDS[language];
