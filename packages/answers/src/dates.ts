import type { Language } from '@insights/language';
import { type DateWords, spelledDay } from './date-words.ts';
import type { Said, Span } from './said.ts';
import { clauseOf, withoutFillers, wordsIn } from './said.ts';
import { isStorableYear } from './storable.ts';
import { isWhole } from './text.ts';

export type { Span };

/** A date as it was said. */
export interface DateMention extends Span {
  /**
   * `given`: from `low` to `high`, which are days (`YYYY-MM-DD`); `ambiguous`: one or the other; `incomplete`: without a year; `unclear`: no
   * day, month or year that exists, or not all of it was understood.
   */
  readonly kind: 'given' | 'ambiguous' | 'incomplete' | 'unclear';
  readonly low: string;
  readonly high: string;
  /** What was said of it; null where it is not clear. */
  readonly parts: Parts | null;
}

/** Which of two numbers is said first; null where nothing tells. */
export type Order = 'day' | 'month' | null;

/** An answer of so many dates gives none. */
export const MAX_MENTIONS = 8;
/** Words that spell a day: "treinta y uno". */
const MAX_DAY_WORDS = 3;
/** Two-digit years up to this one are of this century, and from the other one on of the last. */
const [LAST_OF_CENTURY, FIRST_OF_CENTURY] = [30, 50];

export const isDay = ({ low, high }: DateMention): boolean => low === high;

const pad = (value: number, length = 2): string => String(value).padStart(length, '0');

/** The last day of a month (`YYYY-MM`). */
export const lastDayOf = (month: string): string =>
  `${month}-${pad(new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate())}`;

const isValid = (year: number, month: number, day: number): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= Number(lastDayOf(`${pad(year, 4)}-${pad(month)}`).slice(8));

export interface Parts {
  readonly year: number | null;
  readonly month: number | null;
  /** The first and the last: "12 to 14 March". */
  readonly days: readonly [number, number] | null;
}

export function mentionOf(span: Span, parts: Parts): DateMention {
  const { year, month, days } = parts;
  const none = { start: span.start, end: span.end, low: '', high: '', parts };
  const real = { start: span.start, end: span.end, parts };
  if (year === null) return { ...none, kind: 'incomplete' };
  if (!isStorableYear(year)) return { ...none, kind: 'unclear' };
  const y = pad(year, 4);
  if (month === null) return { ...real, kind: 'given', low: `${y}-01-01`, high: `${y}-12-31` };
  const m = `${y}-${pad(month)}`;
  if (days === null) return { ...real, kind: 'given', low: `${m}-01`, high: lastDayOf(m) };
  const isReal = days.every((day) => isValid(year, month, day)) && days[0] <= days[1];
  return isReal
    ? { ...real, kind: 'given', low: `${m}-${pad(days[0])}`, high: `${m}-${pad(days[1])}` }
    : { ...none, kind: 'unclear' };
}

/** The dates of an answer, in order. A month without a year has that of the date which it leads to: "March to May 2019". */
export function mentionsIn(said: Said, words: DateWords, order: Order): DateMention[] {
  const found: DateMention[] = [];
  for (let at = 0; at < said.tokens.length && found.length < MAX_MENTIONS; at++) {
    const hit = dateAt(said, at, words, order);
    if (!hit) continue;
    found.push(hit);
    at = hit.end - 1;
  }
  return found.map((mention, at) => {
    const [previous, next] = [found[at - 1], found[at + 1]];
    if (mention.parts === null || mention.parts.year !== null || mention.parts.month === null) return mention;
    const isLed = next?.kind === 'given' && leadsTo(said, mention, next, words);
    // "2019, in December": a part of the year that was named.
    const isPart =
      previous?.kind === 'given' && previous.parts?.month === null && isBehindYear(said, mention.start, words);
    const year = isLed ? next.parts?.year : isPart ? previous.parts?.year : undefined;
    return year === undefined || year === null ? mention : mentionOf(mention, { ...mention.parts, year });
  });
}

/** Whether a mark, and no more than "in" and the like, stands between a year and this place. */
function isBehindYear({ tokens }: Said, at: number, { lead }: DateWords): boolean {
  let place = at - 1;
  while (place > at - 4 && isWhole(lead, tokens[place]?.text ?? '')) place--;
  const isNear = tokens[place]?.kind === 'mark' && '-–—,('.includes(tokens[place]?.text ?? ' ');
  return isNear && /^\d{4}$/.test(tokens[place - 1]?.text ?? '');
}

