import type { Language } from '@insights/language';
import { withoutAsides } from './asides.ts';
import { type Mention, numbersIn } from './numbers.ts';
import {
  type Said,
  after,
  before,
  beginsWith,
  clauseOf,
  correctionIn,
  endingAt,
  isDenied,
  isJoined,
  placesOf,
  signBefore,
  saidIn,
  withoutFillers,
  wordsIn,
} from './said.ts';
import { type Ends, wordedRating } from './scale-words.ts';
import { fold, has, isWhole } from './text.ts';
import type { AnswerWords } from './words.ts';

export interface Bounds {
  min: number;
  max: number;
}

export type ScaleAnswer =
  | { kind: 'value'; value: number; precision: 'exact' | 'about' }
  /** One or the other. Of a fraction such as 7.5, the numbers next to it. */
  | { kind: 'several'; values: number[] }
  /** Not a value: "less than 5", "between 6 and 8". An open end is null. */
  | { kind: 'range'; precision: 'range' | 'below' | 'above'; low: number | null; high: number | null }
  | { kind: 'out_of_range'; value: number }
  | { kind: 'none' };

const RANGE = /(-?\d{1,3})\s*(?:\([^)]*\)\s*)?(?:to|bis|a|al|and|und|et|y|-|–|—)\s*(-?\d{1,3})/;

/** "1 = never, 5 = always" */
const NAMED = /(?<![\d.,])\d{1,3} ?=/g;
/** From the lower end on: "1 means not at all, 7 means very much". */
const ALONE = /(?<![\w.,:])(?:\d{1,2}|100)(?![\w:]|[.,]\d)/g;
const LEAST = [0, 1];

/** The ends of a question's scale: from numbers among its options, else from a range in its text, else from two that it names, else 1 and 10. */
export function boundsOf(question: { readonly text: string; readonly options: readonly string[] }): Bounds {
  const given = question.options.map((option) => Number.parseInt(option, 10)).filter(Number.isFinite);
  const text = fold(question.text.slice(0, 2_000)).toLowerCase();
  const said = [given, RANGE.exec(text)?.slice(1).map(Number) ?? [], numbersBy(NAMED, text)];
  const ends = said.find(({ length }) => length >= 2) ?? fromLeast(numbersBy(ALONE, text));
  const [min, max] = [Math.min(...ends), Math.max(...ends)];
  return ends.length >= 2 && min < max ? { min, max } : { min: 1, max: 10 };
}

const numbersBy = (pattern: RegExp, text: string): number[] =>
  [...text.matchAll(pattern)].map(([number]) => Number.parseInt(number, 10));

function fromLeast(numbers: readonly number[]): readonly number[] {
  const least = numbers.findIndex((number) => LEAST.includes(number));
  return least < 0 ? [] : numbers.slice(least);
}

const UNNAMED: Ends = { low: '', high: '', names: new Map() };

/** A number that rates. */
interface Rating extends Mention {
  readonly isAbout: boolean;
  readonly limit: 'below' | 'above' | null;
  /** What it rates is not clear ("support 3"): it is no answer, but makes another one ambiguous. */
  readonly isUnclear: boolean;
  /** Joined with the rating before it: "six or seven". */
  readonly isJoined: boolean;
}

/**
 * The number that an answer gives on a scale of whole numbers, only where the answer leaves no doubt. Numbers that count something else ("3
 * hours"), that are denied ("not a 9"), or about another time or person do not count. Of the rest, a number of its own at the start is the
 * answer ("Seven. I'd say nine for the sums"), and a correction replaces what was said before it ("7, no wait, I meant 4"). Otherwise several
 * different numbers are ambiguous.
 */
export function parseScale(text: string, bounds: Bounds, language: Language, ends: Ends = UNNAMED): ScaleAnswer {
  const said = saidIn(text, language);
  const worded = wordedRating(said, bounds, ends);
  const found = withoutWholes(said, withoutList(said, numbersIn(said)), bounds);
  const ratings = withoutAsides(said, ratingsIn(said, found, bounds), null);
  const { from, isTakenBack } = correctionIn(said, ratings);
  const current = ratings.filter(({ start }) => start >= from);
  if (worded !== null && current.length === 0) return { kind: 'value', value: worded, precision: 'exact' };
  return isTakenBack ? { kind: 'none' } : settle(said, withoutScale(current, bounds), bounds);
}

