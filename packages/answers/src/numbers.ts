import { MAX_NUMBER_WORDS, spelledNumber } from './number-words.ts';
import { type Said, type Span, beginsWith, isCut, wordsIn } from './said.ts';
import { isWhole } from './text.ts';

/** A number as it was said. */
export interface Mention extends Span {
  readonly value: number;
  /** "7-ish" */
  readonly isVague: boolean;
  readonly isPercent: boolean;
  /** "7+" */
  readonly isOpen: boolean;
  /** It counts, names or dates something: "$5", "Covid-19", "9:30". */
  readonly isAmount: boolean;
}

const CURRENCIES = '$€£¥°';
const SIGNS = new Set(['minus', 'negative', 'moins', 'menos']);
/** No person means so many numbers. */
const MAX_MENTIONS = 50;

/** The numbers of an answer in digits and in words. */
export function numbersIn(said: Said): Mention[] {
  const found: Mention[] = [];
  for (let at = 0; at < said.tokens.length && found.length < MAX_MENTIONS; at++) {
    const mention = numberAt(said, at);
    if (!mention) continue;
    const previous = found.at(-1);
    // "two hundred", "0171 22": numbers without anything between them make one that is not read.
    const isRun = previous?.end === mention.start;
    if (isRun) found[found.length - 1] = { ...previous, isAmount: true };
    found.push(isRun ? { ...mention, isAmount: true } : mention);
    at = mention.end - 1;
  }
  return found;
}

function numberAt(said: Said, at: number): Mention | null {
  const { tokens } = said;
  const token = tokens[at];
  if (!token || token.kind === 'mark') return null;
  const ish = /^(.+)ish$/.exec(token.text)?.[1];
  const vague = ish === undefined ? undefined : wholeNumber(ish, said);
  const read = vague === undefined ? readNumber(said, at) : { value: vague, end: at + 1 };
  if (!read) return null;
  // French "un 7": an article.
  if (
    isWhole(said.words.ambiguous, token.text) &&
    tokens[at + 1]?.kind !== 'mark' &&
    readNumber(said, read.end) !== null
  )
    return null;
  const { value, end } = withFraction(said, read);
  const [next, afterNext] = [tokens[end], tokens[end + 1]];
  const isIsh = next?.text === '-' && next.glued && afterNext?.text === 'ish';
  const isPercent = next?.text === '%' || beginsWith(said.words.percent, wordsIn(said, { start: end, end: end + 2 }));
  return {
    start: at,
    end: isIsh ? end + 2 : end,
    value: signed(said, at, value),
    isVague: vague !== undefined || isIsh || '~≈±'.includes(tokens[at - 1]?.text ?? ' '),
    isPercent,
    isOpen: next?.text === '+' && next.glued,
    isAmount:
      !isIsh && (isCut(said, { start: at, end }) || isGluedTo(said, at, end) || CURRENCIES.includes(next?.text ?? ' ')),
  };
}

const wholeNumber = (text: string, { language }: Said): number | undefined =>
  /^\d{1,3}$/.test(text) ? Number(text) : spelledNumber(text, language);

/** A number in digits, or the longest one that the words from here spell. */
function readNumber({ tokens, language }: Said, at: number): { value: number; end: number } | null {
  const first = tokens[at];
  if (first?.kind === 'number') return { value: first.value, end: at + 1 };
  let [said, best]: [string, { value: number; end: number } | null] = ['', null];
  for (let [end, count] = [at, 0]; end < tokens.length && count < MAX_NUMBER_WORDS; end++) {
    const token = tokens[end];
    // The hyphen of "twenty-three".
    if (token?.text === '-' && token.glued && tokens[end + 1]?.glued) continue;
    if (token?.kind !== 'word') break;
    said = said === '' ? token.text : `${said} ${token.text}`;
    count += 1;
    const value = spelledNumber(said, language);
    if (value !== undefined) best = { value, end: end + 1 };
  }
  return best;
}

/** "seven and a half", "7 1/2", "acht Komma fünf". */
function withFraction(said: Said, { value, end }: { value: number; end: number }): { value: number; end: number } {
  const { tokens, words } = said;
  const [part, slash, whole] = [tokens[end], tokens[end + 1], tokens[end + 2]];
  if (part?.kind === 'number' && slash?.text === '/' && whole?.kind === 'number' && part.value < whole.value)
    if (!part.glued && whole.value <= 8) return { value: value + part.value / whole.value, end: end + 3 };
  if (part?.kind === 'word' && isWhole(words.decimal, part.text)) {
    const decimals = readNumber(said, end + 1);
    if (decimals && decimals.value < 100) return { value: value + Number(`0.${decimals.value}`), end: decimals.end };
  }
  for (const count of [3, 2, 1]) {
    const rest = tokens.slice(end, end + count).filter(({ text }) => text !== '-');
    const isHalf = rest.every(({ kind }) => kind === 'word') && rest.length > 0;
    if (isHalf && isWhole(words.halves, rest.map(({ text }) => text).join(' ')))
      return { value: value + 0.5, end: end + count };
  }
  return { value, end };
}

/** A hyphen in front belongs to a negative number, unless it joins two: "7-8". */
function signed({ tokens }: Said, at: number, value: number): number {
  const [earlier, sign, token] = [tokens[at - 2], tokens[at - 1], tokens[at]];
  if (sign?.kind === 'word' && SIGNS.has(sign.text)) return isWordSign(earlier) ? -value : value;
  if (sign?.text !== '-' || token?.glued !== true) return value;
  return sign.glued && earlier?.kind !== 'mark' ? value : -value;
}

/** "7 minus 3" and "mas o menos 7" have no negative number. */
const isWordSign = (earlier: { kind: string } | undefined): boolean => earlier === undefined || earlier.kind === 'mark';

/** Part of a name, a code or a time: "Covid-19", "7-Eleven", "9:30", "#3", "$5". */
function isGluedTo({ tokens }: Said, start: number, end: number): boolean {
  const [earlier, mark, first, next, later] = [start - 2, start - 1, start, end, end + 1].map((at) => tokens[at]);
  if (first?.glued === true && mark?.kind === 'mark') {
    if (`${CURRENCIES}#@'_*&=`.includes(mark.text)) return true;
    if (mark.text === ':' && mark.glued && earlier?.kind === 'number') return true;
    if (mark.text === '-' && mark.glued && earlier?.kind === 'word' && first.kind === 'number') return true;
  }
  if (next?.kind !== 'mark' || !next.glued || later?.glued !== true) return false;
  if (next.text === ':' && later.kind === 'number') return true;
  return next.text === '-' && later.kind === 'word' && first?.kind === 'number';
}
