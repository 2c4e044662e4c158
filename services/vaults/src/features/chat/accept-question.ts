import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import type { chat } from '@insights/contracts';
import { type Call, type Tx, announceAudit, mechanismQuery, sql } from '@insights/db';
import { AppError } from '@insights/errors';
import { ChatMessage, type ChatSession } from '../../db/entities.ts';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';
import { titleOf } from '../../domain/chat-title.ts';
import { promptOf } from '../../domain/follow-up.ts';
import { maskTexts } from '../mask-texts.ts';
import { campaignsOf } from './cited-campaigns.ts';
import { statusOf } from './read-messages.ts';
import { userOf, visibleSession } from './visible-session.ts';

/** Questions of a session. */
const MAX_QUESTIONS = 500;
/** A follow-up looks back at this many questions. */
const QUESTIONS_BEFORE = 10;

export interface OpenQuestion {
  readonly state: 'open';
  readonly session: Pick<ChatSession, 'id' | 'project_id' | 'title'>;
  readonly question_id: string;
  readonly answer_id: string;
  /** Identifies this attempt. A later attempt takes its place. */
  readonly attempt_at: string;
  /** What to search for. */
  readonly prompt: string;
}

export type Accepted =
  | OpenQuestion
  /** The same question was answered before. */
  | { readonly state: 'answered'; readonly question_id: string; readonly answer_id: string }
  /** Its response is stored under the call's `Idempotency-Key`. */
  | { readonly state: 'known' };

/**
 * Stores a question and the place of its answer, so that nothing that happens later loses it. The messages of a session are ordered by the
 * lock of its row. Errors: `not_found`, `quota_exceeded`, `request_in_progress`, `idempotency_key_reused`.
 */
export async function acceptQuestion(deps: Deps, call: Call, request: chat.SendChatMessageRequest): Promise<Accepted> {
  const accepted = await accept(deps, call, request, [request.text]);
  if (accepted.state !== 'differs') return accepted;
  // Names may have been masked in the stored text since. Campaigns is asked without a transaction, which would hold its connection meanwhile.
  const { interview_ids } = accepted;
  const [masked = []] = await maskTexts(deps, call.principal.workspace_id, [{ interview_ids, texts: [request.text] }]);
  const compared = await accept(deps, call, request, [request.text, ...masked]);
  if (compared.state !== 'differs') return compared;
  throw new AppError('idempotency_key_reused', {
    publicMessage: 'This client_message_id belongs to another question. Use a new one for a new question.',
  });
}

/** The id was used for another text, in a session that quotes these campaigns. */
interface Differs {
  readonly state: 'differs';
  readonly interview_ids: readonly string[];
}

/** `texts`: as which the question may be stored already. */
function accept(
  deps: Deps,
  call: Call,
  request: chat.SendChatMessageRequest,
  texts: readonly string[],
): Promise<Accepted | Differs> {
  // The answer's transaction claims the key. This one only has to be repeatable.
  const { idempotency: _claimed, ...own } = call;
  return deps.db.withWorkspace(own, async (tx): Promise<Accepted | Differs> => {
    if (await isKnown(tx, call)) return { state: 'known' };
    const session = await visibleSession(tx, call, request.session, { locked: true });
    const client_message_id = request.client_message_id ?? idOfKey(call);
    const earlier = client_message_id === null ? null : await findEarlier(tx, session.id, client_message_id);
    if (earlier) return repeated(tx, session, earlier, texts);
    return stored(deps, tx, call, { session, text: request.text, client_message_id });
  });
}

/** Whether the call's key has a stored response; 24 hours, as for every route. */
async function isKnown(tx: Tx, { principal, idempotency }: Call): Promise<boolean> {
  if (!idempotency) return false;
  const row = await mechanismQuery(tx)
    .selectFrom('idempotency_keys')
    .select('key')
    .where('principal_id', '=', principal.id)
    .where('route', '=', idempotency.route)
    .where('key', '=', idempotency.key)
    .where('created_at', '>', sql<string>`now() - interval '24 hours'`)
    .executeTakeFirst();
  return row !== undefined;
}

