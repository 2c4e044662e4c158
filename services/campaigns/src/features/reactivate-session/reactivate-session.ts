import type { sessions } from '@insights/contracts';
import type { Call } from '@insights/db';
import { loadInterview, lockSessionOf } from '../../db/load.ts';
import type { SessionDeps } from '../../deps.ts';
import { sessionStates } from '../../domain/session-states.ts';
import { sessionBell } from '../../domain/bells.ts';

/**
 * Lets a participant begin anew within a grace period, whatever time has passed; what was said before stays in its conversation.
 * Errors: `not_found`, `invalid_transition` (somebody is in it, or it is completed).
 */
export async function reactivateSession(
  { db, bus, now }: SessionDeps,
  call: Call,
  request: sessions.ReactivateSessionRequest,
): Promise<sessions.ReactivateSessionResponse> {
  const answer = await db.withWorkspace(call, async (tx) => {
    const interview = await loadInterview(tx, request.interview_id);
    const session = await lockSessionOf(tx, interview.id, request.contact_id);
    session.status = sessionStates.after('reactivate', session.status);
    session.expires_at = new Date(Date.parse(now()) + request.grace_period_minutes * 60_000).toISOString();
    Object.assign(session, {
      conversation_id: null,
      waiting_since: null,
      started_at: null,
      heard_at: null,
      last_seq: 0,
    });
    return {
      contact_id: session.id,
      scheduled_session_status: session.status,
      scheduled_session_expires_at: session.expires_at,
      message: `The session is available again: the participant may start until ${session.expires_at}.`,
    };
  });
  bus.ring(sessionBell(answer.contact_id));
  return answer;
}
