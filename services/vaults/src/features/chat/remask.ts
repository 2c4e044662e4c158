import { servicePrincipal } from '@insights/auth-context';
import { type Tx, anyOf, eraseAnswers } from '@insights/db';
import { ChatAnswer, ChatArtifact, ChatMessage, ChatSession } from '../../db/entities.ts';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';
import { textsIn, withTexts } from '../../domain/artifact-content.ts';
import { textOf } from '../../domain/chat-answer.ts';
import { maskTexts } from '../mask-texts.ts';
import { lockSession } from './visible-session.ts';

/** Masks the names that are hidden now in a campaign in the sessions whose answers quote it, each in a transaction of its own. */
export async function remaskChats(deps: Deps, workspaceId: string, interview_id: string): Promise<void> {
  const call = { principal: servicePrincipal('vaults', workspaceId) };
  const sessions = await deps.db.withWorkspace(call, (tx) => sessionsQuoting(tx, interview_id));
  for (const id of sessions) await deps.db.withWorkspace(call, (tx) => remaskSession(deps, tx, id, interview_id));
}

async function sessionsQuoting(tx: Tx, interview_id: string): Promise<string[]> {
  const cited = (table: 'chat_citations' | 'chat_answers') =>
    query(tx).selectFrom(table).select('message_id').where('interview_id', '=', interview_id);
  const rows = await query(tx)
    .selectFrom('chat_messages')
    .select('session_id')
    .distinct()
    .where((each) => each.or([each('id', 'in', cited('chat_citations')), each('id', 'in', cited('chat_answers'))]))
    .execute();
  return rows.map(({ session_id }) => session_id);
}

async function remaskSession(deps: Deps, tx: Tx, session_id: string, interview_id: string): Promise<void> {
  await lockSession(tx, session_id);
  const session = await tx.em.findOne(ChatSession, { id: session_id });
  if (!session) return;
  const messages = await tx.em.find(ChatMessage, { session_id });
  const artifacts = await tx.em.find(ChatArtifact, { session_id });
  const quotes = await quotesOf(tx, messages);
  const answers = await answersOf(tx, messages);
  const spoken = [
    [session.title ?? ''],
    ...messages.map(({ text, sentences }) => [text, ...sentences.map((sentence) => sentence.text)]),
    ...artifacts.map(({ title, content }) => [title, ...textsIn(content)]),
    quotes.map(({ quote }) => quote),
    ...answers.map(({ topics, suggestions }) => [...topics.map(({ label }) => label), ...suggestions]),
  ].map((texts) => ({ interview_ids: [interview_id], texts }));
  const [title, ...masked] = await maskTexts(deps, tx.workspaceId, spoken);
  session.title = title?.[0] || null;
  for (const message of messages) {
    const [text = '', ...sentences] = masked.shift() ?? [];
    message.sentences = message.sentences.map((each, index) => ({ ...each, text: sentences[index] ?? '' }));
    message.text = message.role === 'assistant' ? textOf(message.sentences) : text;
  }
  for (const artifact of artifacts) {
    const [shown = '', ...texts] = masked.shift() ?? [];
    artifact.title = shown;
    artifact.content = withTexts(artifact.content, texts);
  }
  await storeQuotes(tx, quotes, masked.shift() ?? []);
  for (const answer of answers) {
    const texts = masked.shift() ?? [];
    const labels = texts.splice(0, answer.topics.length);
    answer.topics = answer.topics.map((topic, index) => ({ ...topic, label: labels[index] ?? '' }));
    answer.suggestions = texts;
  }
  await tx.flush();
  await eraseAnswers(tx, { subjects: [], scopes: [session_id] });
}

const quotesOf = (tx: Tx, messages: readonly ChatMessage[]) =>
  query(tx)
    .selectFrom('chat_citations')
    .select(['message_id', 'n', 'quote'])
    .where('message_id', '=', anyOf(messages.map(({ id }) => id)))
    .execute();

const answersOf = (tx: Tx, messages: readonly ChatMessage[]): Promise<ChatAnswer[]> =>
  tx.em.find(ChatAnswer, { message_id: { $in: messages.map(({ id }) => id) } });

interface Quote {
  readonly message_id: string;
  readonly n: number;
  readonly quote: string;
}

async function storeQuotes(tx: Tx, quotes: readonly Quote[], masked: readonly string[]): Promise<void> {
  for (const [index, { message_id, n, quote: was }] of quotes.entries()) {
    const quote = masked[index] ?? '';
    if (quote === was) continue;
    await query(tx)
      .updateTable('chat_citations')
      .set({ quote })
      .where('message_id', '=', message_id)
      .where('n', '=', n)
      .execute();
  }
}
