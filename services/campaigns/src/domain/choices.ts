import { type AskedTurn, askedBy, choicesFor, flagsOf, markOf } from '@insights/answers';
import type { campaigns, sessions } from '@insights/contracts';

/** Whether a turn says that everything has been asked. */
export const isClosing = (turn: AskedTurn): boolean => turn.speaker === 'interviewer' && markOf(turn) === 'closing';

/** Marks of the turns after a sign of danger, which say whom to call. */
const HELP: ReadonlySet<string> = new Set(['support', 'check_emergency', 'emergency', 'threat', 'stay']);

/** Whether a turn says where somebody in need finds help. */
export const isHelp = (turn: AskedTurn): boolean =>
  turn.speaker === 'interviewer' && (HELP.has(markOf(turn)) || flagsOf(turn).includes('help'));

/** How the question of a turn may be answered beside the words; null of an open one. */
export function inputOf(turn: AskedTurn, questions: readonly campaigns.Question[]): sessions.AnswerInput | null {
  const question = askedBy(turn, questions);
  return question === undefined ? null : inputFor(question);
}

/** How a question may be answered beside the words; null of an open one. */
export function inputFor({ kind, min, max, unit }: campaigns.Question): sessions.AnswerInput | null {
  return kind === 'open' ? null : { kind, min, max, unit };
}

/** A stored option as the participant sees it. */
export function shownOption(question: campaigns.Question, option: string, language: string): string {
  const stored = question.kind === 'yes_no' ? ['yes', 'no'] : question.option_ids;
  return choicesFor(question, language)[stored.indexOf(option)] ?? option;
}
