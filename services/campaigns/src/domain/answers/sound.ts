import { isStorableDay, isStorableNumber } from '@insights/answers';
import type { Read } from './read-answers.ts';

const NUMBERS = ['number_value', 'low', 'high'] as const;
const DAYS = ['date_value', 'date_low', 'date_high'] as const;

/**
 * An answer without a value that nobody can have meant, such as an infinite number or a day in the year 0: its question counts as answered without
 * a value. So one bad value loses no other one, and makes no list unreadable where it is stored already.
 */
export function sound<T extends Partial<Read>>(row: T): T {
  const isSound =
    NUMBERS.every((field) => isStorableNumber(row[field] ?? 0)) &&
    DAYS.every((field) => row[field] == null || isStorableDay(row[field]));
  if (isSound) return row;
  const gone = [...NUMBERS, ...DAYS, 'precision' as const].filter((field) => field in row);
  return { ...row, ...Object.fromEntries(gone.map((field) => [field, null])) };
}