/** Whether only "to", "or" and the like stand between. */
function leadsTo(said: Said, { end }: Span, next: Span | undefined, { to, or, and }: DateWords): boolean {
  const between = said.tokens.slice(end, next?.start ?? end);
  const spoken = between.filter(({ kind }) => kind !== 'mark');
  return (
    between.length > 0 &&
    between.length <= 2 &&
    spoken.every(({ text }) => [to, or, and].some((each) => isWhole(each, text)))
  );
}

function dateAt(said: Said, at: number, words: DateWords, order: Order): DateMention | null {
  const token = said.tokens[at];
  if (token === undefined || token.kind === 'mark') return null;
  return numericAt(said, at, order) ?? namedAt(said, at, words) ?? yearAt(said, at, words);
}

/** "2019-03-12", "12.3.2019", "03/04/2019", "3/2019" */
function numericAt(said: Said, at: number, order: Order): DateMention | null {
  const { tokens } = said;
  const token = tokens[at];
  const isRest =
    tokens[at - 1]?.kind === 'mark' && token?.glued === true && '/-.'.includes(tokens[at - 1]?.text ?? ' ');
  if (!token || isRest || !/^\d/.test(token.text)) return null;
  let [end, text, isLoose] = [at + 1, token.text, false];
  while (end - at < 4) {
    const [mark, next] = [tokens[end], tokens[end + 1]];
    if (mark?.glued !== true || !'/-.'.includes(mark.text) || !/^\d/.test(next?.text ?? '')) break;
    // "12. 3. 2019"
    if (next?.glued !== true && (mark.text !== '.' || !/^\d{1,2}(?:\.\d{1,2})?$/.test(text))) break;
    isLoose ||= next?.glued !== true;
    text += `${mark.text}${next?.text ?? ''}`;
    end += 2;
  }
  const parts = /^(\d{1,4})[./-](\d{1,4})(?:[./-](\d{1,4}))?$/.exec(text);
  if (!parts || (parts[3] === undefined && isLoose)) return null;
  const span = { start: at, end };
  const [first = '', second = '', third] = parts.slice(1);
  if (third === undefined) return shortNumeric(span, first, second);
  if (first.length === 4) return mentionOf(span, { year: Number(first), month: Number(second), days: daysOf(third) });
  const year = yearOf(third);
  if (year === null || first.length > 2 || second.length > 2)
    return { ...span, kind: 'unclear', low: '', high: '', parts: null };
  return dayAndMonth(order ?? said.language, span, { first: Number(first), second: Number(second), year });
}

const daysOf = (day: string): readonly [number, number] => [Number(day), Number(day)];

/** "3/2019", "2019-03" */
function shortNumeric(span: Span, first: string, second: string): DateMention | null {
  const [year, month] = first.length === 4 ? [first, second] : [second, first];
  const isMonth = month.length <= 2 && Number(month) >= 1 && Number(month) <= 12;
  if (year.length !== 4 || !isStorableYear(Number(year)) || !isMonth || (first.length === 4 && second.length < 2))
    return null;
  return mentionOf(span, { year: Number(year), month: Number(month), days: null });
}

/** Which is the day: settled by what exists, by the language, or left open. */
function dayAndMonth(
  order: Order | Language,
  span: Span,
  { first, second, year }: { first: number; second: number; year: number },
): DateMention {
  const [dayFirst, monthFirst] = [isValid(year, second, first), isValid(year, first, second)];
  if (dayFirst && monthFirst && order === 'en' && first !== second) {
    const [a, b] = [`${pad(year, 4)}-${pad(second)}-${pad(first)}`, `${pad(year, 4)}-${pad(first)}-${pad(second)}`];
    return { ...span, kind: 'ambiguous', low: a < b ? a : b, high: a < b ? b : a, parts: null };
  }
  const isDayFirst = order === 'month' ? !monthFirst : dayFirst || !monthFirst;
  const [day, month] = isDayFirst ? [first, second] : [second, first];
  return month > 12
    ? { ...span, kind: 'unclear', low: '', high: '', parts: null }
    : mentionOf(span, { year, month, days: [day, day] });
}

/** Null for a year that may be of either century. */
function yearOf(text: string): number | null {
  const value = Number(text);
  if (text.length === 4) return isStorableYear(value) ? value : null;
  if (text.length !== 2) return null;
  return value <= LAST_OF_CENTURY ? 2_000 + value : value >= FIRST_OF_CENTURY ? 1_900 + value : null;
}

