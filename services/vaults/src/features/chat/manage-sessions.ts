import { v7 } from 'uuid';
import type { Input, chat } from '@insights/contracts';
import { type Call, type Tx, announceAudit, eraseAnswers, isAfter, pageBounds, pageOf } from '@insights/db';
import { AppError } from '@insights/errors';
import { ChatSession } from '../../db/entities.ts';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';
import { campaignsOf } from './cited-campaigns.ts';
import { maskTexts } from '../mask-texts.ts';
import { assertProject } from './project-sources.ts';
import { seesAll, userOf, visibleSession } from './visible-session.ts';

/** For each user, in the insights chat and in each project. */
const MAX_SESSIONS = 1_000;

const present = ({ is_named: _named, ...session }: ChatSession): chat.ChatSession => ({ ...session });

/** Errors: `not_found` (the project), `quota_exceeded`. */
export function createChatSession(
  { db, now }: Deps,
  call: Call,
  { project_id, title }: chat.CreateChatSessionRequest,
): Promise<chat.ChatSession> {
  return db.withWorkspace(call, async (tx) => {
    if (project_id !== null) await assertProject(tx, project_id);
    await assertRoom(tx, call, project_id);
    const at = now();
    const session = {
      id: v7(),
      workspace_id: tx.workspaceId,
      project_id,
      title,
      is_named: title !== null,
      created_by: userOf(call),
      created_at: at,
      updated_at: at,
    };
    tx.em.create(ChatSession, session);
    await announceAudit(tx, call, { action: 'chat.created', subject: session.id, details: { project_id } });
    return present(session);
  });
}

async function assertRoom(tx: Tx, call: Call, project_id: string | null): Promise<void> {
  const { count } = await query(tx)
    .selectFrom('chat_sessions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('project_id', 'is not distinct from', project_id)
    .where('created_by', '=', userOf(call))
    .executeTakeFirstOrThrow();
  if (count < MAX_SESSIONS) return;
  throw new AppError('quota_exceeded', {
    publicMessage: `A user can have ${MAX_SESSIONS.toLocaleString('en')} chat sessions. Delete those that are no longer needed.`,
  });
}

/** A page of the sessions that the caller may see, newest first. Errors: `not_found` (the project). */
export async function listChatSessions(
  deps: Deps,
  call: Call,
  { project_id = null, page = null }: Input<chat.ListChatSessionsRequest>,
): Promise<chat.ListChatSessionsResponse> {
  const { limit, after } = pageBounds(page);
  const found = await deps.db.withWorkspace(call, async (tx) => {
    if (project_id !== null) await assertProject(tx, project_id);
    const rows = await query(tx)
      .selectFrom('chat_sessions')
      .selectAll()
      .where('project_id', 'is not distinct from', project_id)
      .$if(project_id === null && !seesAll(call), (own) => own.where('created_by', '=', userOf(call)))
      .where((eb) => isAfter(eb, after, ['created_at', 'id']))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute();
    const { items, next_cursor } = pageOf(rows, limit);
    return {
      items,
      next_cursor,
      sources: await campaignsOf(
        tx,
        items.map(({ id }) => id),
      ),
    };
  });
  return { items: await shown(deps, call, found.items, found.sources), next_cursor: found.next_cursor };
}

/** Errors: `not_found`. */
export async function getChatSession(
  deps: Deps,
  call: Call,
  request: chat.ChatSessionRequest,
): Promise<chat.ChatSession> {
  const [session, sources] = await deps.db.withWorkspace(call, async (tx) => {
    const row = await visibleSession(tx, call, request);
    return [row, await campaignsOf(tx, [row.id])] as const;
  });
  const [masked] = await shown(deps, call, [session], sources);
  return masked ?? present(session);
}

/** Errors: `not_found`. */
export function renameChatSession(
  { db }: Deps,
  call: Call,
  { session: wanted, title }: chat.RenameChatSessionRequest,
): Promise<chat.ChatSession> {
  return db.withWorkspace(call, async (tx) => {
    const session = await visibleSession(tx, call, wanted, { locked: true });
    session.title = title;
    session.is_named = true;
    await announceAudit(tx, call, { action: 'chat.renamed', subject: session.id });
    return present({ ...session });
  });
}

/** Deletes a session with its messages and artifacts, and the stored answers about it. Errors: `not_found`. */
export function deleteChatSession(
  { db }: Deps,
  call: Call,
  request: chat.ChatSessionRequest,
): Promise<chat.DeleteChatSessionResponse> {
  return db.withWorkspace(call, async (tx) => {
    const session = await visibleSession(tx, call, request, { locked: true });
    tx.em.remove(session);
    await announceAudit(tx, call, { action: 'chat.deleted', subject: session.id });
    await eraseAnswers(tx, { subjects: [session.id] });
    return {};
  });
}

/** With the names masked in titles that are hidden now in the campaigns that a session quotes. */
async function shown(
  deps: Deps,
  call: Call,
  sessions: readonly ChatSession[],
  sources: ReadonlyMap<string, readonly string[]>,
): Promise<chat.ChatSession[]> {
  const spoken = sessions.map(({ id, title }) => ({ interview_ids: sources.get(id) ?? [], texts: [title ?? ''] }));
  const titles = await maskTexts(deps, call.principal.workspace_id, spoken);
  return sessions.map((session, index) => present({ ...session, title: titles[index]?.[0] || null }));
}
