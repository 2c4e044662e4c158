import type { Span } from './word-matcher.ts';

/** A text in which codes are replaced by what they stand for. */
export interface ReadText {
  readonly text: string;
  /** Where something in it stands in the original. */
  originOf(span: Span): Span;
}

/** One character of UTF-8 in an address, a reference of HTML, a tag, and asterisks inside a word. Each is of limited length. */
const CODES =
  /%[2-7][\da-f]|%[cd][\da-f]%[89ab][\da-f]|%e[\da-f](?:%[89ab][\da-f]){2}|%f[0-4](?:%[89ab][\da-f]){3}|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});|<\/?[a-z][a-z\d]{0,9}(?:\s[^<>]{0,200}|\/)?>|(?<=[\p{L}\p{M}])\*{1,3}(?=\p{L})/giu;
const HAS_CODES = /[%&<*]/;
const PARTS_LINES = /^<\/?(?:br|p|div|li|tr|td|th|h\d|blockquote|pre)\b/i;

/** Marks in names of letters such as "uuml" and "eacute". */
const MARKS: Readonly<Record<string, string>> = {
  uml: '\u0308',
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  cedil: '\u0327',
  ring: '\u030a',
  caron: '\u030c',
};
const MARKED = /^([a-z])(uml|acute|grave|circ|tilde|cedil|ring|caron)$/i;
const NAMED: Readonly<Record<string, string>> = {
  shy: '',
  zwj: '',
  zwnj: '',
  lrm: '',
  rlm: '',
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  lsquo: "'",
  rsquo: "'",
  hyphen: '-',
  szlig: 'ß',
  aelig: 'æ',
  oelig: 'œ',
  oslash: 'ø',
};
const MAX_POINT = 0x10_ffff;

/** The text as its readers see it; undefined if it has no codes. */
export function readCodes(text: string): ReadText | undefined {
  if (!HAS_CODES.test(text)) return undefined;
  const pieces: Piece[] = [];
  const shown: string[] = [];
  let [from, length] = [0, 0];
  for (const { 0: code, index } of text.matchAll(CODES)) {
    const read = meaningOf(code);
    if (read === undefined) continue;
    shown.push(text.slice(from, index), read);
    length += index - from;
    from = index + code.length;
    pieces.push({ start: length, end: length + read.length, from: index, to: from });
    length += read.length;
  }
  if (pieces.length === 0) return undefined;
  shown.push(text.slice(from));
  return {
    text: shown.join(''),
    originOf: ({ start, end }) => ({ start: originOf(pieces, start).from, end: originOf(pieces, end - 1).to }),
  };
}

/** A code as it is read, and where it stands in the original. */
interface Piece extends Span {
  readonly from: number;
  readonly to: number;
}

/** Where the character at `at` stands in the original. */
function originOf(pieces: readonly Piece[], at: number): { from: number; to: number } {
  let [low, high] = [0, pieces.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pieces[middle]?.start ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  const last = pieces[low - 1];
  if (!last) return { from: at, to: at + 1 };
  if (at < last.end) return last;
  const from = last.to + at - last.end;
  return { from, to: from + 1 };
}

function meaningOf(code: string): string | undefined {
  const first = code.charAt(0);
  if (first === '*') return '';
  if (first === '<') return PARTS_LINES.test(code) ? '\n' : '';
  return first === '%' ? byteMeaning(code) : referenceMeaning(code.slice(1, -1));
}

function byteMeaning(code: string): string | undefined {
  try {
    return decodeURIComponent(code);
  } catch {
    return undefined;
  }
}

function referenceMeaning(name: string): string | undefined {
  if (name.startsWith('#')) {
    const isHexadecimal = name.charAt(1).toLowerCase() === 'x';
    const point = Number.parseInt(name.slice(isHexadecimal ? 2 : 1), isHexadecimal ? 16 : 10);
    return point <= MAX_POINT ? String.fromCodePoint(point) : undefined;
  }
  const marked = MARKED.exec(name);
  if (marked) return `${marked[1] ?? ''}${MARKS[(marked[2] ?? '').toLowerCase()] ?? ''}`;
  const known = name.toLowerCase();
  return Object.hasOwn(NAMED, known) ? NAMED[known] : undefined;
}
