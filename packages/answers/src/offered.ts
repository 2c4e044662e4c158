import { languageOf } from '@insights/language';
import { boundsOf } from './scale.ts';
import { yesNoWords } from './yes-no.ts';

/** Marks, at the start of an interviewer turn's note, of turns that ask for the answer itself and not for more about it. */
const ASKING: ReadonlySet<string> = new Set(['ask', 'retry', 'return', 'late', 'repeat', 'clarify']);
/** Mark of a turn that offers a value which was said before. */
const OFFERS = 'confirm';
/** A longer scale is typed. */
const MOST_NUMBERS = 11;

export interface AskedTurn {
  readonly speaker: string;
  readonly question_id: string | null;
  readonly note: string;
}

export interface ClosedQuestion {
  readonly id: string;
  readonly kind: string;
  readonly text: string;
  readonly options: readonly string[];
  readonly translations: Readonly<Record<string, { readonly options: readonly string[] }>>;
}

/** The purpose of an interviewer's turn. */
export const markOf = ({ note }: AskedTurn): string => note.split(/[:+@]/, 1)[0] ?? '';

/** What a note says of an interviewer's turn beside its purpose. */
export const flagsOf = ({ note }: AskedTurn): string[] => (note.split('@', 1)[0] ?? '').split('+').slice(1);

/** The question that a turn asks; undefined of a turn that asks none, or asks more about the answer. */
export function askedBy<T extends { readonly id: string }>(turn: AskedTurn, questions: readonly T[]): T | undefined {
  if (turn.speaker !== 'interviewer' || !ASKING.has(markOf(turn))) return undefined;
  return questions.find(({ id }) => id === turn.question_id);
}

/** The answers that a participant may choose instead of typing: options, the numbers of a scale, yes and no; of an offered value, yes and no. */
export function choicesOf(turn: AskedTurn, questions: readonly ClosedQuestion[], language: string): string[] {
  if (turn.speaker === 'interviewer' && markOf(turn) === OFFERS) return [...yesNoWords(languageOf(language) ?? 'en')];
  const question = askedBy(turn, questions);
  return question === undefined ? [] : choicesFor(question, language);
}

/** The answers to a question that may be chosen. */
export function choicesFor(question: ClosedQuestion, language: string): string[] {
  if (question.kind === 'yes_no') return [...yesNoWords(languageOf(language) ?? 'en')];
  if (question.kind === 'choice' || question.kind === 'multi_choice')
    return [...(question.translations[language]?.options ?? question.options)];
  return question.kind === 'scale' ? numbersOf(question) : [];
}

function numbersOf(question: ClosedQuestion): string[] {
  const { min, max } = boundsOf(question);
  if (max - min >= MOST_NUMBERS) return [];
  return Array.from({ length: max - min + 1 }, (_none, index) => String(min + index));
}
