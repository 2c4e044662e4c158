import type { reports } from '@insights/contracts';
import { isAfter, isBefore, isTurnOrItsBeginning } from './quote-context.ts';

/** What is wrong with a quote; null if nothing is. */
export type Fault = 'turn_not_found' | 'bad_offsets' | 'different_text' | 'different_context' | 'different_question';

/**
 * Compares a quote, the text around it and the question with the turns as they are shown now, whoever chose them and however.
 * `turns` are texts by id, `askedTurn` is the id of the interviewer's turn.
 */
export function faultOf(
  { turn_id, quote, start, end, before, after, asked }: reports.Evidence,
  turns: ReadonlyMap<string, string>,
  askedTurn: string | undefined,
): Fault | null {
  const text = turns.get(turn_id);
  if (text === undefined) return 'turn_not_found';
  const isInside = Number.isInteger(start) && Number.isInteger(end) && 0 <= start && start < end && end <= text.length;
  if (!isInside) return 'bad_offsets';
  if (text.slice(start, end) !== quote) return 'different_text';
  if (!isBefore(text, start, before) || !isAfter(text, end, after)) return 'different_context';
  if (asked !== null && !isTurnOrItsBeginning(turns.get(askedTurn ?? ''), asked)) return 'different_question';
  return null;
}
