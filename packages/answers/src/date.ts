import type { Language } from '@insights/language';
import { THEN } from './asides.ts';
import { type DateWords, dateWordsOf } from './date-words.ts';
import { datesIn } from './date-names.ts';
import { directionOf, relativeDatesIn } from './relative-dates.ts';
import {
  ARTICLES,
  type DateMention,
  MAX_MENTIONS,
  type Order,
  type Parts,
  type Span,
  isDay,
  lastDayOf,
  mentionOf,
  mentionsIn,
} from './dates.ts';
import {
  type Said,
  before,
  beginsWith,
  clauseOf,
  correctionIn,
  endingAt,
  isCut,
  isDenied,
  saidIn,
  signBefore,
  withoutFillers,
  wordsIn,
} from './said.ts';
import { fold, has, isWhole, plain } from './text.ts';

export type DateAnswer =
  /** `YYYY-MM-DD` */
  | { kind: 'value'; value: string; precision: 'exact' | 'about' }
  /** One or the other: "3/4/2019". Days, or months (`YYYY-MM`) and years. */
  | { kind: 'several'; values: string[] }
  /** "March 2019", "before 2015": days. An open end is null. */
  | { kind: 'dates'; precision: 'range' | 'about' | 'below' | 'above'; low: string | null; high: string | null }
  | { kind: 'none' };

const NONE: DateAnswer = { kind: 'none' };

/** A date that the answer gives. */
interface Given extends DateMention {
  readonly limit: 'below' | 'above' | null;
  readonly isAbout: boolean;
}

/**
 * The date that an answer gives, only where the answer leaves no doubt: a day, a month, a year, or a time before, after or between such. "Last
 * summer" and "two years ago" are dates only if `today` is given, and a day without its year to a question about the last or next time. What is denied, supposed or about another person does
 * not count, and a correction replaces what was said before it.
 */
export function parseDate(text: string, language: Language, asked = '', today: Date | null = null): DateAnswer {
  const spoken = text.slice(0, MAX_CHARACTERS);
  const plainly = dateOf(datesIn(spoken, language), language, asked, null);
  if (today === null) return plainly;
  const related = dateOf(relativeDatesIn(datesIn(spoken, language), language, today, asked), language, asked, today);
  // "I still do today, I began in 2019"
  const { low } = related.kind === 'dates' ? related : { low: related.kind === 'value' ? related.value : null };
  const isAhead = low !== null && low > today.toISOString().slice(0, 10);
  const direction = directionOf(asked);
  if (isAhead && (direction === 'before' || (direction === null && has(THEN, plain(asked))))) return plainly;
  const isMore = related.kind === 'value' || related.kind === 'dates' || plainly.kind === 'none';
  return isMore ? related : plainly;
}

function dateOf(text: string, language: Language, asked: string, today: Date | null): DateAnswer {
  const said = saidIn(text, language);
  const words = dateWordsOf(language);
  const found = mentionsIn(said, words, orderIn(asked));
  if (found.length >= MAX_MENTIONS) return NONE;
  const kept = found.flatMap((mention, at) =>
    givenBy(said, mention, { previous: found[at - 1], next: found[at + 1] }, words),
  );
  const { from, isTakenBack } = correctionIn(said, kept);
  if (isTakenBack) return NONE;
  const near = today === null ? null : directionOf(asked);
  const old = kept.filter(({ start, kind }) => start < from && kind === 'given');
  const isOld = ({ low, high }: Given): boolean => old.some((one) => one.low === low && one.high === high);
  const latest = kept.filter(({ start }) => start >= from);
  // "In 2011, no, 2012: in 2011 I was elsewhere"
  const current = (latest.every(isOld) ? latest : latest.filter((one) => !isOld(one)))
    .map((one) => withYear(one, old.at(-1)))
    .map((one) => (today === null || near === null ? one : nearest(one, today, near)));
  if (current.some(({ kind }) => kind === 'unclear')) return NONE;
  const ambiguous = current.find(({ kind }) => kind === 'ambiguous');
  if (ambiguous !== undefined)
    return current.length === 1 ? { kind: 'several', values: [ambiguous.low, ambiguous.high] } : NONE;
  const [only, other, ...more] = innermost(current.filter(({ kind }) => kind !== 'incomplete'));
  if (only === undefined) return NONE;
  const isOpen = current.some(({ kind }) => kind === 'incomplete');
  if (other === undefined) return isOpen && !isDay(only) ? NONE : answerOf(only);
  return more.length > 0 ? severalOf([only, other, ...more]) : pairOf(said, only, other, words);
}

