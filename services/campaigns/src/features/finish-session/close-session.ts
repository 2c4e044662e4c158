import type { Tx } from '@insights/db';
import type { Session } from '../../db/entities.ts';
import { loadConversation } from '../../db/load.ts';
import { sessionStates } from '../../domain/session-states.ts';
import { requestProcessing } from '../process-conversation/request-processing.ts';

const MINUTE_MS = 60_000;

/**
 * Ends a live session that the caller has locked: the conversation goes to processing, or is abandoned when the participant said
 * nothing at all. Errors: `invalid_transition`.
 */
export async function closeSession(tx: Tx, session: Session, at: string): Promise<void> {
  session.status = sessionStates.after('finish', session.status);
  const isSpoken = await endConversation(tx, session, at);
  if (isSpoken && session.conversation_id) await requestProcessing(tx, session.conversation_id);
}

/**
 * Ends a session whose participant fell silent: what was said counts as an interview; with nothing said there was none, and
 * the team may reactivate the session. Errors: `invalid_transition`.
 */
export async function abandonSession(tx: Tx, session: Session, at: string): Promise<void> {
  if (await hasSpoken(tx, session)) return closeSession(tx, session, at);
  session.status = sessionStates.after('abandon', session.status);
  await endConversation(tx, session, at);
}

async function endConversation(tx: Tx, session: Session, at: string): Promise<boolean> {
  if (!session.conversation_id) return false;
  const isSpoken = await hasSpoken(tx, session);
  const conversation = await loadConversation(tx, session.interview_id, session.conversation_id);
  const begun = Date.parse(session.started_at ?? conversation.started_at ?? at);
  conversation.status = isSpoken ? 'processing' : 'abandoned';
  conversation.ended_at = at;
  conversation.duration_minutes = Math.max(1, Math.round((Date.parse(at) - begun) / MINUTE_MS));
  return isSpoken;
}

async function hasSpoken(tx: Tx, session: Session): Promise<boolean> {
  const row = await tx.row(`select 1 from turns where conversation_id = $1 and speaker = 'participant' limit 1`, [
    session.conversation_id,
  ]);
  return row !== undefined;
}
