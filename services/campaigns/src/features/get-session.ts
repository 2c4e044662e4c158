import type { sessions } from '@insights/contracts';
import type { Call } from '@insights/db';
import { participantSession } from '../db/participant-session.ts';
import type { SessionDeps } from '../deps.ts';

/** The session of the caller's token. Errors: `not_found` (the contact was deleted). */
export function getSession(deps: SessionDeps, call: Call): Promise<sessions.ParticipantSession> {
  return deps.db.withWorkspace(call, (tx) => participantSession(deps, tx, call.principal.id, call.origin));
}