/** An `Idempotency-Key` makes a question repeatable too. The space keeps these ids apart from those of clients. */
function idOfKey({ principal, idempotency }: Call): string | null {
  if (!idempotency) return null;
  return `key ${createHash('sha256').update(`${principal.id}\n${idempotency.key}`).digest('base64url')}`;
}

const findEarlier = (tx: Tx, session_id: string, client_message_id: string) =>
  tx.em.findOne(ChatMessage, { session_id, client_message_id });

async function repeated(
  tx: Tx,
  session: ChatSession,
  question: ChatMessage,
  texts: readonly string[],
): Promise<Accepted | Differs> {
  if (!texts.includes(question.text) && question.redacted_at === null) {
    const campaigns = await campaignsOf(tx, [session.id]);
    return { state: 'differs', interview_ids: campaigns.get(session.id) ?? [] };
  }
  const answer = await tx.em.findOneOrFail(ChatMessage, { session_id: session.id, seq: question.seq + 1 });
  const ids = { question_id: question.id, answer_id: answer.id };
  const status = statusOf(answer, tx.beganAt);
  if (status === 'complete' || question.redacted_at !== null) return { state: 'answered', ...ids };
  if (status === 'pending') {
    throw new AppError('request_in_progress', {
      publicMessage: 'This question is being answered. Read the messages of the session in a moment.',
    });
  }
  answer.status = 'pending';
  answer.attempt_at = tx.beganAt;
  const prompt = promptOf(question.text, await questionsBefore(tx, session.id, question.seq));
  return { state: 'open', session: { ...session }, ...ids, attempt_at: tx.beganAt, prompt };
}

/** Newest first. */
async function questionsBefore(tx: Tx, session_id: string, seq: number): Promise<string[]> {
  const rows = await query(tx)
    .selectFrom('chat_messages')
    .select('text')
    .where('session_id', '=', session_id)
    .where('role', '=', 'user')
    .where('seq', '<', seq)
    .orderBy('seq', 'desc')
    .limit(QUESTIONS_BEFORE)
    .execute();
  return rows.map(({ text }) => text);
}

interface Asked {
  readonly session: ChatSession;
  readonly text: string;
  readonly client_message_id: string | null;
}

async function stored({ now }: Deps, tx: Tx, call: Call, asked: Asked): Promise<OpenQuestion> {
  const { session, text, client_message_id } = asked;
  const seq = await nextSeq(tx, session.id);
  const at = now();
  const common = {
    workspace_id: tx.workspaceId,
    session_id: session.id,
    sentences: [],
    source_types: [],
    created_at: at,
    redacted_at: null,
    engine: null,
  };
  const question = tx.em.create(ChatMessage, {
    id: v7(),
    seq,
    role: 'user',
    status: 'complete',
    text,
    client_message_id,
    created_by: userOf(call),
    attempt_at: null,
    completed_at: at,
    ...common,
  });
  const answer = tx.em.create(ChatMessage, {
    id: v7(),
    seq: seq + 1,
    role: 'assistant',
    status: 'pending',
    text: '',
    client_message_id: null,
    created_by: null,
    attempt_at: tx.beganAt,
    completed_at: null,
    ...common,
  });
  session.updated_at = at;
  session.title ??= titleOf(text);
  await announceAudit(tx, call, { action: 'chat.asked', subject: session.id, details: { message_id: question.id } });
  const prompt = promptOf(text, await questionsBefore(tx, session.id, seq));
  const ids = { question_id: question.id, answer_id: answer.id };
  return { state: 'open', session: { ...session }, ...ids, attempt_at: tx.beganAt, prompt };
}

/** Errors: `quota_exceeded`. */
async function nextSeq(tx: Tx, session_id: string): Promise<number> {
  const { last } = await query(tx)
    .selectFrom('chat_messages')
    .select(({ fn }) => fn.coalesce(fn.max('seq'), sql<number>`0`).as('last'))
    .where('session_id', '=', session_id)
    .executeTakeFirstOrThrow();
  if (last < MAX_QUESTIONS * 2) return last + 1;
  throw new AppError('quota_exceeded', {
    publicMessage: `A chat session can have ${MAX_QUESTIONS} questions. Start a new session.`,
  });
}
