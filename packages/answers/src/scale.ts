import type { Language } from '@insights/language';
import { fold, has, plain } from './text.ts';
import { answerWordsOf } from './words.ts';
import type { AnswerWords } from './words.ts';

export interface Bounds {
  min: number;
  max: number;
}

export type ScaleAnswer =
  | { kind: 'value'; value: number }
  | { kind: 'several'; values: number[] }
  | { kind: 'out_of_range'; value: number }
  | { kind: 'none' };

const RANGE = /(-?\d{1,3})\s*(?:\([^)]*\)\s*)?(?:to|bis|a|al|and|und|et|y|-|–|—)\s*(-?\d{1,3})/;

/** The ends of a question's scale: from numbers among its options, else from a range in its text, else 1 and 10. */
export function boundsOf(question: { readonly text: string; readonly options: readonly string[] }): Bounds {
  const given = question.options.map((option) => Number.parseInt(option, 10)).filter(Number.isFinite);
  const ends = given.length >= 2 ? given : (RANGE.exec(fold(question.text).toLowerCase())?.slice(1).map(Number) ?? []);
  const [min, max] = [Math.min(...ends), Math.max(...ends)];
  return ends.length >= 2 && min < max ? { min, max } : { min: 1, max: 10 };
}

interface Found {
  value: number;
  start: number;
  end: number;
}

/** Longer texts are read up to here. */
const MAX_CHARACTERS = 2_000;

/**
 * The number that an answer gives on a scale. A number of its own at the start is the answer ("Seven. I'd say nine for the
 * sums"), and a correction replaces it ("7, no wait, I meant 4"); otherwise several different numbers are ambiguous.
 * Denied numbers ("not a 9") and amounts of something else ("3 years") do not count.
 */
export function parseScale(text: string, bounds: Bounds, language: Language): ScaleAnswer {
  const words = answerWordsOf(language);
  const said = fold(text)
    .toLowerCase()
    .slice(0, MAX_CHARACTERS)
    .replaceAll(/(\d+)\s*[.,]\s*5\b/g, (_half, whole: string) => `${whole} – ${Number(whole) + 1}`);
  const corrected = afterCorrection(said, words);
  const later = corrected === null ? null : read(corrected, bounds, words);
  return later === null || later.kind === 'none' ? read(said, bounds, words) : later;
}

/** What follows the last "no wait", "I meant" and the like; null if there is none. */
function afterCorrection(said: string, { correction }: AnswerWords): string | null {
  // A comma may stand within: "no, wait".
  const joined = said.replaceAll(/[\s,.!…-]+/g, ' ');
  const last = [...joined.matchAll(correction)].at(-1);
  if (last === undefined) return null;
  const rest = joined.slice(last.index + last[0].length).trim();
  return rest === '' ? null : rest;
}

function read(said: string, bounds: Bounds, words: AnswerWords): ScaleAnswer {
  const all = withoutWholes(numbersIn(said, words), said, bounds, words);
  const found = all.filter((number) => isMeant(number, said, words));
  const [first, second] = found;
  if (first === undefined) return { kind: 'none' };
  const inside = ({ value }: Found): boolean => value >= bounds.min && value <= bounds.max;
  if (second !== undefined && inside(second) && isTakenBack(said.slice(first.end, second.start), words))
    return read(said.slice(second.start), bounds, words);
  const lead = opens(said.slice(0, first.start), words);
  const joined = second !== undefined && isJoin(said.slice(first.end, second.start), words);
  if (inside(first) && lead && !joined && /^\s*(?:$|[.,;:!)–—-])/.test(said.slice(first.end)))
    return { kind: 'value', value: first.value };
  const values = [...new Set(found.filter(inside).map(({ value }) => value))];
  if (values.length > 1) return { kind: 'several', values: values.slice(0, 3) };
  return values[0] === undefined ? { kind: 'out_of_range', value: first.value } : { kind: 'value', value: values[0] };
}

/** Neither denied nor an amount of something else. */
function isMeant({ start, end }: Found, said: string, { units, limits, negators }: AnswerWords): boolean {
  if (units.test(said.slice(end))) return false;
  const clause =
    said
      .slice(0, start)
      .split(/[.,;:!?…\n]/)
      .at(-1) ?? '';
  const before = plain(clause).split(' ').slice(-3).join(' ');
  return !has(negators, before) || has(limits, before);
}

/** Whether only fillers ("well, I think a") precede the number. */
const opens = (before: string, { around, common }: AnswerWords): boolean =>
  [around, common].reduce((rest, pattern) => rest.replace(pattern, ''), plain(before)).trim() === '';

function numbersIn(said: string, { numbers, ambiguous }: AnswerWords): Found[] {
  const short = said.trim().split(/\s+/).length <= 3;
  return [...said.matchAll(/-?\d+|\p{L}+/gu)].flatMap((hit) => {
    const word = hit[0];
    const named = numbers.findIndex((name) => fold(name) === word);
    if (named >= 0 && !short && has(ambiguous, word)) return [];
    const value = named >= 0 ? named : Number(word);
    // A dash between digits joins them: "7-8".
    const joins = word.startsWith('-') && /\d\s*$/.test(said.slice(0, hit.index));
    return Number.isNaN(value)
      ? []
      : [{ value: joins ? -value : value, start: hit.index, end: hit.index + word.length }];
  });
}

/** Drops the denominator of "8/10" and "8 out of 10", and all of "4/5" if the scale ends elsewhere. */
function withoutWholes(found: Found[], said: string, { max }: Bounds, words: AnswerWords): Found[] {
  const kept: Found[] = [];
  for (let index = 0; index < found.length; index++) {
    const [part, whole] = [found[index], found[index + 1]];
    if (part === undefined) continue;
    const between = whole && said.slice(part.end, whole.start).trim();
    const isPart =
      between === '/' || (between !== undefined && between !== '' && between.replace(words.of, '').trim() === '');
    if (!isPart) kept.push(part);
    else {
      if (whole?.value === max) kept.push({ ...part, end: whole.end });
      index += 1;
    }
  }
  return kept;
}

/** Nothing but a "no" stands between two numbers: "Ten! No, nine". */
function isTakenBack(between: string, { no }: AnswerWords): boolean {
  const said = plain(between).trim();
  return said !== '' && said.replace(no, '').trim() === '';
}

function isJoin(between: string, { join }: AnswerWords): boolean {
  const rest = between.replaceAll(join, '').replaceAll(/[\s,/–—-]+/g, '');
  return rest === '';
}
