import type { Tx } from '@insights/db';
import type { Session } from '../../db/entities.ts';
import { loadConversation } from '../../db/load.ts';
import { sessionStates } from '../../domain/session-states.ts';
import { query } from '../../db/query.ts';
import { requestProcessing } from '../process-conversation/request-processing.ts';
import { awaitsValues, valuesDueAt } from '../store-values/await-values.ts';

const MINUTE_MS = 60_000;

/**
 * Ends a live session that the caller has locked: the conversation is processed, at once or when a model has read its values, or abandoned
 * if the participant said nothing. Errors: `invalid_transition`.
 */
export async function closeSession(tx: Tx, session: Session, at: string): Promise<void> {
  session.status = sessionStates.after('finish', session.status);
  const isSpoken = await hasSpoken(tx, session);
  await endConversation(tx, session, at, isSpoken);
  if (!isSpoken || !session.conversation_id) return;
  if (await awaitsValues(tx, session)) session.values_due_at = valuesDueAt(at);
  else await requestProcessing(tx, session.conversation_id);
}

/**
 * Ends a session whose participant stopped answering: with at least one answer to an interviewer it counts as an interview; otherwise the
 * team can reactivate it. Errors: `invalid_transition`.
 */
export async function abandonSession(tx: Tx, session: Session, at: string): Promise<void> {
  // What somebody wrote while no interviewer came is not an interview.
  if (session.started_at !== null && (await hasSpoken(tx, session))) return closeSession(tx, session, at);
  session.status = sessionStates.after('abandon', session.status);
  await endConversation(tx, session, at, false);
}

async function endConversation(tx: Tx, session: Session, at: string, isHeld: boolean): Promise<void> {
  // What was released of a turn is the turn.
  session.open_seq = null;
  if (!session.conversation_id) return;
  const conversation = await loadConversation(tx, session.interview_id, session.conversation_id);
  const begun = Date.parse(session.started_at ?? conversation.started_at ?? at);
  conversation.status = isHeld ? 'processing' : 'abandoned';
  conversation.ended_at = at;
  conversation.duration_minutes = Math.max(1, Math.round((Date.parse(at) - begun) / MINUTE_MS));
}

async function hasSpoken(tx: Tx, session: Session): Promise<boolean> {
  if (session.conversation_id === null) return false;
  const turn = await query(tx)
    .selectFrom('turns')
    .select('id')
    .where('conversation_id', '=', session.conversation_id)
    .where('speaker', '=', 'participant')
    .limit(1)
    .executeTakeFirst();
  return turn !== undefined;
}
