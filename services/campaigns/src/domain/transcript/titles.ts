import { COLON, MAX_ALONE } from './heads.ts';
import type { UnknownHead } from './unknown-heads.ts';

/**
 * Whether a line above the first label is a title or a date, though it might begin with a label. A title does not end like a sentence.
 * What stands after a colon may be somebody's words, unless it is a date, a time or a length.
 */
export function isHeading(line: string, { likeness }: Pick<UnknownHead, 'likeness'>): boolean {
  if (line.length > MAX_ALONE || /\D[.?!…。？！]["”»“]?$/u.test(line)) return false;
  const colon = [...line.matchAll(COLON)].find(({ index }) => !isBetweenDigits(line, index));
  return colon === undefined ? likeness === 'doubtful' : isDated(line.slice(colon.index + 1));
}

const isBetweenDigits = (line: string, at: number) => /\d/.test(line.charAt(at - 1)) && /\d/.test(line.charAt(at + 1));

const MAX_DATE_WORDS = 2;

/** "12.3.2025", "45 minutes", "Wednesday, 12 March 2025": numbers with two words at most; the first part is a number, or one is a year. */
function isDated(words: string): boolean {
  const parts = words.match(/[\p{L}\p{N}][^\s,]*/gu) ?? [];
  const texts = parts.filter((part) => !/^\d/.test(part));
  const isNumbered = /^\d/.test(parts[0] ?? '') || parts.some((part) => /^\d{4}$/.test(part));
  return isNumbered && texts.length <= MAX_DATE_WORDS;
}
