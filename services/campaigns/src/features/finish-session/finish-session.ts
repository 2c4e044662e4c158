import type { sessions } from '@insights/contracts';
import type { Call } from '@insights/db';
import { lockSession } from '../../db/load.ts';
import { participantSession } from '../../db/participant-session.ts';
import type { SessionDeps } from '../../deps.ts';
import { sessionBell } from '../../domain/bells.ts';
import { closeSession } from './close-session.ts';

/** The participant ends the interview: its conversation is processed. Errors: `invalid_transition`. */
export async function finishSession(deps: SessionDeps, call: Call): Promise<sessions.ParticipantSession> {
  const answer = await deps.db.withWorkspace(call, async (tx) => {
    const session = await lockSession(tx, call.principal.id);
    await closeSession(tx, session, deps.now());
    return participantSession(deps, tx, session.id);
  });
  deps.bus.ring(sessionBell(answer.id));
  return answer;
}
