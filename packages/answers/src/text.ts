import { stemOf } from '@insights/language';
import type { Language } from '@insights/language';

const MARKS = /\p{M}/gu;
const isAscii = /^[ -~\s]*$/;

/** Removes accents, ligatures and typographic apostrophes. Case and punctuation stay, so it may be used on regular expressions. */
export const fold = (text: string): string => (isAscii.test(text) ? text.replaceAll('`', "'") : folded(text));

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(MARKS, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll(/[’‘`´]/g, "'");

/** Folded and in lower case: words and apostrophes only, single spaces. */
export const plain = (text: string): string =>
  fold(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}']+/gu, ' ')
    .replaceAll(/(?<![\p{L}\p{N}])'+|'+(?![\p{L}\p{N}])/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The words of the plain text. */
export const plainWordsOf = (text: string): string[] => plain(text).split(' ').filter(Boolean);

/** A pattern that finds whole words and phrases in plain text. */
export const wordPattern = (source: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${fold(source)})(?![\\p{L}\\p{N}])`, 'gu');

/** Whether the pattern occurs. Unlike `test`, it keeps no state in a global pattern. */
export const has = (pattern: RegExp, text: string): boolean => text.search(pattern) >= 0;

const wholes = new WeakMap<RegExp, RegExp>();

/** Whether all of the text is one of the pattern's words or phrases. */
export function isWhole(pattern: RegExp, text: string): boolean {
  const whole = wholes.get(pattern) ?? new RegExp(`^(?:${pattern.source})$`, 'u');
  wholes.set(pattern, whole);
  return whole.test(text);
}

/** Whether two words differ in their ending only: "regular" and "regulars", "Pause" and "Pausen". */
export const akin = (a: string, b: string, language: Language): boolean =>
  a === b || stemOf(a, language) === stemOf(b, language);

/** Whether two words differ by one letter: wrong, missing, added, or in the place of the next one. */
export function isTypo(spoken: string, word: string): boolean {
  const [short, long] = spoken.length < word.length ? [spoken, word] : [word, spoken];
  if (spoken === word || long.length - short.length > 1) return false;
  let [start, end] = [0, 0];
  while (start < short.length && short[start] === long[start]) start++;
  while (end < short.length - start && short.at(-1 - end) === long.at(-1 - end)) end++;
  const left = short.length - start - end;
  if (long.length > short.length) return left === 0;
  return left === 1 || (left === 2 && short[start] === long[start + 1] && short[start + 1] === long[start]);
}
