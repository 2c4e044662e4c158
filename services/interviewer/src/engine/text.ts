const MARKS = /\p{M}/gu;

/** Without accents, ligatures and typographic apostrophes; case and punctuation stay, so regular expressions may pass. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(MARKS, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll(/[’‘`´]/g, "'");

/** Folded, lower case, words and apostrophes only, single blanks. */
export const plain = (text: string): string =>
  fold(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}']+/gu, ' ')
    .replaceAll(/(?<![\p{L}\p{N}])'+|'+(?![\p{L}\p{N}])/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

export const wordsOf = (text: string): string[] => plain(text).split(' ').filter(Boolean);

/** FNV-1a, 32 bits: the same conversation always gets the same words. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}

/** Whether a pattern occurs; safe for patterns with the global flag. */
export const has = (pattern: RegExp, text: string): boolean => text.search(pattern) >= 0;

const SAME_START = 4;

/** The same word but for its ending: "regular" and "regulars", "Pause" and "Pausen". */
export function akin(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length < SAME_START) return false;
  const stem = short.length > SAME_START + 1 ? short.replace(/(?:en|es|er|s|e|n)$/, '') : short;
  return long.startsWith(stem) && long.length - stem.length <= 3;
}