/** "12 March 2019", "March 12th, 2019", "12 to 14 March 2019", "March 2019", "12 March" */
function namedAt(said: Said, at: number, words: DateWords): DateMention | null {
  const month = words.months.get(said.tokens[at]?.text ?? '');
  if (month === undefined) return null;
  const day = dayBefore(said, at, words);
  if (day?.days === 'unclear')
    return { start: day.start, end: at + 1, kind: 'unclear', low: '', high: '', parts: null };
  const next = day === null ? dayAfter(said, at + 1, words) : null;
  const from = next?.end ?? at + 1;
  const year = yearFrom(said, from, words, (day ?? next) !== null);
  const span = { start: day?.start ?? at, end: year?.end ?? from };
  // "In March 12 people"
  const isCount =
    year === null && next?.isBare === true && said.tokens[from]?.kind === 'word' && joinAt(said, from, words) === null;
  const days = day?.days ?? (isCount ? null : (next?.days ?? null));
  const { text: before = '' } = said.tokens[at - 1] ?? {};
  const isMeant =
    year !== null ||
    days !== null ||
    isWhole(words.lead, before) ||
    isWhole(words.of, before) ||
    (!AMBIGUOUS.has(said.tokens[at]?.text ?? '') && isBehindYear(said, at, words)) ||
    joinAt(said, at + 1, words) !== null ||
    withoutFillers(
      wordsIn(said, clauseOf(said, at)).filter((word) => word !== said.tokens[at]?.text),
      said.words,
    ) === '';
  if (!isMeant) return null;
  return mentionOf(span, { year: year?.year ?? null, month, days });
}

/** Names of months that are also other words. */
const AMBIGUOUS: ReadonlySet<string> = new Set('may march mar jan set'.split(' '));

/** A day in digits or words that ends before `end`, with "of" between. */
function dayBefore(
  said: Said,
  end: number,
  words: DateWords,
): { start: number; days: readonly [number, number] | 'unclear' } | null {
  const { tokens } = said;
  let last = end - 1;
  while (
    last >= 0 &&
    end - last <= 3 &&
    (isWhole(words.day_of, tokens[last]?.text ?? '') || '.-/'.includes(tokens[last]?.text ?? ' '))
  )
    last--;
  const own = dayEnding(said, last);
  if (own === null) return null;
  const join = joinAt(said, own.start - 1, words);
  const earlier = dayEnding(said, join === null ? own.start - 1 : own.start - 2);
  if (earlier === null) return { start: own.start, days: [own.day, own.day] };
  const lead = wordsIn(said, { start: Math.max(earlier.start - 2, 0), end: earlier.start });
  // Two numbers without anything between them are no day, and of "5 or 12" one is.
  const isSpan =
    join === 'to' ||
    (join === 'or' && (own.day === earlier.day + 1 || lead.some((word) => isWhole(words.between, word))));
  return { start: earlier.start, days: isSpan ? [earlier.day, own.day] : 'unclear' };
}

/** What stands between two days or years. */
function joinAt({ tokens }: Said, at: number, { to, or, and }: DateWords): 'to' | 'or' | null {
  const text = tokens[at]?.text ?? '';
  if (text === '') return null;
  if ('-–—'.includes(text) || isWhole(to, text)) return 'to';
  return [',', '/', '&'].includes(text) || isWhole(or, text) || isWhole(and, text) ? 'or' : null;
}

/** The longest day whose last word is at `last`. */
function dayEnding({ tokens, language }: Said, last: number): { start: number; day: number } | null {
  const at = tokens[last]?.text === '.' ? last - 1 : last;
  const token = tokens[at];
  if (token === undefined || token.kind === 'mark') return null;
  const digits = /^(\d{1,2})(?:st|nd|rd|th|er|o|a)?$/.exec(token.text)?.[1];
  if (digits !== undefined) {
    const isPart = tokens[at - 1]?.kind === 'mark' && token.glued && ':.'.includes(tokens[at - 1]?.text ?? ' ');
    return Number(digits) >= 1 && Number(digits) <= 31 && !isPart ? { start: at, day: Number(digits) } : null;
  }
  let found: { start: number; day: number } | null = null;
  let said = '';
  for (let [start, count] = [at, 0]; start >= 0 && count < MAX_DAY_WORDS; start--) {
    const { kind, text } = tokens[start] ?? { kind: 'mark', text: '' };
    if (kind === 'mark' && text === '-') continue;
    if (kind !== 'word') break;
    said = said === '' ? text : `${text} ${said}`;
    count += 1;
    const day = spelledDay(said, language);
    if (day !== undefined) found = { start, day };
  }
  return found;
}

