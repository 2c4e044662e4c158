import { servicePrincipal } from '@insights/auth-context';
import { type Tx, anyOf, eraseAnswers } from '@insights/db';
import { ChatArtifact, ChatMessage, ChatSession } from '../../db/entities.ts';
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
  const rows = await query(tx)
    .selectFrom('chat_citations')
    .innerJoin('chat_messages', 'chat_messages.id', 'chat_citations.message_id')
    .select('chat_messages.session_id')
    .distinct()
    .where('chat_citations.interview_id', '=', interview_id)
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
  const spoken = [
    [session.title ?? ''],
    ...messages.map(({ text, sentences }) => [text, ...sentences.map((sentence) => sentence.text)]),
    ...artifacts.map(({ title, content }) => [title, ...textsIn(content)]),
    quotes.map(({ quote }) => quote),
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
  await tx.flush();
  await eraseAnswers(tx, { subjects: [], scopes: [session_id] });
}

const quotesOf = (tx: Tx, messages: readonly ChatMessage[]) =>
  query(tx)
    .selectFrom('chat_citations')
    .select(['message_id', 'n', 'quote'])
    .where('message_id', '=', anyOf(messages.map(({ id }) => id)))
    .execute();

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
