import { type SaidTable, UnclosedQuote, saidIn } from '@insights/csv/transcript';
import { parseUtterances } from './json-programs.ts';
import type { Utterance } from './json-voices.ts';
import { atLine } from './problems.ts';
import { readTimes } from './time-codes.ts';
import { Clock, TIME_MALFORMED } from './turn-times.ts';
import { type ParseContext, type TextParser, limits } from './types.ts';

const COLUMNS_MISSING =
  'The first line names the columns, with commas, semicolons or tabs between them: "speaker" and "text", and optionally "time" and "end".';

/** Parses a table with a row for each thing that somebody says (`@insights/csv/transcript`). Its labels follow the rules of all formats. */
export const parseCsv: TextParser = (text, context) => {
  const table = saidIn(text);
  if (table === null) return context.problems.giveUp(atLine(1), 'columns_missing', COLUMNS_MISSING);
  try {
    return parseUtterances(utterancesIn(table, context), context);
  } catch (error) {
    if (!(error instanceof UnclosedQuote)) throw error;
    const msg = 'The quotation mark in this row is not closed.';
    return context.problems.giveUp(atLine(error.line), 'quotation_unclosed', msg);
  }
};

function utterancesIn({ rows, isInMs }: SaidTable, { problems, warnings }: ParseContext): Utterance[] {
  const found: Utterance[] = [];
  let clock: Clock | undefined;
  for (const { line, label, text, start, end } of rows) {
    if (found.length === limits.cues) {
      const msg = `A transcript has at most ${limits.cues} rows. Split it into several.`;
      problems.giveUp(['transcript'], 'too_many_lines', msg);
    }
    const [from, to] = [timeOf(start, isInMs), timeOf(end, isInMs)];
    for (const [cell, { ms }] of [
      [start, from],
      [end, to],
    ] as const)
      if (cell !== '' && ms === null) problems.add(atLine(line), 'timing_malformed', TIME_MALFORMED);
    if (clock === undefined && from.ms !== null) {
      clock = new Clock(from);
      if (clock.isOfDay) warnings.add('clock_time', line);
    }
    const offsetOf = (ms: number | null) => (ms === null ? null : (clock?.offsetOf(ms) ?? ms));
    const times = { started_ms: offsetOf(from.ms), ended_ms: offsetOf(to.ms) };
    const known = label.slice(0, limits.topic_characters);
    found.push({ label: known === '' ? null : known, text, ...times, isMixed: false, line });
  }
  return found;
}

/** Without a colon it is a number of seconds, unless the column counts milliseconds. */
function timeOf(cell: string, isInMs: boolean): { ms: number | null; isClock: boolean } {
  if (!/^\d{1,12}(?:[.,]\d{1,9})?$/.test(cell)) return readTimes(cell);
  return { ms: Math.round(Number(cell.replace(',', '.')) * (isInMs ? 1 : 1_000)), isClock: false };
}
