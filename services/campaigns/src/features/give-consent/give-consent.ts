import type { sessions } from '@insights/contracts';
import type { Call } from '@insights/db';
import { invalid } from '@insights/errors';
import { loadInterview, lockSession } from '../../db/load.ts';
import { participantSession } from '../../db/participant-session.ts';
import type { SessionDeps } from '../../deps.ts';
import { consentVersion } from '../../domain/consent.ts';
import { sessionStates, statusAt } from '../../domain/session-states.ts';

/** Notes what was agreed to; the same again changes nothing. Errors: `invalid_request` (another text), `invalid_transition`. */
export function giveConsent(
  deps: SessionDeps,
  call: Call,
  request: sessions.GiveConsentRequest,
): Promise<sessions.ParticipantSession> {
  return deps.db.withWorkspace(call, async (tx) => {
    const session = await lockSession(tx, call.principal.id);
    if (session.consent?.version !== request.version) {
      const { settings } = await loadInterview(tx, session.interview_id);
      if (request.version !== consentVersion(settings.consent_text)) {
        throw invalid(['body', 'version'], 'This is not the version of the present consent text. Read it again.');
      }
      session.status = sessionStates.after('consent', statusAt(session, deps.now()));
      session.consent = { version: request.version, given_at: deps.now() };
    }
    return participantSession(deps, tx, session.id);
  });
}
