import { v7 } from 'uuid';
import { type Input, chat, isWordOf, type vaults } from '@insights/contracts';
import { type Call, type Tx, announceAudit, announceRead, anyOf, isAfter, pageBounds, pageOf, sql } from '@insights/db';
import { AppError, invalid, notFound } from '@insights/errors';
import { ChatArtifact, type ChatSession } from '../../db/entities.ts';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';
import {
  type ArtifactContent,
  MAX_ARTIFACTS,
  MAX_ARTIFACT_BYTES,
  MAX_SESSION_BYTES,
  textsIn,
  withTexts,
} from '../../domain/artifact-content.ts';
import { markdownOf, passagesOf } from '../../domain/chat-answer.ts';
import { campaignsOf } from './cited-campaigns.ts';
import { maskTexts } from '../mask-texts.ts';
import { loadCitations, mayRead, shownMessages } from './read-messages.ts';
import { staleArtifacts } from './stale-artifacts.ts';
import { seesAll, userOf, visibleSession } from './visible-session.ts';

type Request = chat.CreateChatArtifactRequest;
type Kind = ChatArtifact['kind'];

/** Saves content of the caller, or the content of an answer. Errors: `not_found`, `invalid_request`, `quota_exceeded`. */
export async function createChatArtifact(deps: Deps, call: Call, request: Request): Promise<chat.ChatArtifact> {
  const { kind, message_id } = request;
  if (!isWordOf(chat.ChatArtifactKind, kind)) throw invalid(['body', 'kind'], 'Name the kind of artifact.');
  const source = message_id === null ? null : await sourceOf(deps, call, { ...request, message_id });
  const content = contentOf(kind, request.content_json, source);
  const bytes = Buffer.byteLength(JSON.stringify(content));
  if (bytes > MAX_ARTIFACT_BYTES) {
    throw invalid(
      ['body', 'content'],
      `The content has ${bytes} bytes of JSON; at most ${MAX_ARTIFACT_BYTES} are allowed.`,
    );
  }
  return deps.db.withWorkspace(call, async (tx) => {
    const session = await visibleSession(tx, call, request.session, { locked: true });
    if (source) await assertUnchanged(tx, source.message);
    await assertRoom(tx, session, bytes);
    const shown = await maskedNow(deps, tx, session, {
      title: request.title ?? source?.title ?? session.title ?? '',
      content,
    });
    const artifact = tx.em.create(ChatArtifact, {
      id: v7(),
      workspace_id: tx.workspaceId,
      session_id: session.id,
      message_id,
      kind,
      ...shown,
      bytes,
      source_types: source?.source_types ?? [],
      created_by: userOf(call),
      created_at: deps.now(),
      redacted_at: null,
    });
    await announceAudit(tx, call, {
      action: 'chat.artifact_saved',
      subject: session.id,
      details: { artifact_id: artifact.id, kind },
    });
    return present(artifact, source?.stale ?? null);
  });
}

/** An answer may be redacted while it is copied: nothing is saved then. Errors: `unavailable`. */
async function assertUnchanged(tx: Tx, { id, redacted_at }: chat.ChatMessage): Promise<void> {
  const row = await query(tx).selectFrom('chat_messages').select('redacted_at').where('id', '=', id).executeTakeFirst();
  if (row?.redacted_at !== redacted_at)
    throw new AppError('unavailable', { publicMessage: 'The answer has just been changed. Save it again.' });
}

/** With the names masked that are hidden now. Whatever hides further names finds the artifact: it waits for the session's lock. */
async function maskedNow(
  deps: Deps,
  tx: Tx,
  { id }: ChatSession,
  { title, content }: Pick<ChatArtifact, 'title' | 'content'>,
): Promise<Pick<ChatArtifact, 'title' | 'content'>> {
  const interview_ids = (await campaignsOf(tx, [id])).get(id) ?? [];
  const spoken = { interview_ids, texts: [title, ...textsIn(content)] };
  const [[shown = '', ...texts] = []] = await maskTexts(deps, tx.workspaceId, [spoken]);
  return { title: shown, content: withTexts(content, texts) };
}

interface Source {
  readonly message: chat.ChatMessage;
  readonly titles: ReadonlyMap<string, string>;
  readonly title: string | null;
  readonly source_types: vaults.SourceType[];
  readonly stale: Stale;
}

type Stale = chat.ChatArtifact['stale'];

