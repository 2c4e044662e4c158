import { v7 } from 'uuid';
import type { sessions } from '@insights/contracts';
import { type Call, type Tx, announceAudit } from '@insights/db';
import { invalid, notFound } from '@insights/errors';
import { answersOf, replaceAnswers } from '../../db/answers.ts';
import { lockOwnSession } from '../../db/participant-session.ts';
import { query } from '../../db/query.ts';
import type { SessionDeps } from '../../deps.ts';
import { type AnswerRow, HEARD, inOrder, superseding } from '../../domain/answers/history.ts';
import { hasValue, readIn } from '../../domain/answers/read-answers.ts';
import { type Running, presentOwn, runningInterview } from './own-answer.ts';

/** Each correction is kept, so their number has a limit. */
const MAX_CORRECTIONS = 50;

/**
 * Stores the value that the participant chose in place of the current one, which is kept. The value of the last turn counts until the
 * interview is processed, when both are put in order. Errors: `not_found` (no closed question that was asked), `invalid_request` (the text gives no value; too
 * many corrections), `invalid_transition` (not started, or over).
 */
export function correctAnswer(
  deps: SessionDeps,
  call: Call,
  { question_id, text }: sessions.CorrectAnswerRequest,
): Promise<sessions.OwnAnswer> {
  return deps.db.withWorkspace(call, async (tx) => {
    const session = await lockOwnSession(deps, tx, call);
    const running = await runningInterview(tx, session);
    const question = await askedQuestion(tx, running, question_id);
    const read = readIn(question, text, running.language, new Date());
    if (!hasValue(read)) {
      throw invalid(
        ['body', 'text'],
        'The text gives no value of this question. Send one of its choices, or a number.',
      );
    }
    const { conversation_id } = running;
    const stored = (await answersOf(tx, [conversation_id])).filter((answer) => answer.question_id === question_id);
    if (stored.length >= MAX_CORRECTIONS) {
      throw invalid(['path', 'question_id'], 'This answer was changed too often. Tell the interviewer instead.');
    }
    const place = { turn_id: null, seq: session.last_seq, quote: null };
    const ids = { id: v7(), conversation_id, question_id };
    const chosen: AnswerRow = { ...HEARD, ...ids, ...place, ...read, outcome: 'answered', author: 'person' };
    await replaceAnswers(tx, stored, superseding([...inOrder(stored), chosen]));
    const details = { interview_id: running.interview.id, conversation_id, question_id };
    await announceAudit(tx, call, { action: 'answer.corrected', subject: session.id, details });
    return presentOwn(question, chosen, running.language);
  });
}

/** Errors: `not_found`. */
async function askedQuestion(tx: Tx, { interview, conversation_id }: Running, id: string) {
  const question = interview.questions.find((each) => each.id === id && each.kind !== 'open');
  const asked = await query(tx)
    .selectFrom('turns')
    .select('id')
    .where('conversation_id', '=', conversation_id)
    .where('speaker', '=', 'interviewer')
    .where('question_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (!question || !asked) throw notFound('question');
  return question;
}
