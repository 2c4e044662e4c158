import { type Language, stopWordsOf, termOf, tokensOf } from '@insights/language';

/** A word that can be searched for, at its place among the words of a text. */
export interface Occurrence {
  readonly term: string;
  readonly position: number;
}

/** Longer words are cut: they are identifiers or encoded data, and an index row has a size limit. */
const LONGEST = 64;
/** Scripts that are written without spaces between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/** The words of a text in lower case. Compounds with a hyphen are several words; scripts without spaces are segmented. */
export function searchWordsOf(text: string): string[] {
  return tokensOf(text).flatMap(({ word }) => {
    if (UNSPACED.test(word)) return segmentsOf(word);
    return word.includes('-') ? word.split('-') : [word];
  });
}

const segmentsOf = (word: string): string[] =>
  [...segmenter.segment(word)].flatMap(({ segment, isWordLike }) => (isWordLike === true ? [segment] : []));

/** The term of a word; null for words that carry no meaning of their own. */
export function searchTermOf(word: string, language: Language): string | null {
  if (stopWordsOf(language).has(word)) return null;
  return `${language}:${termOf(word, language).slice(0, LONGEST)}`;
}

/** The terms of a text with their positions; stop words count as places. */
export function occurrencesOf(text: string, language: Language): Occurrence[] {
  return searchWordsOf(text).flatMap((word, position) => {
    const term = searchTermOf(word, language);
    return term === null ? [] : [{ term, position }];
  });
}