/** A complete answer of the session that the caller may read. Errors: `not_found`. */
async function sourceOf(deps: Deps, call: Call, request: Request & { message_id: string }): Promise<Source> {
  const { loaded, titles, title, stale } = await deps.db.withWorkspace({ principal: call.principal }, async (tx) => {
    const session = await visibleSession(tx, call, request.session);
    const rows = await query(tx)
      .selectFrom('chat_messages')
      .selectAll()
      .where('id', '=', request.message_id)
      .where('session_id', '=', session.id)
      .where('role', '=', 'assistant')
      .where('status', '=', 'complete')
      .execute();
    const [found] = await loadCitations(tx, rows);
    if (!found || !mayRead(found.message, request.source_types)) throw notFound('answer in this session');
    const documents = await query(tx)
      .selectFrom('documents')
      .select(['id', 'title'])
      .where('id', '=', anyOf(found.citations.map(({ document_id }) => document_id)))
      .execute();
    return {
      loaded: found,
      titles: new Map(documents.map((each) => [each.id, each.title])),
      title: session.title,
      stale: (await staleArtifacts(tx, [found.message.id])).get(found.message.id) ?? null,
    };
  });
  const [message] = await shownMessages(deps, call, [loaded], request.source_types);
  if (!message) throw notFound('answer in this session');
  return { message, titles, title, stale, source_types: loaded.message.source_types };
}

function contentOf(kind: Kind, content_json: string | null, source: Source | null): ArtifactContent {
  if (content_json !== null) return JSON.parse(content_json) as ArtifactContent;
  if (!source) throw invalid(['body', 'content'], 'Give the content, or the message_id of an answer to save.');
  const { sentences, citations } = source.message;
  if (kind === 'markdown') return markdownOf(sentences, citations);
  if (kind === 'table') return passagesOf(citations, source.titles);
  throw invalid(['body', 'content'], 'An answer has no chart: give its data as content.');
}

async function assertRoom(tx: Tx, { id }: ChatSession, bytes: number): Promise<void> {
  const { count, total } = await query(tx)
    .selectFrom('chat_artifacts')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number | null>('bytes').as('total')])
    .where('session_id', '=', id)
    .executeTakeFirstOrThrow();
  if (count < MAX_ARTIFACTS && (total ?? 0) + bytes <= MAX_SESSION_BYTES) return;
  throw new AppError('quota_exceeded', {
    publicMessage: `A chat session can have ${MAX_ARTIFACTS.toLocaleString('en')} artifacts of ${MAX_SESSION_BYTES / 1024 / 1024} MiB in all. Start a new session.`,
  });
}

/**
 * The caller's own artifacts of a session, newest first; verified support sees those of all. Left out are those that rest on documents
 * that the caller may not see. Errors: `not_found`.
 */
export async function listChatArtifacts(
  deps: Deps,
  call: Call,
  { session: wanted = null, page = null, source_types }: Input<chat.ListChatArtifactsRequest>,
): Promise<chat.ListChatArtifactsResponse> {
  const { limit, after } = pageBounds(page);
  const found = await deps.db.withWorkspace(call, async (tx) => {
    const session = await visibleSession(tx, call, wanted);
    await announceRead(tx, call, { action: 'chat.read', subject: session.id, details: { form: 'artifacts' } });
    const rows = await query(tx)
      .selectFrom('chat_artifacts')
      .selectAll()
      .where('session_id', '=', session.id)
      .$if(!seesAll(call), (own) => own.where('created_by', '=', userOf(call)))
      .$if(source_types.length > 0, (visible) =>
        visible.where((eb) => sql<boolean>`${eb.ref('source_types')} <@ ${[...source_types]}::text[]`),
      )
      .where((eb) => isAfter(eb, after, ['created_at', 'id']))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute();
    const { items, next_cursor } = pageOf(rows, limit);
    const campaigns = await campaignsOf(tx, [session.id]);
    const stale = await staleArtifacts(
      tx,
      items.flatMap(({ message_id }) => message_id ?? []),
    );
    return { items, next_cursor, stale, interview_ids: campaigns.get(session.id) ?? [] };
  });
  const spoken = found.items.map(({ title, content }) => ({
    interview_ids: found.interview_ids,
    texts: [title, ...textsIn(content)],
  }));
  const masked = await maskTexts(deps, call.principal.workspace_id, spoken);
  const items = found.items.map((artifact, index) => {
    const [title = '', ...texts] = masked[index] ?? [];
    const shown = { ...artifact, title, content: withTexts(artifact.content, texts) };
    return present(shown, found.stale.get(artifact.message_id ?? '') ?? null);
  });
  return { items, next_cursor: found.next_cursor };
}

function present(artifact: ChatArtifact, stale: Stale): chat.ChatArtifact {
  const { id, session_id, kind, title, content, message_id, created_by, created_at, redacted_at } = artifact;
  return {
    id,
    chat_session_id: session_id,
    kind,
    title,
    content_json: content === null ? null : JSON.stringify(content),
    message_id,
    created_by,
    created_at,
    stale,
    redacted_at,
  };
}
