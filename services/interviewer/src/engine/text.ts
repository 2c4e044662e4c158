import { stemOf } from '@insights/language';
import type { Language } from '@insights/language';

const MARKS = /\p{M}/gu;

/** Removes accents, ligatures and typographic apostrophes. Case and punctuation stay, so it may be used on regular expressions. */
export const fold = (text: string): string =>
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

export const wordsOf = (text: string): string[] => plain(text).split(' ').filter(Boolean);

/** FNV-1a, 32 bits. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}

/** Whether the pattern occurs. Unlike `test`, it keeps no state in a global pattern. */
export const has = (pattern: RegExp, text: string): boolean => text.search(pattern) >= 0;

/** Whether two words differ in their ending only: "regular" and "regulars", "Pause" and "Pausen". */
export const akin = (a: string, b: string, language: Language): boolean =>
  a === b || stemOf(a, language) === stemOf(b, language);