/** Drops the numbers of a list: "4. 1. No reserve. 2. Little sleep." */
function withoutList(said: Said, found: readonly Mention[]): readonly Mention[] {
  const marks = new Set(
    found.filter(({ start, end }) => {
      const [earlier, later] = [said.tokens[start - 1], said.tokens[end]];
      return (earlier === undefined || earlier.kind === 'mark') && later !== undefined && '.)'.includes(later.text);
    }),
  );
  const first = found.findIndex((mention) => mention.value === 1 && marks.has(mention));
  if (first < 0) return found;
  let next = 1;
  const listed = found
    .slice(first)
    .filter((mention) => mention.value === next && marks.has(mention) && (next += 1) > 0);
  return listed.length < 2 ? found : found.filter((mention) => !listed.includes(mention));
}

/** Drops the denominator of "8/10" and "8 out of 10", and all of "4/5" if the scale ends elsewhere. */
function withoutWholes(said: Said, found: readonly Mention[], { max }: Bounds): Mention[] {
  const { of, scale } = said.words;
  const kept: Mention[] = [];
  for (let at = 0; at < found.length; at++) {
    const [part, whole] = [found[at], found[at + 1]];
    if (!part) continue;
    const between = whole && said.tokens.slice(part.end, whole.start);
    const words = whole ? wordsIn(said, { start: part.end, end: whole.start }) : [];
    const isSlash = between?.length === 1 && between[0]?.text === '/';
    const isOf =
      words.length > 0 && isWhole(of, words.join(' ')) && between?.every(({ text }) => !'.,;!?'.includes(text));
    if (whole && (isSlash || isOf)) {
      if (whole.value === max) kept.push({ ...part, end: whole.end });
      at += 1;
    } else if (part.value !== max || endingAt(scale, before(said, part, found[at - 1])) < 0) kept.push(part);
  }
  return kept;
}

/** "On a scale of 1 to 10, 7": both ends of the scale, if another number is given too. */
function withoutScale(ratings: readonly Rating[], { min, max }: Bounds): readonly Rating[] {
  const at = ratings.findIndex(({ value }, n) => {
    const next = ratings[n + 1];
    return value === min && next?.isJoined === true && next.value === max;
  });
  return at < 0 || ratings.length < 3 ? ratings : ratings.toSpliced(at, 2);
}

function ratingsIn(said: Said, found: readonly Mention[], bounds: Bounds): Rating[] {
  const places = placesOf(said, found);
  const verdicts: { isDenied: boolean; isAmount: boolean; isUnclear: boolean; limit: Rating['limit'] }[] = [];
  const joins = found.map((mention, at) => {
    const previous = found[at - 1];
    return previous !== undefined && isJoined(said, previous, mention);
  });
  for (const [at, mention] of found.entries()) {
    const [previous, next] = [found[at - 1], found[at + 1]];
    const inherited = joins[at] === true ? verdicts[at - 1] : undefined;
    const limit = limitOf(said, mention, previous, next) ?? inherited?.limit ?? null;
    verdicts.push({
      isDenied: inherited?.isDenied === true || (limit === null && isDenied(said, mention, previous, next)),
      isAmount:
        inherited?.isAmount === true ||
        isAmount(said, mention, { previous, next, isJoined: joins[at] === true, bounds }),
      isUnclear:
        inherited?.isUnclear === true || (joins[at] !== true && !leadsTo(said, before(said, mention, previous))),
      limit,
    });
  }
  // "2 or 3 times": what follows the second is about both.
  for (let at = found.length - 1; at > 0; at--) {
    const [earlier, later] = [verdicts[at - 1], verdicts[at]];
    if (joins[at] === true && earlier && later?.isAmount) earlier.isAmount = true;
  }
  return found.flatMap((mention, at) => {
    const verdict = verdicts[at];
    const place = places[said.clauseAt[mention.start] ?? 0];
    if (!verdict || verdict.isDenied || verdict.isAmount || place === 'elsewhere') return [];
    const isAbout = mention.isVague || soundsVague(said, mention, found[at - 1], found[at + 1]);
    return [
      {
        ...mention,
        isAbout,
        limit: verdict.limit,
        isUnclear: verdict.isUnclear || place === 'other',
        isJoined: joins[at] === true,
      },
    ];
  });
}

