import type { sessions } from '@insights/contracts';
import { type Call, type Tx, announceAudit } from '@insights/db';
import { lockOwnSession, participantSession, withoutLink } from '../../db/participant-session.ts';
import type { SessionDeps } from '../../deps.ts';
import { sessionSubject } from '../../domain/notification-subjects.ts';
import { closeSession } from './close-session.ts';

/** The participant ends the interview: its conversation is processed. Errors: `invalid_transition`. */
export async function finishSession(deps: SessionDeps, call: Call): Promise<sessions.ParticipantSession> {
  const finish = async (tx: Tx): Promise<sessions.ParticipantSession> => {
    const session = await lockOwnSession(deps, tx, call);
    await closeSession(tx, session, deps.now(tx));
    const details = { interview_id: session.interview_id, conversation_id: session.conversation_id };
    await announceAudit(tx, call, { action: 'session.finished', subject: session.id, details });
    return participantSession(deps, tx, session.id, call.origin);
  };
  const answer = await deps.db.withWorkspace(call, finish, { replay: withoutLink });
  deps.bus.notify(sessionSubject(answer.id));
  return answer;
}
