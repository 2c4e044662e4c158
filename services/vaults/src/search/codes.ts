import { isCommonWord } from '@insights/language';

/** A word, or letters or digits of one, in lower case at its place in a text. */
export interface Part {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Parts of a text that are one code, number or compound, as one word: `ab1234` for AB-1234, `v2_1` for v2.1, `1000` for 1,000, `handover` for
 * hand-over. What divides two numbers of a code tells it apart from others; in a long one it only helps to read it.
 */
export interface Joined {
  readonly word: string;
  /** How many parts it has. */
  readonly count: number;
  /** Whether it identifies something, so that nothing else stands for it. */
  readonly isCode: boolean;
}

/** What stands between the parts of a code: hyphens and dashes of all kinds, low lines, dots, slashes, and the sign of M8×25. */
const JOINT = /^[-_.\u00B7\u00D7/\u00AD\u2010-\u2015\u2212\uFF0D\uFE63]$/u;
const TIMES = '\u00D7';
/** Of those, what divides the words of a compound. */
const HYPHEN = /^[-\u00AD\u2010\u2011]$/u;
/** Spaces inside a code. */
const SPACE = /^[ \u00A0\u2007\u2009\u202F]$/u;
/** Between the digits of a telephone number that begins with a plus. */
const DIALLED = /^(?:\)?[-/ \u00A0\u2010\u2011\u202F]?\(?|\))$/u;
/** Between thousands. */
const GROUPING = /^[,.'’ \u00A0\u2007\u2009\u202F]$/u;
const DECIMAL = /^[.,]$/u;
/** C++, C# */
const SIGNED = /[+#]$/u;
const DIGITS = /^\p{N}+$/u;
const YEAR = /^(?:19|20)\d\d$/;
const GROUP = 3;
/** A number of more digits identifies something, unless it may be a year. */
const MAX_COUNT = 3;
/** A code has at most so many parts and characters. */
const MAX_PARTS = 10;
const LONGEST = 40;
/** Letters of a code that a space divides from its digits. */
const MAX_PREFIX = 5;

/**
 * Groups of digits with spaces between them are one number from so many digits on: of a telephone, an account, a bar code. Of what divides them, only
 * dots tell it apart from others.
 */
const LONG = 8;

const CURRENCIES: ReadonlySet<string> = new Set(
  Intl.supportedValuesOf('currency').map((currency) => currency.toLowerCase()),
);

/** A part is all digits or has none. Most begin with a Latin letter, which a look at its code tells sooner than a pattern. */
const isNumber = (word: string): boolean => {
  const code = word.charCodeAt(0);
  return code < FIRST_OTHER ? code >= ZERO && code <= NINE : DIGITS.test(word);
};
const [ZERO, NINE, FIRST_OTHER] = [0x30, 0x39, 0xb2];
const PLAIN_SPACE = 0x20;

/** The codes, numbers and compounds of a text by the place of their first part. */
export function joinedIn(text: string, parts: readonly Part[]): ReadonlyMap<number, Joined> {
  const joined = new Map<number, Joined>();
  for (let from = 0; from < parts.length;) {
    const to = endOfLong(text, parts, from) ?? endOfRun(text, parts, from);
    const { word } = parts[from] ?? { word: '' };
    const whole = to === from + 1 ? ofOne(word) : ofSeveral(text, parts.slice(from, to));
    if (whole !== null) joined.set(from, whole);
    from = to;
  }
  return joined;
}

/** Where a long number ends whose digits are in groups: "+49 30 1234567", "DE89 3704 0044 0532 0130 00"; null if there is none. */
function endOfLong(text: string, parts: readonly Part[], from: number): number | null {
  const [first, second] = [parts[from], parts[from + 1]];
  if (first === undefined || second === undefined) return null;
  const isLed = !isNumber(first.word) && first.word.length <= MAX_PREFIX && first.end === second.start;
  const isWorldwide = text[first.start - 1] === '+';
  let to = isLed ? from + 1 : from;
  let digits = 0;
  for (; to < Math.min(parts.length, from + MAX_PARTS); to += 1) {
    const [before, next] = [parts[to - 1], parts[to]];
    if (next === undefined || !isNumber(next.word)) break;
    if (digits > 0 && !(isWorldwide ? DIALLED : SPACE).test(text.slice(before?.end, next.start))) break;
    digits += next.word.length;
  }
  const groups = parts.slice(isLed ? from + 1 : from, to);
  const isDialled = isWorldwide || groups[0]?.word.startsWith('0') === true;
  const isLong = digits >= LONG && groups.length >= (isDialled ? 2 : 3) && !groups.every(({ word }) => YEAR.test(word));
  return isLong ? to : null;
}

/** Where the parts end that only single joints divide. */
function endOfRun(text: string, parts: readonly Part[], from: number): number {
  const most = Math.min(parts.length, from + MAX_PARTS);
  let to = from + 1;
  for (; to < most; to += 1) {
    const [before, next] = [parts[to - 1], parts[to]];
    if (before === undefined || next === undefined || !continues(text, before, next, to - from)) break;
  }
  return to;
}

/** Whether a part belongs to the code or number that has `count` parts before it. */
function continues(text: string, before: Part, next: Part, count: number): boolean {
  if (next.start < before.end || next.start > before.end + 1) return false;
  if (next.start > before.end && text.charCodeAt(before.end) === PLAIN_SPACE && !isNumber(next.word)) return false;
  const gap = text.slice(before.end, next.start);
  if (gap === '' || JOINT.test(gap)) return true;
  if (!isNumber(next.word)) return false;
  if (isNumber(before.word)) return DECIMAL.test(gap) || (GROUPING.test(gap) && next.word.length === GROUP);
  return count === 1 && SPACE.test(gap) && isPrefix(text, before);
}

/** Letters that a number after a space makes a code: ERR 1042, but not room 12. */
const isPrefix = (text: string, part: Part): boolean =>
  part.word.length <= MAX_PREFIX && !CURRENCIES.has(part.word) && isLabel(text, part);

/** Letters that are no word: a single one, in capitals, or no common word of any language. */
const isLabel = (text: string, { word, start, end }: Part): boolean =>
  start + 1 === end || /^\p{Lu}+$/u.test(text.slice(start, end)) || !isCommonWord(word);

const ofOne = (word: string): Joined | null =>
  (isNumber(word) && identifies(word)) || SIGNED.test(word) ? { word, count: 1, isCode: true } : null;

const ofSeveral = (text: string, run: readonly Part[]): Joined | null => numberOf(text, run) ?? codeOf(text, run);

/** Digits without what divides groups of three, and with a point before decimals. */
function numberOf(text: string, run: readonly Part[]): Joined | null {
  const [first] = run;
  if (first === undefined || !run.every(({ word }) => isNumber(word))) return null;
  let value = first.word;
  for (const [index, { word, start }] of run.slice(1).entries()) {
    const gap = text.slice(run[index]?.end ?? start, start);
    if (GROUPING.test(gap) && word.length === GROUP && first.word.length <= GROUP) value += word;
    else if (DECIMAL.test(gap) && index === run.length - 2) value += `.${word}`;
    else return null;
  }
  return { word: value, count: run.length, isCode: isNumber(value) && identifies(value) };
}

const identifies = (digits: string): boolean => digits.length > MAX_COUNT && !YEAR.test(digits);

function codeOf(text: string, run: readonly Part[]): Joined | null {
  const word = wordOf(text, run);
  if (word.length > LONGEST) return null;
  const [letters, numbers] = [run.filter((part) => !isNumber(part.word)), run.filter((part) => isNumber(part.word))];
  if (numbers.length === 0) {
    const isCode = isIdentifier(text, run);
    return isCode || isCompound(text, run) ? { word, count: run.length, isCode } : null;
  }
  const isNamed = letters.every((part) => isLabel(text, part)) || numbers.some((part) => identifies(part.word));
  return { word, count: run.length, isCode: isNamed && !isMeasure(run) };
}

/** The parts as one word. A mark between two numbers stays, as a low line: v2.10.1 is not v2.1.01. */
function wordOf(text: string, run: readonly Part[]): string {
  const digits = run.reduce((sum, { word }) => sum + (isNumber(word) ? word.length : 0), 0);
  return run.reduce((whole, { word, start }, at) => {
    const before = run[at - 1];
    const gap = text.slice(before?.end ?? start, start);
    const isBetween = before !== undefined && gap !== '' && isNumber(before.word) && isNumber(word);
    const isKept = gap === '.' || (digits < LONG && !SPACE.test(gap));
    return `${whole}${!isBetween || !isKept ? '' : gap === TIMES ? 'x' : '_'}${word}`;
  }, '');
}

/** Words that low lines divide, or in capitals in a text that has other letters, too: MAX_RETRIES, MAX-RETRIES. */
function isIdentifier(text: string, run: readonly Part[]): boolean {
  const [first, last] = [run[0], run.at(-1)];
  const whole = text.slice(first?.start, last?.end);
  if (!/^[\p{L}\p{M}_\u2010\u2011-]+$/u.test(whole)) return false;
  return whole.includes('_') || (!/\p{Ll}/u.test(whole) && /\p{Ll}/u.test(text));
}

const isCompound = (text: string, run: readonly Part[]): boolean =>
  run.slice(1).every(({ start }, index) => HYPHEN.test(text.slice(run[index]?.end ?? start, start)));

/** 7pm, 4th, 10kg. */
const isMeasure = ([first, second, ...more]: readonly Part[]): boolean =>
  first !== undefined && isNumber(first.word) && second?.start === first.end && more.length === 0;
