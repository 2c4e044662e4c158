import { removeInvisible } from './fold.ts';

/** What the characters between two words allow: bits. */
export const GAP = {
  /** The words may be parts of one name. */
  adjacent: 1,
  /** The words may be initials, with a full stop after the first. */
  dotted: 2,
  /** The words may be parts of the name of an account. */
  separated: 4,
  /** The words may be parts of an address. */
  address: 8,
} as const;

/** No sentence ends between the words of one name, so a full stop and white space are allowed only after an initial. */
const ADJACENT = /^(?:[\s'·・_-]*|\.)$/;
const ADJACENT_AFTER_INITIAL = /^[.\s'·・-]*$/;
const DOTTED = /^\.\s{0,2}-?$/;
const SEPARATED = /^[._-]$/;
const ADDRESS = /^[^\s\p{L}\p{N}]{1,4}$/u;
/** More characters do not stand between the words of one name. */
const MAX_GAP = 32;
const VISIBLE_ASCII = /^[\t-\r -~]*$/;
/** White space that regular expressions do not count as such. */
const OTHER_SPACES = /[\x85\u2800]/g;

/** Whatever is written for an apostrophe. */
const APOSTROPHES = /[`´‘’‛′＇ʹ-ʿˈ՚ߴߵꞋꞌ]/g;

const seen = (gap: string): string =>
  (VISIBLE_ASCII.test(gap) ? gap : removeInvisible(gap).replace(OTHER_SPACES, ' ')).replace(APOSTROPHES, "'");

/** The bits of `GAP`. `isAfterInitial`: the word before is a single letter. */
export function gapBetween(text: string, start: number, end: number, isAfterInitial: boolean): number {
  if (end - start > MAX_GAP) return 0;
  const written = text.slice(start, end);
  if (written === ' ') return GAP.adjacent;
  const key = isAfterInitial ? `.${written}` : ` ${written}`;
  const found = known.get(key) ?? classify(seen(written), isAfterInitial);
  if (written.length <= MAX_KNOWN_GAP && known.size < MAX_KNOWN) known.set(key, found);
  return found;
}

/** A cache, because the same few gaps recur. */
const known = new Map<string, number>();
const MAX_KNOWN = 1_000;
const MAX_KNOWN_GAP = 4;

function classify(gap: string, isAfterInitial: boolean): number {
  return (
    (ADJACENT.test(gap) || (isAfterInitial && ADJACENT_AFTER_INITIAL.test(gap)) ? GAP.adjacent : 0) |
    (DOTTED.test(gap) ? GAP.dotted : 0) |
    (SEPARATED.test(gap) ? GAP.separated : 0) |
    (ADDRESS.test(gap) ? GAP.address : 0)
  );
}

/** A hyphen, as a word that is broken at the end of a line has it. */
const isHyphen = (unit: number): boolean => unit === 0x2d || unit === 0x2010 || unit === 0x2011 || unit === 0xac;
const HYPHENATED = /^.\s*$/;
/** The end of a line, with what programs put before it for a hyphen, and the marks of quoted mail after it. */
const LINE_END = /^[-‐-―−¬=\\]?[\s>|]*$/;
const MARKED_LINE_END = /^[-‐-―−¬=\\][ \t]*[\n\r\u2028\u2029]/;

/** The two halves of a broken word are two words more often if they are shorter together. */
const MIN_BROKEN_LETTERS = 5;
const MIN_HYPHENATED_LETTERS = 3;

/**
 * The letters that a word must have to be read as one across two runs of letters, between which it may have been broken: at the end of a
 * line, with or without a hyphen, at a hyphen, or by a space that is none of the keyboard's. 0 where no word is broken.
 */
export function lettersOfBroken(text: string, start: number, end: number, isAfterBreak: boolean): number {
  if ((!isAfterBreak && !isHyphen(text.charCodeAt(start))) || end - start > MAX_GAP) return 0;
  const gap = seen(text.slice(start, end));
  if (!isAfterBreak) return HYPHENATED.test(gap) ? MIN_BROKEN_LETTERS : 0;
  if (!LINE_END.test(gap)) return 0;
  return MARKED_LINE_END.test(gap) ? MIN_HYPHENATED_LETTERS : MIN_BROKEN_LETTERS;
}

/** Whether a sentence begins at `start`: before it stands a full stop, a line break or nothing, apart from spaces and quotation marks. */
export function beginsSentence(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - MAX_GAP), start).replace(/[^\S\n]+$/, '');
  return before === '' || !/[\p{L}\p{N},;)\]%&+-]$/u.test(before);
}