function limitOf(
  said: Said,
  mention: Mention,
  previous: Mention | undefined,
  next: Mention | undefined,
): Rating['limit'] {
  const { below, above, articles, or_less, or_more } = said.words;
  const words = before(said, mention, previous).filter((word) => !isWhole(articles, word));
  const [belowAt, aboveAt] = [endingAt(below, words), endingAt(above, words)];
  if (belowAt >= 0 && (aboveAt < 0 || belowAt <= aboveAt)) return 'below';
  if (aboveAt >= 0) return 'above';
  const sign = signBefore(said, mention);
  if (sign !== null) return sign;
  const rest = after(said, mention, next);
  if (mention.isOpen || beginsWith(or_more, rest)) return beginsWith(said.words.or_so, rest) ? null : 'above';
  return beginsWith(or_less, rest) ? 'below' : null;
}

function soundsVague(said: Said, mention: Mention, previous: Mention | undefined, next: Mention | undefined): boolean {
  const { about, or_so, unsure } = said.words;
  const words = before(said, mention, previous).join(' ');
  const earlier = wordsIn(said, { start: 0, end: mention.start }).join(' ');
  const rest = after(said, mention, next);
  return has(about, words) || beginsWith(or_so, rest) || isWhole(about, rest.join(' ')) || has(unsure, earlier);
}

interface Around {
  readonly previous: Mention | undefined;
  readonly next: Mention | undefined;
  readonly isJoined: boolean;
  readonly bounds: Bounds;
}

/** Whether a number counts, names or dates something instead of rating. */
function isAmount(said: Said, mention: Mention, { previous, next, isJoined: joined, bounds }: Around): boolean {
  const { words, tokens } = said;
  if (mention.isAmount || (mention.isPercent && bounds.max !== 100)) return true;
  const earlier = before(said, mention, previous);
  const isArticled = isWhole(words.articles, earlier.at(-1) ?? '');
  const rest = after(said, mention, next);
  const text = wordsIn(said, mention).join(' ');
  const isLed =
    rest.length === 0 && (joined || isArticled || RATED.some((name) => endingAt(words[name], earlier) >= 0));
  if (isWhole(words.ambiguous, text) && !isLed && !isAlone(said, mention)) return true;
  if (!joined && !isArticled && isCounting(said, earlier)) return true;
  const follows = tokens[mention.end];
  if (mention.isPercent || rest.length === 0 || follows?.kind === 'mark') return false;
  const isRated = [
    words.points,
    words.around,
    words.or_so,
    words.or_less,
    words.or_more,
    words.correction,
    words.than,
    words.excluded,
  ].some((pattern) => beginsWith(pattern, rest));
  if (isRated) return false;
  const [first = ''] = rest;
  if (isWhole(words.units, first)) return true;
  return ![words.function_words, words.join, words.yes, words.no, words.negators, words.about].some((p) =>
    isWhole(p, first),
  );
}

/** Whether the words before a number say that it counts or dates something: "we are 5", "since 3". */
const isCounting = ({ words }: Said, earlier: readonly string[]): boolean =>
  earlier.length > 0 && isWhole(words.counting, earlier.at(-1) ?? '') && !introduces(words, earlier);

const introduces = (words: AnswerWords, earlier: readonly string[]): boolean =>
  INTRODUCING.some((name) => endingAt(words[name], earlier) >= 0);

const RATED = ['about', 'below', 'above'] as const;
const INTRODUCING = [
  'around',
  'about',
  'below',
  'above',
  'join',
  'than',
  'correction',
  'scale',
  'turns',
  'articles',
] as const;

/** Whether the words before a number may introduce a rating: a noun names something else with it ("version 3"). */
const leadsTo = ({ words }: Said, earlier: readonly string[]): boolean =>
  earlier.length === 0 ||
  introduces(words, earlier) ||
  [words.function_words, words.negators, words.yes, words.no, words.excluded].some((p) => endingAt(p, earlier) >= 0);

/** Whether nothing but fillers is said beside the number in its clause. */
function isAlone(said: Said, { start, end }: Mention): boolean {
  const clause = clauseOf(said, start);
  const rest = [
    ...wordsIn(said, { start: clause.start, end: start }),
    ...wordsIn(said, { start: end, end: clause.end }),
  ];
  return withoutFillers(rest, said.words) === '';
}

