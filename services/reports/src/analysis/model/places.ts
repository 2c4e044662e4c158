import { wordsOf } from '@insights/language';
import type { Question } from '../../domain/question.ts';
import { locate } from '../proof/quotes.ts';
import type { Passage, ReadTurn, Reading } from '../types.ts';
import type { Dropped } from './ask.ts';

export interface ReadContext {
  readonly goal: string;
  /** The campaign's. */
  readonly language: string;
  readonly questions: readonly Question[];
  readonly dropped: Dropped;
}

/** Shorter quotes stand in too many places, unless they are all that somebody says. */
const MIN_WORDS = 3;

/** Short ids keep requests small, and keys free of the database's ids. */
export const questionId = (index: number): string => `q${index + 1}`;

/** The passage that a quote means; null if there is none. */
export function placeOf(
  { turn, quote }: { turn: number; quote: string },
  { turns }: Pick<Reading, 'turns'>,
): Passage | null {
  const named = turns[turn - 1];
  const isWhole = named !== undefined && named.text.trim() === quote.trim();
  if (!isWhole && wordsOf(quote).length < MIN_WORDS) return null;
  return locate(turns, quote, named?.id);
}

/** A person said that another question, or none, was under discussion there. */
export const isElsewhere = (turn: ReadTurn | undefined, question_id: string): boolean =>
  turn?.is_question_set === true && turn.question_id !== question_id;
