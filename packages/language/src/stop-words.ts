import { deu, eng, fra, spa } from 'stopword';

import type { Language } from './languages.ts';
import { MASK } from './marks.ts';

/** With the placeholder of hidden names and the editor's `[sic]`, which name no subject. */
const lowerCase = (words: readonly string[]): ReadonlySet<string> =>
  new Set([...words.map((word) => word.toLowerCase()), MASK, 'sic']);

/** Pronouns of which the lists have other forms. */
const PRONOUNS: Record<Language, readonly string[]> = {
  en: ['myself', 'yourself', 'yourselves', 'herself', 'itself', 'ourselves', 'themselves'],
  de: ['selber'],
  fr: ['mêmes'],
  es: ['mismo', 'misma', 'mismos', 'mismas'],
};

const STOP_WORDS: Record<Language, ReadonlySet<string>> = {
  en: lowerCase([...eng, ...PRONOUNS.en]),
  de: lowerCase([...deu, ...PRONOUNS.de]),
  fr: lowerCase([...fra, ...PRONOUNS.fr]),
  es: lowerCase([...spa, ...PRONOUNS.es]),
};

/** Articles, pronouns, prepositions, auxiliaries and the like, in lower case: the `stopword` package's lists. */
export const stopWordsOf = (language: Language): ReadonlySet<string> => STOP_WORDS[language];