/** A day after its month: "March 12th", "March the 12th". Bare: "March 12", which may be a year's. */
function dayAfter(
  said: Said,
  at: number,
  words: DateWords,
): { end: number; days: readonly [number, number]; isBare: boolean } | null {
  const { tokens, language } = said;
  if (language !== 'en') return null;
  const start = isWhole(words.of, tokens[at]?.text ?? '') || tokens[at]?.text === '.' ? at + 1 : at;
  const first = /^(\d{1,2})(st|nd|rd|th)?$/.exec(tokens[start]?.text ?? '');
  if (!first) return null;
  const join = joinAt(said, start + 1, words);
  const second = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(tokens[start + 2]?.text ?? '');
  const day = Number(first[1]);
  const isSpan = join === 'to' || (join === 'or' && Number(second?.[1]) === day + 1);
  if (second && isSpan) return { end: start + 3, days: [day, Number(second[1])], isBare: false };
  return { end: start + 1, days: [day, day], isBare: first[2] === undefined };
}

/** A year, after "of" or a comma: "March, 2019", "marzo de 2019", "March ’19". */
function yearFrom(said: Said, from: number, words: DateWords, hasDay: boolean): { year: number; end: number } | null {
  const { tokens } = said;
  let at = from;
  while (at - from < 3 && (isWhole(words.of, tokens[at]?.text ?? '') || ',.-/'.includes(tokens[at]?.text ?? ' '))) at++;
  const isShort = tokens[at]?.text === "'";
  const token = tokens[isShort ? at + 1 : at];
  const isBare = !isShort && isBareYear(said, at, hasDay);
  const isWrong = isShort || isBare ? !/^\d{2}$/.test(token?.text ?? '') : !/^\d{4}$/.test(token?.text ?? '');
  const year = isWrong ? null : yearOf(token?.text ?? '');
  return year === null ? null : { year, end: (isShort ? at + 1 : at) + 1 };
}

/** "Juli 98", "1 September 21": two digits, and nothing that they count. In English, "July 21" is a day. */
function isBareYear({ tokens, words, language }: Said, at: number, hasDay: boolean): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!/^\d\d$/.test(token?.text ?? '') || (language === 'en' && !hasDay)) return false;
  if (next?.kind === 'mark') return !next.glued || !':%'.includes(next.text);
  return (
    next === undefined ||
    (next.kind === 'word' && isWhole(words.function_words, next.text) && !isWhole(words.units, next.text))
  );
}

/** Between "in" and a year, or "before" and a date. */
export const ARTICLES: ReadonlySet<string> = new Set('the on den dem der am le la el los'.split(' '));

/** A year that stands for itself: alone in its clause, or after "in", "since" and the like. */
function yearAt(said: Said, at: number, words: DateWords): DateMention | null {
  const { tokens } = said;
  const text = tokens[at]?.text ?? '';
  const after = tokens[at + 1];
  if (!/^\d{4}$/.test(text) || !isStorableYear(Number(text))) return null;
  if (after?.glued === true && !'.,;!?)-–—/'.includes(after.text)) return null;
  const clause = clauseOf(said, at);
  const rest = (): string[] => wordsIn(said, clause).filter((word) => word !== text && !isWhole(words.about, word));
  let place = at - 1;
  while (place >= clause.start && ARTICLES.has(tokens[place]?.text ?? '')) place--;
  const lead = tokens[place]?.kind === 'word' ? (tokens[place]?.text ?? '') : '';
  const isPart = isWhole(words.of, lead) && isWhole(words.part, tokens[place - 1]?.text ?? '');
  const isLed = isPart || isWhole(words.lead, lead);
  const isYearAt = (each: number): boolean => /^\d{4}$/.test(tokens[each]?.text ?? '');
  const isPair = [-1, 1].some((step) => joinAt(said, at + step, words) !== null && isYearAt(at + 2 * step));
  const isBare = (spoken: readonly string[]): boolean => withoutFillers(spoken, said.words) === '';
  const isKnown =
    isLed ||
    isPair ||
    (isWhole(words.verbs, after?.text ?? '') && isBare(wordsIn(said, { start: clause.start, end: at }))) ||
    isBare(rest());
  // "2019 customers"
  if (!isKnown) return { start: at, end: at + 1, kind: 'unclear', low: '', high: '', parts: null };
  return mentionOf({ start: at, end: at + 1 }, { year: Number(text), month: null, days: null });
}