const MAX_CHARACTERS = 2_000;

/** A day or month that replaces one of a year is of that year: "2 February 2020, no, 2 March". */
function withYear(given: Given, replaced: Given | undefined): Given {
  if (given.kind !== 'incomplete' || given.parts === null || replaced === undefined) return given;
  return { ...given, ...mentionOf(given, { ...given.parts, year: Number(replaced.low.slice(0, 4)) }) };
}

/** A day or month without its year, to a question about the last or the next time. */
function nearest(given: Given, today: Date, near: 'before' | 'after'): Given {
  if (given.kind !== 'incomplete' || given.parts === null) return given;
  const year = today.getUTCFullYear();
  const day = today.toISOString().slice(0, 10);
  const dated = [year - 1, year, year + 1].map((each) => ({
    ...given,
    ...mentionOf(given, { ...given.parts, year: each } as Parts),
  }));
  const found = near === 'before' ? dated.findLast(({ low }) => low <= day) : dated.find(({ high }) => high >= day);
  return found ?? given;
}

/** Which number comes first, where the question says so: "day/month/year". */
function orderIn(asked: string): Order {
  const found =
    /(?<!\p{L})(?:(d+|day|tt?|tag|jj?|jour|dia)|(mm?|month|monat|mois|mes))[ ./-]+(?:mm?|month|monat|mois|mes|d+|day)(?!\p{L})/iu.exec(
      fold(asked),
    );
  return found === null ? null : found[1] === undefined ? 'month' : 'day';
}

/** Empty for what is denied, supposed or about somebody else. */
function givenBy(
  said: Said,
  mention: DateMention,
  { previous, next }: { previous: Span | undefined; next: Span | undefined },
  words: DateWords,
): Given[] {
  const clause = wordsIn(said, clauseOf(said, mention.start)).join(' ');
  const isOwn = !has(said.words.others, clause) || has(said.words.self, clause);
  if (!isOwn || has(words.supposed, clause) || isDenied(said, mention, previous, next)) return [];
  const lead = before(said, mention, previous).filter(
    (word) => !isWhole(said.words.articles, word) && !ARTICLES.has(word),
  );
  const near = lead.filter((word) => !isWhole(words.of, word));
  const limit =
    endingAt(words.before, near) >= 0
      ? 'below'
      : endingAt(words.after, near) >= 0
        ? 'above'
        : signBefore(said, mention);
  const isLimited = [words.before, words.after, words.unclear].some((each) => has(each, lead.join(' ')));
  const isUnclear =
    isCut(said, mention) ||
    has(words.bound, clause) ||
    (isLimited && (limit === null || has(words.unclear, lead.join(' '))) && !isTo(said, previous, mention, words));
  const rest = wordsIn(said, { start: mention.end, end: clauseOf(said, mention.end - 1).end });
  const isAbout =
    has(words.about, lead.slice(-3).join(' ')) ||
    beginsWith(said.words.or_so, rest) ||
    has(said.words.unsure, wordsIn(said, { start: 0, end: mention.start }).join(' '));
  return [
    {
      ...mention,
      kind: isUnclear ? 'unclear' : mention.kind,
      limit,
      isAbout,
    },
  ];
}

