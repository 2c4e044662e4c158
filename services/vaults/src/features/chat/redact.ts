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
 * Removes what chats quote from erased conversations: citations, the sentences that rest on them, the questions that led to them, titles that
 * were made from these, and artifacts that were saved from such answers. What a report says rests on all conversations of its campaign, so
 * sentences from the campaign's reports go as well. Returns the ids of what was redacted.
 */
export async function redactChats(tx: Tx, erasing: Erasing): Promise<string[]> {
  const redacted: string[] = [];
  for (;;) {
    const citations = await affected(tx, erasing);
    if (citations.length === 0) return redacted;
    const numbers = new Map<string, Set<number>>();
    for (const { message_id, n } of citations) {
      numbers.set(message_id, (numbers.get(message_id) ?? new Set()).add(n));
    }
    for (const [message_id, removed] of numbers) redacted.push(...(await redactAnswer(tx, message_id, removed)));
  }
}

const affected = (tx: Tx, { interview_id, conversation_ids }: Erasing) =>
  query(tx)
    .selectFrom('chat_citations')
    .select(['message_id', 'n'])
    .where((each) =>
      conversation_ids === null
        ? each('interview_id', '=', interview_id)
        : each.or([
            each('conversation_id', '=', anyOf(conversation_ids)),
            each.and([each('interview_id', '=', interview_id), each('source_type', '=', 'report')]),
          ]),
    )
    .limit(BATCH)
    .execute();

async function redactAnswer(tx: Tx, message_id: string, removed: ReadonlySet<number>): Promise<string[]> {
  const { session_id } = await tx.em.findOneOrFail(ChatMessage, { id: message_id });
  await lockSession(tx, session_id);
  const answer = await tx.em.findOneOrFail(ChatMessage, { id: message_id }, { refresh: true });
  const question = await tx.em.findOneOrFail(ChatMessage, { session_id: answer.session_id, seq: answer.seq - 1 });
  answer.sentences = answer.sentences.filter(({ citations }) => !citations.some((n) => removed.has(n)));
  answer.text = textOf(answer.sentences);
  answer.redacted_at = tx.beganAt;
  question.text = '';
  question.redacted_at = tx.beganAt;
  await query(tx)
    .deleteFrom('chat_citations')
    .where('message_id', '=', message_id)
    .where('n', '=', anyOf([...removed]))
    .execute();
  if (question.seq === 1) {
    const session = await tx.em.findOneOrFail(ChatSession, { id: answer.session_id });
    if (!session.is_named) session.title = null;
  }
  const artifacts = await tx.em.find(ChatArtifact, { message_id });
  for (const artifact of artifacts) {
    Object.assign(artifact, { title: '', content: null, bytes: 0, redacted_at: tx.beganAt });
  }
  await tx.flush();
  return [question.id, answer.id, ...artifacts.map(({ id }) => id)];
}
