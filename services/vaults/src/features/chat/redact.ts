import { type Tx, anyOf } from '@insights/db';
import { ChatArtifact, ChatMessage, ChatSession } from '../../db/entities.ts';
import { query } from '../../db/query.ts';
import { lockSession } from './visible-session.ts';
import { textOf } from '../../domain/chat-answer.ts';

/** Conversations that are erased, or a campaign that is deleted as a whole (`conversation_ids` null). */
export interface Erasing {
  readonly interview_id: string;
  readonly conversation_ids: readonly string[] | null;
}

/** Citations that are removed at once. */
const BATCH = 500;

/**
 * Removes what chats say of erased conversations: citations, the sentences that rest on them, the questions that led to them, titles that
 * were made from these, and artifacts that were saved from such answers. How many people of the campaign speak of something, and what a
 * language model worded of it, rest on all its conversations, cited or not, and go as well. Passages of others stay. Returns the ids of what
 * was redacted. `lockAnswers` has been called for the campaign.
 */
export async function redactChats(tx: Tx, erasing: Erasing): Promise<string[]> {
  const redacted: string[] = [];
  for (;;) {
    const removed = await affected(tx, erasing);
    if (removed.size === 0) return redacted;
    for (const [message_id, numbers] of removed)
      redacted.push(...(await redactAnswer(tx, message_id, { interview_id: erasing.interview_id, numbers })));
  }
}

/** Answers with the numbers of their citations that go; none where only counts do. */
async function affected(
  tx: Tx,
  { interview_id, conversation_ids }: Erasing,
): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
  const citations = await query(tx)
    .selectFrom('chat_citations')
    .select(['message_id', 'n'])
    .where('interview_id', '=', interview_id)
    .$if(conversation_ids !== null, (some) => some.where('conversation_id', '=', anyOf(conversation_ids ?? [])))
    .limit(BATCH)
    .execute();
  const answers = await query(tx)
    .selectFrom('chat_answers')
    .select('message_id')
    .where('interview_id', '=', interview_id)
    .limit(BATCH)
    .execute();
  const numbers = new Map(answers.map(({ message_id }) => [message_id, new Set<number>()]));
  for (const { message_id, n } of citations)
    numbers.set(message_id, (numbers.get(message_id) ?? new Set<number>()).add(n));
  return numbers;
}

interface Removed {
  readonly interview_id: string;
  readonly numbers: ReadonlySet<number>;
}

async function redactAnswer(tx: Tx, message_id: string, { interview_id, numbers }: Removed): Promise<string[]> {
  const { session_id } = await tx.em.findOneOrFail(ChatMessage, { id: message_id });
  await lockSession(tx, session_id);
  const answer = await tx.em.findOneOrFail(ChatMessage, { id: message_id }, { refresh: true });
  const left = answer.sentences.filter(
    (sentence) => sentence.interview_id !== interview_id && !sentence.citations.some((n) => numbers.has(n)),
  );
  // A fixed text introduces what was said; without it there is nothing to introduce.
  const isEmptied = left.length < answer.sentences.length && left.every(({ citations }) => citations.length === 0);
  answer.sentences = isEmptied ? [] : left;
  answer.text = textOf(answer.sentences);
  answer.redacted_at = tx.beganAt;
  await removeRows(tx, answer, interview_id);
  const question = numbers.size > 0 ? [await redactQuestion(tx, answer)] : [];
  const artifacts = await tx.em.find(ChatArtifact, { message_id });
  for (const artifact of artifacts) {
    Object.assign(artifact, { title: '', content: null, bytes: 0, redacted_at: tx.beganAt });
  }
  await tx.flush();
  return [...question, answer.id, ...artifacts.map(({ id }) => id)];
}

/** The campaign's counts, and the citations that no sentence has any more. */
async function removeRows(tx: Tx, { id, sentences }: ChatMessage, interview_id: string): Promise<void> {
  await query(tx)
    .deleteFrom('chat_answers')
    .where('message_id', '=', id)
    .where('interview_id', '=', interview_id)
    .execute();
  const left = sentences.flatMap(({ citations }) => citations);
  await query(tx)
    .deleteFrom('chat_citations')
    .where('message_id', '=', id)
    .where('interview_id', '=', interview_id)
    .where((each) => each.not(each('n', '=', anyOf(left))))
    .execute();
}

/** What somebody asked may have the words of the answer. Returns its id. */
async function redactQuestion(tx: Tx, { session_id, seq }: ChatMessage): Promise<string> {
  const question = await tx.em.findOneOrFail(ChatMessage, { session_id, seq: seq - 1 });
  question.text = '';
  question.redacted_at = tx.beganAt;
  if (question.seq === 1) {
    const session = await tx.em.findOneOrFail(ChatSession, { id: session_id });
    if (!session.is_named) session.title = null;
  }
  return question.id;
}
