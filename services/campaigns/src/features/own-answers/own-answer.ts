import { choicesFor } from '@insights/answers';
import type { sessions } from '@insights/contracts';
import type { Tx } from '@insights/db';
import { valueOf } from '../../db/answers.ts';
import type { Interview, Session } from '../../db/entities.ts';
import { loadConversation, loadInterview } from '../../db/load.ts';
import { inputFor, shownOption } from '../../domain/choices.ts';
import type { Read } from '../../domain/answers/read-answers.ts';
import { sessionStates } from '../../domain/session-states.ts';

/** A running interview. */
export interface Running {
  readonly interview: Interview;
  readonly conversation_id: string;
  /** In which the participant is interviewed. */
  readonly language: string;
}

/** Errors: `invalid_transition` (not started, or over). */
export async function runningInterview(tx: Tx, session: Session): Promise<Running> {
  // Throws where the state allows no turn; the state itself does not change.
  sessionStates.after('take a turn', session.status);
  const interview = await loadInterview(tx, session.interview_id);
  const conversation = await loadConversation(tx, interview.id, session.conversation_id ?? '');
  return { interview, conversation_id: conversation.id, language: conversation.language ?? interview.language };
}

type Question = Interview['questions'][number];

/** An answer as its participant sees it. */
export function presentOwn(question: Question, answer: Read, language: string): sessions.OwnAnswer {
  const { precision, low, high, date_low, date_high } = answer;
  const shown = (option: string) => shownOption(question, option, language);
  const option_value = answer.option_value === null ? null : shown(answer.option_value);
  const option_values = answer.option_values?.map(shown) ?? null;
  return {
    question_id: question.id,
    question: question.translations[language]?.text ?? question.text,
    value: valueOf({ ...answer, option_value, option_values }),
    precision,
    low,
    high,
    date_low,
    date_high,
    choices: choicesFor(question, language),
    input: inputFor(question),
  };
}
