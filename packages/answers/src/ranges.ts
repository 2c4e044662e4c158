import type { Language } from '@insights/language';
import type { ChoiceAnswer } from './choice.ts';
import { parseNumber } from './number.ts';
import { timeWordIn } from './units.ts';
import { has, plain, wordPattern } from './text.ts';

/** The numbers that an option stands for. */
interface Reach {
  readonly option: string;
  readonly low: number;
  readonly high: number;
  /** "Under 10" and "more than 50" stop short of the number that they name. */
  readonly isStrict: boolean;
}

const STRICT = wordPattern(
  'under|below|less than|fewer than|over|more than|above|unter|weniger als|uber|mehr als|moins de|plus de|menos de|mas de',
);
const OPEN = wordPattern(
  '(?:or|and) (?:more|over|less|under|below|above)|oder (?:mehr|weniger)|(?:et|ou) plus|ou moins|[oy] mas|o menos',
);
const ANY = { text: '', min: null, max: null } as const;
/** "About 50" fits the option that also holds the numbers so close to it. */
const CLOSE = 0.1;

/** What is left of an option that has no number: "Don't know", "Rather not say". */
const MAX_OTHERS = 1;
/** Digits, or an article: "less than a year". */
const NUMBERED = /\d|(?<!\p{L})(?:an?|one|eine[mnr]?|une?|una?)(?!\p{L})/iu;
/** A longer option is no range. */
const MAX_LETTERS = 60;

/** Options of which all but one at most have numbers; null where they do not. */
function numberedOf(options: readonly string[]): readonly string[] | null {
  const numbered = options.filter((option) => option.length <= MAX_LETTERS && NUMBERED.test(option));
  return numbered.length < 2 || numbered.length < options.length - MAX_OTHERS ? null : numbered;
}

/** The numbers that options stand for ("10–49", "under 18", "65 and over"); null unless they are such. */
function reachesOf(numbered: readonly string[], unit: string | null, language: Language): readonly Reach[] | null {
  const found = numbered.flatMap((option): Reach[] => {
    const read = parseNumber(option, { ...ANY, unit }, language);
    const name = plain(option);
    const isStrict = has(STRICT, name) && !has(OPEN, name);
    if (read.kind === 'value') return [{ option, low: read.value, high: read.value, isStrict: false }];
    if (read.kind !== 'range') return [];
    return [{ option, low: read.low ?? -Infinity, high: read.high ?? Infinity, isStrict }];
  });
  const isRanged = found.some(({ low, high }) => low < high) && found.length === numbered.length;
  return isRanged ? found : null;
}

/** The option whose range holds the number that an answer gives; null if the options are no ranges or the answer gives no number. */
export function byNumber(text: string, options: readonly string[], language: Language): ChoiceAnswer | null {
  const numbered = numberedOf(options);
  if (numbered === null) return null;
  const unit = numbered.flatMap((option) => timeWordIn(option) ?? [])[0] ?? null;
  const reaches = reachesOf(numbered, unit, language);
  if (reaches === null) return null;
  const read = parseNumber(text, { ...ANY, unit }, language);
  if (read.kind === 'several') return of(read.values.map((value) => holding(reaches, value, value)));
  if (read.kind === 'range') return of([holding(reaches, read.low ?? -Infinity, read.high ?? Infinity)]);
  if (read.kind !== 'value') return null;
  const isYear =
    read.value >= 1_900 && read.value <= 2_100 && reaches.every(({ low, high }) => [low, high].every(isSmall));
  if (isYear) return { kind: 'none' };
  const leeway = read.precision === 'about' ? Math.abs(read.value) * CLOSE : 0;
  return of([holding(reaches, read.value - leeway, read.value + leeway)]);
}

/** Among numbers so small, 2015 is a year. */
const isSmall = (end: number): boolean => Math.abs(end) < 1_000 || !Number.isFinite(end);

/** The only option that holds all of these numbers. */
function holding(reaches: readonly Reach[], low: number, high: number): string | null {
  const isLimit = !Number.isFinite(low) || !Number.isFinite(high);
  const [only, other] = reaches.filter(
    (reach) =>
      reach.low <= low && high <= reach.high && (isLimit || !reach.isStrict || (reach.low < low && high < reach.high)),
  );
  return only === undefined || other !== undefined ? null : only.option;
}

function of(found: readonly (string | null)[]): ChoiceAnswer {
  const options = [...new Set(found)].filter((option) => option !== null);
  const [only] = options;
  if (only === undefined || found.includes(null)) return { kind: 'none' };
  return options.length === 1 ? { kind: 'one', option: only } : { kind: 'several', options };
}
