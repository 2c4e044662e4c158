import type { Language } from '@insights/language';
import { occurrencesOf } from './terms.ts';

/** Marks the terms of titles; no word begins with it. */
const MARK = '#';

/** The term of a word where it is in the title of a document. */
export const titleTermOf = (term: string): string => `${MARK}${term}`;

/** The different words of a title as terms. */
export const titleTermsOf = (title: string, language: Language): string[] => [
  ...new Set(occurrencesOf(title, language).map(({ term }) => titleTermOf(term))),
];
