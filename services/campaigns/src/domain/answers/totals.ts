import { boundsOf, groupsToWithhold } from '@insights/answers';
import type { campaigns } from '@insights/contracts';
import type { Counted } from '../../db/answers.ts';

/** Segments of one question; an attribute such as a staff number has one for each person. */
const MOST_SEGMENTS = 50;
/** Longer scales list only the values that were given. */
const LONGEST_SCALE = 101;
/** Dates within so many months are counted by month. */
const MONTHS_SHOWN = 24;

const sum = (rows: readonly Counted[]) => rows.reduce((total, { count }) => total + count, 0);

/** What became of a question in the counted conversations. */
export function totalsOf(question: campaigns.Question, rows: readonly Counted[]): campaigns.ResponseTotals {
  const distribution = distributionOf(question, rows);
  return {
    asked: sum(rows),
    answered: sum(rows.filter(({ outcome }) => outcome === 'answered')),
    declined: sum(rows.filter(({ outcome }) => outcome === 'declined')),
    distribution,
    // An answer to a multi_choice is in several counts, or in none.
    valued:
      question.kind === 'multi_choice'
        ? sum(rows.filter(({ option_values }) => option_values !== null))
        : distribution.reduce((total, { count }) => total + count, 0),
    median: medianOf(distribution),
  };
}

function distributionOf(question: campaigns.Question, rows: readonly Counted[]): campaigns.ValueCount[] {
  switch (question.kind) {
    case 'scale':
    case 'number': {
      const given = countBy(rows, ({ number_value }) => (number_value === null ? [] : [number_value]));
      return countsOf(numbersOf(question, given), given, (value) => ({ $case: 'number', value }));
    }
    case 'date': {
      const given = countBy(rows, bucketBy(rows));
      return countsOf([...given.keys()].toSorted(), given, (value) => ({ $case: 'date', value }));
    }
    case 'choice':
    case 'multi_choice':
    case 'yes_no': {
      const options = question.kind === 'yes_no' ? ['yes', 'no'] : question.option_ids;
      const given = countBy(rows, ({ option_value, option_values }) => option_values ?? option_value ?? []);
      return countsOf(options, given, (value) => ({ $case: 'option', value }));
    }
    default:
      return [];
  }
}

const countsOf = <T>(
  values: readonly T[],
  given: ReadonlyMap<T, number>,
  wrap: (value: T) => campaigns.AnswerValue['value'],
): campaigns.ValueCount[] => values.map((value) => ({ value: { value: wrap(value) }, count: given.get(value) ?? 0 }));

/** The month of a date if all dates lie within two years and none is a mere year, else its year; empty for what spans several. */
function bucketBy(rows: readonly Counted[]): (row: Counted) => string[] {
  const spans = rows.flatMap((row) => {
    const [low, high] = [row.date_value ?? row.date_low, row.date_value ?? row.date_high];
    return low === null || high === null ? [] : [[low, high] as const];
  });
  const months = spans.flat().map((day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)));
  const isNear = months.length > 0 && Math.max(...months) - Math.min(...months) < MONTHS_SHOWN;
  const length = isNear && spans.every(([low, high]) => low.slice(0, 7) === high.slice(0, 7)) ? 7 : 4;
  return ({ date_value, date_low, date_high }) => {
    const [low, high] = [date_value ?? date_low, date_value ?? date_high];
    return low !== null && low.slice(0, length) === high?.slice(0, length) ? [low.slice(0, length)] : [];
  };
}

/** Of numbers and dates, which are in order: the one in the middle. Of two numbers their mean, of two dates the earlier. */
function medianOf(distribution: readonly campaigns.ValueCount[]): campaigns.AnswerValue | null {
  const all = distribution.reduce((total, { count }) => total + count, 0);
  const [low, high] = [Math.ceil(all / 2), Math.floor(all / 2) + 1].map((n) => nth(distribution, n)?.value);
  if (all === 0 || !low || !high || (low.$case !== 'number' && low.$case !== 'date')) return null;
  return {
    value: low.$case === 'number' && high.$case === 'number' ? { ...low, value: (low.value + high.value) / 2 } : low,
  };
}

/** The value of the n-th answer, from 1. */
function nth(distribution: readonly campaigns.ValueCount[], n: number): campaigns.AnswerValue | null | undefined {
  let seen = 0;
  return distribution.find(({ count }) => (seen += count) >= n)?.value;
}

/** The numbers of a short scale, else those that were given. */
function numbersOf(question: campaigns.Question, given: ReadonlyMap<number, number>): number[] {
  const { min, max } = boundsOf(question);
  if (question.kind === 'number' || max - min >= LONGEST_SCALE) return [...given.keys()].toSorted((a, b) => a - b);
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
}

function countBy<T>(rows: readonly Counted[], valuesOf: (row: Counted) => T | readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const row of rows)
    for (const value of [valuesOf(row)].flat() as T[]) counts.set(value, (counts.get(value) ?? 0) + row.count);
  return counts;
}

export interface Segment {
  readonly value: string | null;
  /** Different people, not conversations. */
  readonly people: number;
  readonly rows: readonly Counted[];
}

export interface Shown {
  readonly segments: readonly Segment[];
  readonly withheld: number;
}

/** The segments that may be shown, the largest first. Small groups are withheld where names are hidden. */
export function shownSegments(segments: readonly Segment[], hidesNames: boolean): Shown {
  const mayShow = ({ rows }: Segment): boolean => !hidesNames && rows.every(({ has_hidden }) => !has_hidden);
  const withheld = groupsToWithhold(segments, ({ people }) => people, mayShow);
  const shown = segments
    .toSorted((a, b) => a.people - b.people)
    .filter((segment) => !withheld.has(segment))
    .toReversed()
    .slice(0, MOST_SEGMENTS);
  return { segments: shown, withheld: segments.length - shown.length };
}
