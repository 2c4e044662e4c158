import type { Input, WordOf, chat, vaults } from '@insights/contracts';
import { type Call, type Tx, announceRead, anyOf, pageBounds, pageOf } from '@insights/db';
import type { ChatMessage } from '../../db/entities.ts';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';
import { isSaid } from '../../domain/answer/verified-answer.ts';
import { textOf, withWords, wordsOf } from '../../domain/chat-answer.ts';
import { campaignsOf } from './cited-campaigns.ts';
import { maskTexts } from '../mask-texts.ts';
import { visibleSession } from './visible-session.ts';

/** An attempt to answer that took longer than this has died with its process. */
export const ATTEMPT_SECONDS = 60;

/** A message with its citations and the campaigns whose names may be in its session. */
export interface Loaded {
  readonly message: ChatMessage;
  readonly citations: readonly chat.ChatCitation[];
  readonly answers: readonly chat.ChatAnswer[];
  readonly interview_ids: readonly string[];
  /** When the row was read, by the database's clock. */
  readonly read_at: string;
}

/** A page of a session in the order of the conversation. Errors: `not_found`. */
export async function listChatMessages(
  deps: Deps,
  call: Call,
  { session: wanted = null, page = null, source_types }: Input<chat.ListChatMessagesRequest>,
): Promise<chat.ListChatMessagesResponse> {
  const { limit, after } = pageBounds(page);
  const found = await deps.db.withWorkspace(call, async (tx) => {
    const session = await visibleSession(tx, call, wanted);
    await announceRead(tx, call, { action: 'chat.read', subject: session.id });
    const rows = await query(tx)
      .selectFrom('chat_messages')
      .selectAll()
      .where('session_id', '=', session.id)
      .$if(after !== null, (rest) =>
        rest.where('seq', '>', ({ selectFrom }) =>
          selectFrom('chat_messages as last')
            .select('last.seq')
            .where('last.id', '=', after?.id ?? ''),
        ),
      )
      .orderBy('seq')
      .limit(limit + 1)
      .execute();
    const { items, next_cursor } = pageOf(rows, limit);
    return { loaded: await loadCitations(tx, items), next_cursor };
  });
  return { items: await shownMessages(deps, call, found.loaded, source_types), next_cursor: found.next_cursor };
}

/** What has become of each cited document follows from its row now. */
export async function loadCitations(tx: Tx, messages: readonly ChatMessage[]): Promise<Loaded[]> {
  const rows = await query(tx)
    .selectFrom('chat_citations')
    .leftJoin('documents', 'documents.id', 'chat_citations.document_id')
    .selectAll('chat_citations')
    .select('documents.version as current_version')
    .where('chat_citations.message_id', '=', anyOf(messages.map(({ id }) => id)))
    .orderBy('chat_citations.n')
    .execute();
  const answers = await query(tx)
    .selectFrom('chat_answers')
    .select(['message_id', 'interview_id', 'status', 'author', 'topics', 'suggestions'])
    .where('message_id', '=', anyOf(messages.map(({ id }) => id)))
    .orderBy('n')
    .execute();
  const campaigns = await campaignsOf(tx, [...new Set(messages.map(({ session_id }) => session_id))]);
  return messages.map((message) => ({
    message,
    citations: rows.filter(({ message_id }) => message_id === message.id).map(citationOf),
    answers: answers
      .filter(({ message_id }) => message_id === message.id)
      .map(({ message_id: _message, ...answer }) => answer),
    interview_ids: campaigns.get(message.session_id) ?? [],
    read_at: tx.beganAt,
  }));
}

interface Row extends Omit<chat.ChatCitation, 'start' | 'end' | 'stale' | 'source_type'> {
  readonly source_type: vaults.SourceType;
  readonly start_offset: number;
  readonly end_offset: number;
  readonly current_version: number | null;
}

