import type { Lexicon } from './lexicon/lexicon.ts';

/** A turn asks the same about the pending message and its answer several times. */
const MAX_REMEMBERED = 4;

/** A reader of texts that remembers the last few. Its results must not be changed. */
export function remembering<T>(read: (text: string, lexicon: Lexicon) => T): (text: string, lexicon: Lexicon) => T {
  const known: { text: string; lexicon: Lexicon; result: T }[] = [];
  return (text, lexicon) => {
    const before = known.find((one) => one.lexicon === lexicon && one.text === text);
    if (before !== undefined) return before.result;
    const result = read(text, lexicon);
    known.unshift({ text, lexicon, result });
    known.splice(MAX_REMEMBERED);
    return result;
  };
}

/** FNV-1a, 32 bits. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}
