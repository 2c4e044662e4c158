import { detectLanguage, stopWordsOf, wordsOf } from '@insights/language';
import type { Language } from '@insights/language';

import { fold } from './reading.ts';

/** Fewer words may be a name, a number or a borrowed phrase: "ok", "si", "Zoom". */
const MIN_WORDS = 4;
/** Function words of the other language alone that a message needs, and how many to one of the expected language. */
const MIN_FUNCTION_WORDS = 2;
const RATIO = 3;
/** Their share of the words; the words of a further language can look like a few of them. */
const MIN_FUNCTION_SHARE = 0.25;
const MAX_WORDS = 60;
const MIN_LETTERS = 12;
const MIN_FOREIGN_SHARE = 0.7;

/** The language of a message that is plainly not in the expected one; null for one that is not supported, undefined if it fits. */
export function otherLanguageIn(text: string, expected: Language): Language | null | undefined {
  const letters = text.slice(0, 2_000).match(/\p{L}/gu) ?? [];
  const foreign = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length;
  if (letters.length >= MIN_LETTERS && foreign / letters.length >= MIN_FOREIGN_SHARE) return null;
  const words = wordsOf(text.slice(0, 2_000)).slice(0, MAX_WORDS);
  if (words.length < MIN_WORDS) return undefined;
  const detected = detectLanguage(words.join(' '));
  if (detected === null || detected === expected) return undefined;
  const theirs = functionWords(words, detected, expected);
  const ours = functionWords(words, expected, detected);
  const isEnough = theirs >= MIN_FUNCTION_WORDS && theirs >= MIN_FUNCTION_SHARE * words.length;
  return isEnough && theirs >= RATIO * ours ? detected : undefined;
}

/** How many different words are function words of one language and not of the other, accents aside: "ni … ni" is one. */
function functionWords(words: readonly string[], of: Language, not: Language): number {
  const [own, other] = [stopWordsOf(of), stopWordsOf(not)];
  return [...new Set(words)].filter(
    (word) => (own.has(word) || own.has(fold(word))) && !other.has(word) && !other.has(fold(word)),
  ).length;
}
