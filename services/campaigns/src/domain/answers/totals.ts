import { boundsOf } from '@insights/answers';
import type { campaigns } from '@insights/contracts';
import type { Counted } from '../../db/answers.ts';

/** Smaller groups are withheld where names are hidden. */
const SMALLEST_GROUP = 3;
/** Segments of one question; an attribute such as a staff number has one for each person. */
const MOST_SEGMENTS = 50;
/** Longer scales list only the values that were given. */
const LONGEST_SCALE = 101;

const sum = (rows: readonly Counted[]) => rows.reduce((total, { count }) => total + count, 0);

/** What became of a question in the counted conversations. */
export function totalsOf(question: campaigns.Question, rows: readonly Counted[]): campaigns.ResponseTotals {
  return {
    asked: sum(rows),
    answered: sum(rows.filter(({ outcome }) => outcome === 'answered')),
    declined: sum(rows.filter(({ outcome }) => outcome === 'declined')),
    distribution: distributionOf(question, rows),
  };
}

function distributionOf(question: campaigns.Question, rows: readonly Counted[]): campaigns.ValueCount[] {
  if (question.kind === 'scale' || question.kind === 'number') {
    const given = countBy(rows, ({ number_value }) => number_value);
    return numbersOf(question, given).map((value) => ({
      value: { value: { $case: 'number', value } },
      count: given.get(value) ?? 0,
    }));
  }
  const options = question.kind === 'yes_no' ? ['yes', 'no'] : question.options;
  if (question.kind !== 'choice' && question.kind !== 'yes_no') return [];
  const given = countBy(rows, ({ option_value }) => option_value);
  return options.map((option) => ({
    value: { value: { $case: 'option', value: option } },
    count: given.get(option) ?? 0,
  }));
}

/** The numbers of a short scale, else those that were given. */
function numbersOf(question: campaigns.Question, given: ReadonlyMap<number, number>): number[] {
  const { min, max } = boundsOf(question);
  if (question.kind === 'number' || max - min >= LONGEST_SCALE) return [...given.keys()].toSorted((a, b) => a - b);
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
}

function countBy<T>(rows: readonly Counted[], valueOf: (row: Counted) => T | null): Map<T, number> {
  const counts = new Map<T, number>();
  for (const row of rows) {
    const value = valueOf(row);
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + row.count);
  }
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

/**
 * The segments that may be shown, the largest first. Where names are hidden, small groups are withheld, and if those together are still
 * small, the next larger one too: otherwise the difference from the total would show what is withheld.
 */
export function shownSegments(segments: readonly Segment[], hidesNames: boolean): Shown {
  const bySize = segments.toSorted((a, b) => a.people - b.people);
  const mustHide = ({ people, rows }: Segment) =>
    people < SMALLEST_GROUP && (hidesNames || rows.some(({ has_hidden }) => has_hidden));
  const withheld = new Set(bySize.filter(mustHide));
  const hidden = () => [...withheld].reduce((total, { people }) => total + people, 0);
  for (const segment of bySize) {
    if (withheld.size === 0 || hidden() >= SMALLEST_GROUP) break;
    withheld.add(segment);
  }
  const shown = bySize
    .filter((segment) => !withheld.has(segment))
    .toReversed()
    .slice(0, MOST_SEGMENTS);
  return { segments: shown, withheld: segments.length - shown.length };
}
