import { type chat, knownOr, type vaults } from '@insights/contracts';
import { type Call, type Tx, anyOf, jsonb } from '@insights/db';
import { AppError, notFound } from '@insights/errors';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';
import type { TableContent } from '../../domain/artifact-content.ts';
import { type FoundAnswer, passagesOf, sourceTypesOf, textOf } from '../../domain/chat-answer.ts';
import { type OpenQuestion, acceptQuestion } from './accept-question.ts';
import { findAnswer } from './find-answer.ts';
import { isAnyErased, lockAnswers } from './lock-answers.ts';
import { loadCitations, present, shownMessages } from './read-messages.ts';

/** A source may change while an answer is written; then it is written again. */
const TRIES = 3;
/** A table of passages is proposed for at least this many. */
const MIN_PASSAGES = 2;

/**
 * Stores a question, then its answer. A process that dies in between leaves a question whose answer counts as failed after a minute and that
 * can be sent again with the same id. Errors: `not_found`, `quota_exceeded`, `request_in_progress`, `idempotency_key_reused`.
 */
export async function sendChatMessage(
  deps: Deps,
  call: Call,
  request: chat.SendChatMessageRequest,
): Promise<chat.ChatReply> {
  const accepted = await acceptQuestion(deps, call, request);
  if (accepted.state === 'known') return replayed(deps, call);
  if (accepted.state === 'answered') {
    const reply = await replyOf(deps, call, accepted, request.source_types);
    return deps.db.withWorkspace(call, () => Promise.resolve(reply));
  }
  try {
    return await answered(deps, call, accepted, request.source_types);
  } catch (error) {
    await markFailed(deps, call, accepted);
    throw error;
  }
}

/** The claim of the key throws the stored response. */
const replayed = ({ db }: Deps, call: Call): Promise<chat.ChatReply> =>
  db.withWorkspace(call, () => {
    throw new AppError('unavailable', {
      publicMessage: 'The stored response has just expired. Send the question again.',
    });
  });

class SourceChanged extends AppError {
  constructor() {
    super('unavailable', { publicMessage: 'The sources are changing at the moment. Send the question again.' });
  }
}

async function answered(
  deps: Deps,
  call: Call,
  open: OpenQuestion,
  source_types: readonly vaults.SourceType[],
): Promise<chat.ChatReply> {
  for (let tries = 1; ; tries += 1) {
    const found = await findAnswer(deps, call, open, source_types);
    try {
      return await deps.db.withWorkspace(call, (tx) => storeAnswer(deps, tx, open, found));
    } catch (error) {
      if (!(error instanceof SourceChanged) || tries === TRIES) throw error;
    }
  }
}

/** Stores the answer in the transaction that stores the response. Errors: `not_found`, `request_in_progress`. */
async function storeAnswer({ now }: Deps, tx: Tx, open: OpenQuestion, found: FoundAnswer): Promise<chat.ChatReply> {
  const { sentences, citations, answers, engine } = found;
  const titles = await lockSources(tx, found);
  const { numUpdatedRows } = await query(tx)
    .updateTable('chat_messages')
    .set({
      status: 'complete',
      text: textOf(sentences),
      sentences: jsonb([...sentences]),
      source_types: sourceTypesOf(found),
      completed_at: now(),
      engine,
    })
    .where('id', '=', open.answer_id)
    .where('status', '=', 'pending')
    .where('attempt_at', '=', open.attempt_at)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw await supersededBy(tx, open);
  const rows = citations.map(({ start, end, stale: _stale, turn_ids, source_type, ...citation }) => ({
    ...citation,
    message_id: open.answer_id,
    workspace_id: tx.workspaceId,
    turn_ids: [...turn_ids],
    source_type: knownOr(source_type, 'upload'),
    start_offset: start,
    end_offset: end,
  }));
  if (rows.length > 0) await query(tx).insertInto('chat_citations').values(rows).execute();
  if (answers.length > 0) await storeAnswers(tx, open.answer_id, answers);
  const [question = null, answer = null] = (await loadPair(tx, open)).map((each) => present(each, false));
  const isProposal = citations.length >= MIN_PASSAGES;
  return { question, answer, artifact: isProposal ? tableOf(open.session.title, passagesOf(citations, titles)) : null };
}

