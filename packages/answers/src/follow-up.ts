import type { Language } from '@insights/language';
import { placesIn } from './places.ts';
import { type Asked, type ReadAnswer, type Value, readAnswer } from './read-answer.ts';
import { saidIn } from './said.ts';
import { plain, plainWordsOf, wordPattern } from './text.ts';

/** A longer reply says something of its own. */
const MAX_WORDS = 5;
const YEAR = /^\D{0,12}(?<year>(?:19|20)\d\d)\D{0,3}$/u;
const DAY_AND_MONTH = /\d{1,2}(?<mark>[./-]) ?\d{1,2}$/u;
/** The first and the last of two, where they are no ordinals. */
const [FORMER, LATTER] = [wordPattern('former|erstere[snrm]?'), wordPattern('latter|letztere[snrm]?')];

/**
 * What a reply gives to a closed question after an answer that left its value open (`before`): a year completes a day, and "the second" or "the
 * latter" names one of the values that were left. Else what it gives alone.
 */
export function readReply(
  question: Asked,
  before: string | null,
  text: string,
  language: Language,
  today: Date | null = null,
): ReadAnswer {
  const read = readAnswer(question, text, language, today);
  if (before === null || plainWordsOf(text).length > MAX_WORDS) return read;
  const whole = question.kind === 'date' ? withYear(question, before, text, language, today) : null;
  if (whole?.kind === 'value') return whole;
  // "The second of March"
  const isChoice = question.kind === 'choice' || question.kind === 'multi_choice';
  if (!isChoice && read.kind !== 'none') return read;
  const values = valuesIn(readAnswer(question, before, language, today));
  const place = values.length < 2 ? null : placeIn(text, values.length, language);
  const value = place === null ? undefined : values[place];
  return value === undefined ? read : readOne(question, value, language, today);
}

function withYear(
  question: Asked,
  before: string,
  text: string,
  language: Language,
  today: Date | null,
): ReadAnswer | null {
  const year = YEAR.exec(text.trim())?.groups?.['year'];
  if (year === undefined) return null;
  const day = before.trim().replace(/[.,;!?]+$/u, '');
  const mark = DAY_AND_MONTH.exec(day.slice(-6))?.groups?.['mark'] ?? ' ';
  return readAnswer(question, `${day}${mark}${year}`, language, today);
}

function valuesIn(read: ReadAnswer): readonly Value[] {
  if (read.kind === 'several') return read.values;
  return read.kind === 'range' && read.low !== null && read.high !== null ? [read.low, read.high] : [];
}

/** The position among so many values that a reply names by an ordinal. */
function placeIn(text: string, count: number, language: Language): number | null {
  const said = plain(text);
  if (said.search(FORMER) >= 0) return 0;
  if (said.search(LATTER) >= 0) return count - 1;
  const [only, ...others] = placesIn(saidIn(text, language), count);
  return only === undefined || others.length > 0 ? null : only.option;
}

function readOne(question: Asked, value: Value, language: Language, today: Date | null): ReadAnswer {
  if (question.kind === 'date') return readAnswer(question, String(value), language, today);
  const isOption = question.kind === 'multi_choice' && typeof value === 'string';
  return { kind: 'value', value: isOption ? [value] : value, precision: 'exact' };
}
