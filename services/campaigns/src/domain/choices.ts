import { boundsOf, yesNoWords } from '@insights/answers';
import type { campaigns, sessions } from '@insights/contracts';
import { languageOf } from '@insights/language';

/** Marks, at the start of an interviewer turn's note, of turns that ask for the answer itself and not for more about it. */
const ASKING: ReadonlySet<string> = new Set(['ask', 'retry', 'return', 'late', 'repeat', 'clarify']);
/** A longer scale is typed. */
const MOST_NUMBERS = 11;

interface AskedTurn {
  readonly speaker: campaigns.Speaker;
  readonly question_id: string | null;
  readonly note: string;
}

/** The purpose of an interviewer's turn. */
const markOf = ({ note }: AskedTurn): string => note.split(/[:+@]/, 1)[0] ?? '';

/** Whether a turn says that everything has been asked. */
export const isClosing = (turn: AskedTurn): boolean => turn.speaker === 'interviewer' && markOf(turn) === 'closing';

/** The question that a turn asks; undefined of a turn that asks none, or asks more about the answer. */
function askedBy(turn: AskedTurn, questions: readonly campaigns.Question[]): campaigns.Question | undefined {
  if (turn.speaker !== 'interviewer' || !ASKING.has(markOf(turn))) return undefined;
  return questions.find(({ id }) => id === turn.question_id);
}

/** How the question of a turn may be answered beside the words; null of an open one. */
export function inputOf(turn: AskedTurn, questions: readonly campaigns.Question[]): sessions.AnswerInput | null {
  const question = askedBy(turn, questions);
  return question === undefined ? null : inputFor(question);
}

/** How a question may be answered beside the words; null of an open one. */
export function inputFor({ kind, min, max, unit }: campaigns.Question): sessions.AnswerInput | null {
  return kind === 'open' ? null : { kind, min, max, unit };
}

/** The answers that a participant may choose instead of typing: options, the numbers of a scale, yes and no. */
export function choicesOf(turn: AskedTurn, questions: readonly campaigns.Question[], language: string): string[] {
  const question = askedBy(turn, questions);
  return question === undefined ? [] : choicesFor(question, language);
}

/** The answers to a question that may be chosen. */
export function choicesFor(question: campaigns.Question, language: string): string[] {
  if (question.kind === 'yes_no') return [...yesNoWords(languageOf(language) ?? 'en')];
  if (question.kind === 'choice' || question.kind === 'multi_choice')
    return question.translations[language]?.options ?? question.options;
  return question.kind === 'scale' ? numbersOf(question) : [];
}

/** A stored option as the participant sees it. */
export function shownOption(question: campaigns.Question, option: string, language: string): string {
  const stored = question.kind === 'yes_no' ? ['yes', 'no'] : question.option_ids;
  return choicesFor(question, language)[stored.indexOf(option)] ?? option;
}

function numbersOf(question: campaigns.Question): string[] {
  const { min, max } = boundsOf(question);
  if (max - min >= MOST_NUMBERS) return [];
  return Array.from({ length: max - min + 1 }, (_none, index) => String(min + index));
}
