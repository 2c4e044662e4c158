import { boundsOf } from '@insights/answers';
import type { campaigns } from '@insights/contracts';

/** Marks, at the start of an interviewer turn's note, of turns that ask for the answer itself and not for more about it. */
const ASKING: ReadonlySet<string> = new Set(['ask', 'retry', 'return', 'late', 'repeat', 'clarify']);
/** A longer scale is typed. */
const MOST_NUMBERS = 11;

interface AskedTurn {
  readonly speaker: campaigns.Speaker;
  readonly question_id: string | null;
  readonly note: string;
}

/** The answers that a participant may choose instead of typing: the options of a choice or the numbers of a scale. */
export function choicesOf(turn: AskedTurn, questions: readonly campaigns.Question[], language: string): string[] {
  const [mark = ''] = turn.note.split(/[:+@]/, 1);
  if (turn.speaker !== 'interviewer' || !ASKING.has(mark)) return [];
  const question = questions.find(({ id }) => id === turn.question_id);
  if (question?.kind === 'choice') return question.translations[language]?.options ?? question.options;
  return question?.kind === 'scale' ? numbersOf(question) : [];
}

function numbersOf(question: campaigns.Question): string[] {
  const { min, max } = boundsOf(question);
  if (max - min >= MOST_NUMBERS) return [];
  return Array.from({ length: max - min + 1 }, (_none, index) => String(min + index));
}