async function storeAnswers(tx: Tx, message_id: string, answers: readonly chat.ChatAnswer[]): Promise<void> {
  const rows = answers.map(({ interview_id, status, author, topics, suggestions }, n) => ({
    message_id,
    interview_id,
    workspace_id: tx.workspaceId,
    n,
    status: knownOr(status, 'declined'),
    author: knownOr(author, 'engine'),
    topics: jsonb([...topics]),
    suggestions,
  }));
  await query(tx).insertInto('chat_answers').values(rows).execute();
}

const tableOf = (title: string | null, table: TableContent): chat.ChatArtifactDraft => ({
  kind: 'table',
  title: title ?? '',
  content_json: JSON.stringify(table),
});

/**
 * Keeps what the answer rests on as it is until the transaction ends, and returns the titles of the cited documents. So an erasure or a
 * replacement that comes later finds the stored answer. Errors: `SourceChanged`.
 */
async function lockSources(
  tx: Tx,
  { citations, answers, conversation_ids }: FoundAnswer,
): Promise<ReadonlyMap<string, string>> {
  await lockAnswers(
    tx,
    answers.map(({ interview_id }) => interview_id),
  );
  if (await isAnyErased(tx, conversation_ids)) throw new SourceChanged();
  const rows = await query(tx)
    .selectFrom('documents')
    .select(['id', 'version', 'title'])
    .where('id', '=', anyOf([...new Set(citations.map(({ document_id }) => document_id))]))
    .orderBy('id')
    .forShare()
    .execute();
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  if (citations.some(({ document_id, document_version }) => versions.get(document_id) !== document_version))
    throw new SourceChanged();
  return new Map(rows.map(({ id, title }) => [id, title]));
}

async function supersededBy(tx: Tx, { answer_id }: OpenQuestion): Promise<AppError> {
  const row = await query(tx).selectFrom('chat_messages').select('id').where('id', '=', answer_id).executeTakeFirst();
  if (!row) return notFound('chat session');
  return new AppError('request_in_progress', {
    publicMessage: 'The same question is being answered by a later request. Read the messages of the session.',
  });
}

const loadPair = async (tx: Tx, { question_id, answer_id }: Pair) =>
  loadCitations(
    tx,
    await query(tx)
      .selectFrom('chat_messages')
      .selectAll()
      .where('id', '=', anyOf([question_id, answer_id]))
      .orderBy('seq')
      .execute(),
  );

type Pair = Pick<OpenQuestion, 'question_id' | 'answer_id'>;

/** A question and its answer, as they are shown now. */
async function replyOf(
  deps: Deps,
  call: Call,
  pair: Pair,
  source_types: readonly vaults.SourceType[],
): Promise<chat.ChatReply> {
  const loaded = await deps.db.withWorkspace({ principal: call.principal }, (tx) => loadPair(tx, pair));
  const [question = null, answer = null] = await shownMessages(deps, call, loaded, source_types);
  return { question, answer, artifact: null };
}

/** Best effort: if it fails, the answer counts as failed after `ATTEMPT_SECONDS`. */
async function markFailed({ db }: Deps, { principal }: Call, { answer_id, attempt_at }: OpenQuestion): Promise<void> {
  const failing = db.withWorkspace({ principal }, (tx) =>
    query(tx)
      .updateTable('chat_messages')
      .set({ status: 'failed' })
      .where('id', '=', answer_id)
      .where('status', '=', 'pending')
      .where('attempt_at', '=', attempt_at)
      .execute(),
  );
  await failing.catch(() => undefined);
}