const citationOf = ({ start_offset, end_offset, current_version, ...row }: Row): chat.ChatCitation => ({
  n: row.n,
  document_id: row.document_id,
  document_version: row.document_version,
  chunk_id: row.chunk_id,
  conversation_id: row.conversation_id,
  interview_id: row.interview_id,
  turn_ids: row.turn_ids,
  quote: row.quote,
  start: start_offset,
  end: end_offset,
  source_type: row.source_type,
  stale: staleOf(row.document_version, current_version),
});

/** Null: the document is as it was when it was cited. */
export function staleOf(cited: number, current: number | null): WordOf<typeof chat.ChatStale> | null {
  if (current === null) return 'deleted';
  return current === cited ? null : 'replaced';
}

/**
 * Messages with the names masked that are hidden now. Without the texts of answers whose sources the caller may not see, and without sentences
 * that quote what is not in their sources as they are shown now.
 */
export async function shownMessages(
  deps: Deps,
  call: Call,
  loaded: readonly Loaded[],
  source_types: readonly vaults.SourceType[],
): Promise<chat.ChatMessage[]> {
  const visible = loaded.map((each) => (mayRead(each.message, source_types) ? each : withheld(each)));
  const spoken = visible.map((each) => ({
    interview_ids: each.interview_ids,
    texts: [each.message.text, ...wordsOf(shownIn(each))],
  }));
  const masked = await maskTexts(deps, call.principal.workspace_id, spoken);
  return visible.map((each, index) => {
    const shown = withTexts(each, masked[index] ?? []);
    const withheld = each.message.sentences.length - shown.message.sentences.length;
    if (withheld > 0) deps.quotesWithheld('chat', withheld);
    return present(shown, each !== loaded[index]);
  });
}

export function mayRead(
  { source_types }: { source_types: readonly vaults.SourceType[] },
  visible: readonly vaults.SourceType[],
): boolean {
  return visible.length === 0 || source_types.every((type) => visible.includes(type));
}

const withheld = (each: Loaded): Loaded => ({
  ...each,
  message: { ...each.message, text: '', sentences: [] },
  citations: [],
  answers: [],
});

const shownIn = ({ message: { sentences }, citations, answers }: Loaded) => ({ sentences, citations, answers });

function withTexts(each: Loaded, [text = '', ...words]: readonly string[]): Loaded {
  const { message } = each;
  const { sentences, ...cited } = withWords(shownIn(each), words);
  const said = sentences.filter(
    (sentence) =>
      sentence.author === 'engine' || isSaid({ text: sentence.text, quotes: quotesOf(sentence, cited.citations) }),
  );
  return {
    ...each,
    ...cited,
    message: { ...message, sentences: said, text: message.role === 'assistant' ? textOf(said) : text },
  };
}

const quotesOf = ({ citations: numbers }: chat.ChatSentence, citations: readonly chat.ChatCitation[]): string[] =>
  citations.flatMap(({ n, quote }) => (numbers.includes(n) ? [quote] : []));

/** As the API shows it. */
export function present({ message, citations, answers, read_at }: Loaded, is_withheld: boolean): chat.ChatMessage {
  const { id, session_id, role, text, sentences, client_message_id } = message;
  const { created_by, created_at, completed_at, redacted_at, engine } = message;
  return {
    id,
    chat_session_id: session_id,
    role,
    status: statusOf(message, read_at),
    text,
    sentences,
    citations: [...citations],
    answers: [...answers],
    client_message_id: client_message_id?.includes(' ') ? null : client_message_id,
    created_by,
    is_withheld,
    created_at,
    completed_at,
    redacted_at,
    engine,
  };
}

/** A pending answer whose process has died is a failed one. */
export function statusOf({ status, attempt_at }: ChatMessage, at: string): ChatMessage['status'] {
  if (status !== 'pending') return status;
  const began = Date.parse(attempt_at ?? at);
  return Date.parse(at) - began > ATTEMPT_SECONDS * 1000 ? 'failed' : 'pending';
}
