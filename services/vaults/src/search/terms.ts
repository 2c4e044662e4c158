import { type Language, stopWordsOf, termOf, tokensOf } from '@insights/language';
import { type Joined, type Part, joinedIn } from './codes.ts';
import { isOtherScript, partsByScript } from './scripts.ts';

/** A word that can be searched for, at its place among the words of a text. */
export interface Occurrence {
  readonly term: string;
  readonly position: number;
}

export interface SearchWord {
  /** In lower case. */
  readonly word: string;
  readonly position: number;
  /** What this is the first part of, if that is a code, a number or a compound. */
  readonly joined: Joined | null;
}

/** Longer words are cut: they are identifiers or encoded data, and an index row has a size limit. */
const LONGEST = 64;
const DIGIT = /\p{N}/u;
const DIGITS_OR_LETTERS = /\p{N}+|[^\p{N}'’]+/gu;

/**
 * The words of a text in lower case, which is speech unless `read` says otherwise. Compounds with a hyphen are several words, and so are letters
 * and digits of a code; scripts without spaces are divided.
 */
export function searchWordsIn(text: string, read = tokensOf): SearchWord[] {
  const parts: Part[] = [];
  for (const { word, start, end } of read(text)) {
    const sign = signAfter(text, word, end);
    if (sign !== '') parts.push({ word: word + sign, start, end: end + sign.length });
    else if (isPlain(word)) parts.push({ word, start, end });
    else for (const part of partsOf(word, start)) parts.push(part);
  }
  const joined = joinedIn(text, parts);
  return parts.map(({ word }, position) => ({ word, position, joined: joined.get(position) ?? null }));
}

/** What belongs to a name of one or two letters: C++, C#. */
const SIGN = /^(?:\+\+|#)(?![\p{L}\p{N}#+])/u;
const signAfter = (text: string, word: string, end: number): string =>
  word.length <= 2 && !DIGIT.test(word) ? (SIGN.exec(text.slice(end, end + 3))?.[0] ?? '') : '';

const HAS_PARTS = /[-\p{N}]/u;
const isPlain = (word: string): boolean => !isOtherScript(word) && !HAS_PARTS.test(word);

export const searchWordsOf = (text: string): string[] => searchWordsIn(text).map(({ word }) => word);

function partsOf(token: string, start: number): Part[] {
  const parts: Part[] = [];
  let at = start;
  for (const piece of token.split('-')) {
    const pieces = DIGIT.test(piece) ? piece.matchAll(DIGITS_OR_LETTERS) : [{ 0: piece, index: 0 }];
    for (const { 0: each, index } of pieces) {
      const place = { start: at + index, end: at + index + each.length };
      for (const word of isOtherScript(each) ? partsByScript(each) : [each]) parts.push({ word, ...place });
    }
    at += piece.length + 1;
  }
  return parts;
}

/** The term of a word in the index; null for words that carry no meaning of their own. */
export function searchTermOf(word: string, language: Language): string | null {
  if (stopWordsOf(language).has(word)) return null;
  return `${language}:${termOf(word, language).slice(0, LONGEST)}`;
}

/** The terms of a text with their positions; stop words count as places. What consists of several parts is there as one term, too. */
export function occurrencesOf(text: string, language: Language, read = tokensOf): Occurrence[] {
  const occurrences: Occurrence[] = [];
  const add = (word: string, position: number): void => {
    const term = searchTermOf(word, language);
    if (term !== null) occurrences.push({ term, position });
  };
  for (const { word, position, joined } of searchWordsIn(text, read)) {
    add(word, position);
    if (joined !== null && joined.count > 1) add(joined.word, position);
  }
  return occurrences;
}
