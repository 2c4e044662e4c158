import type { sessions } from '@insights/contracts';
import type { Call } from '@insights/db';
import { answersOf } from '../../db/answers.ts';
import { loadSession } from '../../db/load.ts';
import { readTranscript } from '../../db/transcripts.ts';
import type { SessionDeps } from '../../deps.ts';
import { mergedAnswers } from '../../domain/answers/history.ts';
import { AnswerReading } from '../../domain/answers/read-answers.ts';
import { presentOwn, runningInterview } from './own-answer.ts';

/**
 * The closed questions that were asked in the caller's interview, with the values as they would be stored if it ended now. Errors:
 * `invalid_transition` (not started, or over).
 */
export async function listOwnAnswers(deps: SessionDeps, call: Call): Promise<sessions.OwnAnswers> {
  const running = await deps.db.withWorkspace(call, async (tx) => {
    const opened = await runningInterview(tx, await loadSession(tx, call.principal.id));
    return { ...opened, stored: await answersOf(tx, [opened.conversation_id]) };
  });
  const { conversation_id, language, stored } = running;
  const { questions } = running.interview;
  const reading = new AnswerReading({ questions, language, isImported: false, day: new Date() });
  for await (const { turns } of readTranscript(deps, call, conversation_id)) await reading.add(turns);
  const answers = mergedAnswers(conversation_id, reading.answers(), stored);
  const current = new Map(
    answers.flatMap((answer) => (answer.superseded_by === null ? [[answer.question_id, answer]] : [])),
  );
  const items = questions.flatMap((question) => {
    const answer = current.get(question.id);
    return question.kind === 'open' || !answer ? [] : [presentOwn(question, answer, language)];
  });
  return { items };
}