/** Without those that contain another one: "in 2019, on 3 May 2019". */
const innermost = (given: readonly Given[]): Given[] =>
  given.filter(
    (one, at) =>
      !given.some(
        (other, place) =>
          place !== at &&
          other.limit === null &&
          one.limit === null &&
          other.low >= one.low &&
          other.high <= one.high &&
          (other.low !== one.low || other.high !== one.high || place < at),
      ),
  );

function answerOf({ low, high, limit, isAbout, kind }: Given): DateAnswer {
  if (limit === 'below') return { kind: 'dates', precision: 'below', low: null, high: low };
  if (limit === 'above') return { kind: 'dates', precision: 'above', low: high, high: null };
  if (kind === 'given' && low === high) return { kind: 'value', value: low, precision: isAbout ? 'about' : 'exact' };
  return { kind: 'dates', precision: isAbout ? 'about' : 'range', low, high };
}

/** "From March to May 2019", "2018 or 2019" */
function pairOf(said: Said, first: Given, second: Given, words: DateWords): DateAnswer {
  const isOr = wordsBetween(said, first, second).some((word) => isWhole(words.or, word));
  const isNext = nextDay(first.high) === second.low;
  const isSpan = isTo(said, first, second, words) || isBetween(said, first, second, words) || (isOr && isNext);
  if (first.limit === 'above' && second.limit === 'below' && first.high < second.low)
    return { kind: 'dates', precision: 'range', low: first.high, high: second.low };
  if (!isSpan && leads(said, first, second, words)) return answerOf(first);
  if (!isSpan || first.limit !== null || second.limit !== null || first.low > second.high)
    return severalOf([first, second]);
  return { kind: 'dates', precision: 'range', low: first.low, high: second.high };
}

/** "June 2014. The shop opened in 2016": the answer, and a remark in a later sentence. */
function leads(said: Said, first: Given, second: Given, { lead }: DateWords): boolean {
  const isAlone = ({ start, end }: Given): boolean => {
    const clause = clauseOf(said, start);
    const around = [
      ...wordsIn(said, { start: clause.start, end: start }),
      ...wordsIn(said, { start: end, end: clause.end }),
    ].filter((word) => !isWhole(lead, word) && !ARTICLES.has(word));
    return withoutFillers(around, said.words) === '';
  };
  const isApart = clauseOf(said, first.end - 1).sentence < clauseOf(said, second.start).sentence;
  return isApart && isAlone(first) && !isAlone(second);
}

const wordsBetween = (said: Said, first: Span, second: Span): string[] =>
  wordsIn(said, { start: first.end, end: second.start });

/** "to", or a dash. */
function isTo(said: Said, first: Span | undefined, second: Span, { to, lead }: DateWords): boolean {
  if (first === undefined || second.start - first.end > 4) return false;
  const between = said.tokens.slice(first.end, second.start);
  const rest = between.filter(({ kind }) => kind !== 'mark').map(({ text }) => text);
  if (rest.length === 0) return between.length === 1 && '-–—'.includes(between[0]?.text ?? ' ');
  return (
    rest.some((word) => isWhole(to, word)) &&
    rest.every((word) => isWhole(to, word) || isWhole(lead, word) || ARTICLES.has(word))
  );
}

function isBetween(said: Said, first: Span, second: Span, { between, and }: DateWords): boolean {
  const lead = wordsIn(said, { start: Math.max(first.start - 4, 0), end: first.start });
  const rest = wordsBetween(said, first, second).filter((word) => !ARTICLES.has(word));
  return has(between, lead.join(' ')) && rest.length === 1 && isWhole(and, rest[0] ?? '');
}

const nextDay = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

const severalOf = (given: readonly Given[]): DateAnswer => ({
  kind: 'several',
  values: [...new Set(given.map(nameOf))].slice(0, 3),
});

/** As `YYYY-MM-DD`, or as a month or year. */
function nameOf({ low, high }: Given): string {
  if (low === high) return low;
  return low.slice(0, 7) === high.slice(0, 7) && high === lastDayOf(low.slice(0, 7))
    ? low.slice(0, 7)
    : low.slice(0, 4);
}
