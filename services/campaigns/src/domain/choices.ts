import { type AskedTurn, askedBy, choicesFor, markOf } from '@insights/answers';
import type { campaigns, sessions } from '@insights/contracts';

/** Whether a turn says that everything has been asked. */
export const isClosing = (turn: AskedTurn): boolean => turn.speaker === 'interviewer' && markOf(turn) === 'closing';

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
