import { LockMode } from '@mikro-orm/core';
import { v7 } from 'uuid';
import type { campaigns } from '@insights/contracts';
import { type Call, type Tx, announceAudit } from '@insights/db';
import { AppError, assertMatch, invalid, notFound } from '@insights/errors';
import { announceInputs } from '../../db/announce-inputs.ts';
import { answersOf, currentOf, replaceAnswers, valueOf } from '../../db/answers.ts';
import { Conversation, type Interview } from '../../db/entities.ts';
import { lockInterview } from '../../db/load.ts';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';
import { type AnswerRow, takenBack, withTeams } from '../../domain/answers/history.ts';
import { NOTHING } from '../../domain/answers/read-answers.ts';
import { typedValue } from '../../domain/answers/typed-value.ts';

type Place = Pick<campaigns.SetAnswerRequest, 'interview_id' | 'conversation_id' | 'question_id' | 'if_match'>;

/**
 * Sets the value of a closed answer by hand, or removes what was heard. It replaces an earlier change of the team; what was heard is kept
 * below it, and what is heard later changes nothing. Errors: `not_found`, `invalid_transition` (not completed), `precondition_failed`,
 * `invalid_request` (no value of the question; nothing to remove).
 */
export function setAnswer(
  { db, now }: Deps,
  call: Call,
  { value, ...place }: campaigns.SetAnswerRequest,
): Promise<campaigns.Response> {
  return db.withWorkspace(call, async (tx) => {
    const opened = await open(tx, place);
    const { conversation, question, stored } = opened;
    const { heard } = takenBack(stored);
    if (value === null && heard.every(({ precision }) => precision === null)) {
      throw invalid(['body', 'value'], 'There is no value to remove: none was heard.');
    }
    const byTeam: AnswerRow = {
      ...(value === null ? NOTHING : typedValue(question, value.value)),
      id: v7(),
      conversation_id: conversation.id,
      question_id: question.id,
      outcome: value === null ? (currentOf(heard)?.outcome ?? 'answered') : 'answered',
      turn_id: null,
      seq: await lastSeq(tx, conversation.id),
      quote: null,
      author: 'team',
      changed_at: now(tx),
      changed_by: call.principal.user_id,
      superseded_by: null,
    };
    await store(tx, opened, withTeams(heard, byTeam));
    const details = { ...detailsOf(opened), change: value === null ? 'removed' : 'set' };
    await announceAudit(tx, call, { action: 'answer.changed', subject: conversation.id, details });
    return present(conversation, byTeam);
  });
}

/** Takes the team's change of an answer back. Errors: as above; `not_found` also where the team has changed nothing. */
export function restoreAnswer(
  { db }: Deps,
  call: Call,
  place: campaigns.RestoreAnswerRequest,
): Promise<campaigns.RestoreAnswerResponse> {
  return db.withWorkspace(call, async (tx) => {
    const opened = await open(tx, place);
    const { heard, byTeam } = takenBack(opened.stored);
    if (!byTeam) throw notFound('change');
    await store(tx, opened, heard);
    const subject = opened.conversation.id;
    await announceAudit(tx, call, { action: 'answer.restored', subject, details: detailsOf(opened) });
    return {};
  });
}

interface Opened {
  readonly interview: Interview;
  readonly conversation: Conversation;
  readonly question: campaigns.Question;
  /** All answers to the question. */
  readonly stored: readonly AnswerRow[];
}

const CHANGED = 'The answer has changed. Read it again and repeat your change with its present `answer_id`.';

async function open(tx: Tx, { interview_id, conversation_id, question_id, if_match }: Place): Promise<Opened> {
  const interview = await lockInterview(tx, interview_id);
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
  const conversation = await tx.em.findOne(Conversation, { id: conversation_id, interview_id: interview.id }, lock);
  if (!conversation) throw notFound('conversation');
  const question = interview.questions.find(({ id, kind }) => id === question_id && kind !== 'open');
  if (!question) throw notFound('question');
  if (conversation.status !== 'completed') {
    throw new AppError('invalid_transition', {
      publicMessage: 'Answers can be changed once the conversation is completed.',
      log: { status: conversation.status },
    });
  }
  const stored = (await answersOf(tx, [conversation.id])).filter((answer) => answer.question_id === question.id);
  assertMatch(if_match, etagOf(stored), CHANGED);
  return { interview, conversation, question, stored };
}

/** The id of the value that counts, as `ListResponses` shows it. */
function etagOf(stored: readonly AnswerRow[]): string {
  const current = currentOf(stored);
  return current && (current.precision !== null || current.author === 'team') ? current.id : 'none';
}

async function lastSeq(tx: Tx, conversationId: string): Promise<number> {
  const { seq } = await query(tx)
    .selectFrom('turns')
    .select(({ fn }) => fn.max<number>('seq').as('seq'))
    .where('conversation_id', '=', conversationId)
    .executeTakeFirstOrThrow();
  return seq;
}

async function store(tx: Tx, { interview, conversation, stored }: Opened, rows: readonly AnswerRow[]): Promise<void> {
  await replaceAnswers(tx, stored, rows);
  conversation.revision += 1;
  await announceInputs(tx, interview);
}

const detailsOf = ({ interview, question }: Opened) => ({ interview_id: interview.id, question_id: question.id });

function present({ id, contact_id }: Conversation, { id: answer_id, ...answer }: AnswerRow): campaigns.Response {
  const { precision, low, high, date_low, date_high, author, changed_at, changed_by, superseded_by } = answer;
  const limits = { precision, low, high, date_low, date_high };
  const without = { turn_id: null, text: null, tags: [], outcome: null, is_withheld: false, speaker_label: null };
  const made = { author, answer_id, changed_at, changed_by, superseded_by, quote: null };
  return { conversation_id: id, contact_id, value: valueOf(answer), ...limits, ...without, ...made };
}
