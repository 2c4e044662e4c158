import type { Input, chat } from '@insights/contracts';
import type { Call, Tx } from '@insights/db';
import { notFound } from '@insights/errors';
import { ChatSession } from '../../db/entities.ts';
import { query } from '../../db/query.ts';

/** Verified support sees the insights chats of everybody in the workspace. */
export const seesAll = ({ principal }: Call): boolean => principal.platform_role === 'support';

/** The user on whose behalf a call acts: of a key, the one who created it. */
export const userOf = ({ principal }: Call): string => principal.user_id;

/** Whether the caller may see a session at all: of a project everybody in the workspace, of the insights chat its user and support. */
const isVisible = (call: Call, { project_id, created_by }: ChatSession): boolean =>
  project_id !== null || created_by === userOf(call) || seesAll(call);

/** Until the transaction ends, other changes of the session wait. */
export async function lockSession(tx: Tx, id: string): Promise<void> {
  await query(tx).selectFrom('chat_sessions').select('id').where('id', '=', id).forUpdate().execute();
}

/** The session, if the caller may see it. `locked`: until the transaction ends, other messages of the session wait. Errors: `not_found`. */
export async function visibleSession(
  tx: Tx,
  call: Call,
  request: Input<chat.ChatSessionRequest> | null,
  { locked = false } = {},
): Promise<ChatSession> {
  const { session_id = '', project_id = null } = request ?? {};
  if (locked) await lockSession(tx, session_id);
  const session = await tx.em.findOne(ChatSession, { id: session_id, project_id });
  if (!session || !isVisible(call, session)) throw notFound('chat session');
  return session;
}
