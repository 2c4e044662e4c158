import type { Language } from '@insights/language';
import { matchChoice } from './choice.ts';
import { matchChoices } from './choices.ts';
import { parseDate } from './date.ts';
import { parseNumber } from './number.ts';
import { endsOf } from './scale-words.ts';
import { boundsOf, parseScale, ratesElsewhere } from './scale.ts';
import { isStorableNumber } from './storable.ts';
import { parseYesNo } from './yes-no.ts';

/** A closed question, as far as reading its answers needs it. */
export interface Asked {
  readonly kind: 'open' | 'scale' | 'choice' | 'yes_no' | 'number' | 'multi_choice' | 'date';
  readonly text: string;
  /** In the language of the answer. */
  readonly options: readonly string[];
  readonly min: number | null;
  readonly max: number | null;
  readonly unit: string | null;
}

/** A number, an option, `yes` or `no`, a day (`YYYY-MM-DD`), or the options of a multi_choice. */
export type Value = number | string | readonly string[];

export type ReadAnswer =
  | { kind: 'value'; value: Value; precision: 'exact' | 'about' }
  /** One or the other. */
  | { kind: 'several'; values: Value[] }
  /** Not a value: "less than 5", "between 6 and 8". An open end is null. */
  | { kind: 'range'; precision: 'range' | 'below' | 'above'; low: number | null; high: number | null }
  /** The same of dates, as days: "March 2019", "about 2015". */
  | { kind: 'dates'; precision: 'range' | 'about' | 'below' | 'above'; low: string | null; high: string | null }
  /** A number beyond the limits, or so many options. */
  | { kind: 'out_of_range'; value: number }
  | { kind: 'none' };

/**
 * What an answer gives to a closed question, only where it leaves no doubt. An open question has no value. `today` is the day of the answer; null
 * where it is not known: "last month" has no value then.
 */
export function readAnswer(question: Asked, text: string, language: Language, today: Date | null = null): ReadAnswer {
  const read = readKind(question, text, language, today);
  return isStorable(read) ? read : { kind: 'none' };
}

const isOwn = (value: Value | null): boolean => typeof value !== 'number' || isStorableNumber(value);

/** Whether all that was read can be stored as it was said: no number beyond those that are exact. */
function isStorable(read: ReadAnswer): boolean {
  if (read.kind === 'several') return read.values.every(isOwn);
  if (read.kind === 'range') return isOwn(read.low) && isOwn(read.high);
  return read.kind === 'none' || read.kind === 'dates' || isOwn(read.value);
}

function readKind(question: Asked, text: string, language: Language, today: Date | null): ReadAnswer {
  switch (question.kind) {
    case 'scale':
      return readScale(question, text, language);
    case 'number':
      return parseNumber(text, question, language);
    case 'yes_no':
      return parseYesNo(text, question.text, language);
    case 'choice': {
      const read = matchChoice(text, question.options, language);
      if (read.kind === 'one') return { kind: 'value', value: read.option, precision: 'exact' };
      return read.kind === 'several' ? { kind: 'several', values: read.options } : read;
    }
    case 'multi_choice':
      return readChoices(question, matchChoices(text, question.options, language));
    case 'date':
      return parseDate(text, language, question.text, today);
    case 'open':
      return { kind: 'none' };
  }
}

function readScale(question: Asked, text: string, language: Language): ReadAnswer {
  const { min, max } = question;
  const bounds = min !== null && max !== null && min < max ? { min, max } : boundsOf(question);
  const read = parseScale(text, bounds, language, endsOf(question, bounds));
  const value = read.kind === 'value' ? read.value : null;
  return ratesElsewhere(text, value, bounds, question.text) ? { kind: 'none' } : read;
}

/** Too few or too many options are none that count. */
function readChoices({ min, max }: Asked, read: ReturnType<typeof matchChoices>): ReadAnswer {
  if (read.kind === 'several') return { kind: 'several', values: read.options };
  if (read.kind === 'none') return read;
  const { length } = read.options;
  const isOutside = (min !== null && length < min) || (max !== null && length > max);
  return isOutside
    ? { kind: 'out_of_range', value: length }
    : { kind: 'value', value: read.options, precision: 'exact' };
}