function settle(said: Said, ratings: readonly Rating[], { min, max }: Bounds): ScaleAnswer {
  const inside = ratings.filter(({ value }) => value >= min && value <= max);
  const outside = ratings.filter((rating) => !inside.includes(rating) && !rating.isUnclear);
  const isDoubtful = outside.some((rating) => isAlone(said, rating) || rating.isJoined || rating.value < min);
  const isSpan = outside.length > 0 && inside.some(({ isJoined: joined }) => joined);
  if (outside[0] && (inside.length === 0 || isDoubtful || isSpan))
    return { kind: 'out_of_range', value: outside[0].value };
  const plain = inside.filter(({ limit }) => limit === null);
  const clear = plain.filter(({ isUnclear }) => !isUnclear);
  if (leads(said, clear)) return valueOf(clear.slice(0, 1));
  if (isSaidAgain(said, clear)) return valueOf(clear.slice(-1));
  if (clear.length === 0) return plain.length > 0 || inside.length === 0 ? { kind: 'none' } : rangeOf(inside);
  return plain.every(({ value }) => value === clear[0]?.value) ? valueOf(clear) : severalOf(said, plain);
}

function valueOf(ratings: readonly Rating[]): ScaleAnswer {
  const value = ratings[0]?.value ?? 0;
  if (!Number.isInteger(value)) return { kind: 'several', values: [Math.floor(value), Math.ceil(value)] };
  return { kind: 'value', value, precision: ratings.some(({ isAbout }) => isAbout) ? 'about' : 'exact' };
}

/** "Seven. I'd say nine for the sums": a number of its own in the first sentence, with only remarks about parts after it. */
function leads(said: Said, ratings: readonly Rating[]): boolean {
  const [first, second] = ratings;
  if (!first || !isAlone(said, first)) return false;
  const opening = wordsIn(said, { start: 0, end: first.start });
  const { sentence, end } = clauseOf(said, first.start);
  const isApart = !second || said.clauses.some((clause) => clause.start === end && clause.sentence !== sentence);
  return (
    withoutFillers(opening, said.words) === '' && isApart && !ratings.slice(1).some((rating) => isAlone(said, rating))
  );
}

/** "6. It was 8 on weekdays and 4 on Sundays, so put 6": the first and the last number are one, and it stood alone. */
const isSaidAgain = (said: Said, ratings: readonly Rating[]): boolean => {
  const [first, last] = [ratings[0], ratings.at(-1)];
  return first !== undefined && first !== last && first.value === last?.value && isAlone(said, first);
};

const byValue = (ratings: readonly Rating[]): number[] =>
  [...new Set(ratings.flatMap(({ value }) => [Math.floor(value), Math.ceil(value)]))].toSorted((a, b) => a - b);

function rangeOf(limits: readonly Rating[]): ScaleAnswer {
  const above = limits.filter(({ limit }) => limit === 'above').map(({ value }) => value);
  const under = limits.filter(({ limit }) => limit === 'below').map(({ value }) => value);
  const low = above.length > 0 ? Math.min(...above) : null;
  const high = under.length > 0 ? Math.max(...under) : null;
  return { kind: 'range', precision: low === null ? 'below' : high === null ? 'above' : 'range', low, high };
}

/** "Between 6 and 8" is a range; "6 or 8" and numbers for different things are alternatives. */
function severalOf(said: Said, ratings: readonly Rating[]): ScaleAnswer {
  const [first, second] = ratings;
  const values = byValue(ratings);
  const [low = 0, high = 0] = [values[0], values.at(-1)];
  const between = first && second ? said.tokens.slice(first.end, second.start).map(({ text }) => text) : [];
  const isRange = ratings.length === 2 && second?.isJoined === true && !between.some((text) => isEither(text));
  if (isRange) return { kind: 'range', precision: 'range', low, high };
  return {
    kind: 'several',
    values: ratings.length > 1 ? [...new Set(ratings.map(({ value }) => Math.floor(value)))].slice(0, 3) : values,
  };
}

/** Words for "or", and marks that list: "6 / 7", "6, 7". */
const EITHER = new Set(['or', 'oder', 'ou', 'o', 'u', 'soit', '/', ',']);
const isEither = (text: string): boolean => EITHER.has(text);
