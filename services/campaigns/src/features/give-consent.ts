import type { sessions } from '@insights/contracts';
import { type Call, type Tx, announceAudit } from '@insights/db';
import { invalid } from '@insights/errors';
import type { Contact, Interview, Session } from '../db/entities.ts';
import { loadContact, loadInterview } from '../db/load.ts';
import { lockOwnSession, participantSession, withoutLink } from '../db/participant-session.ts';
import { keepReturnAddress, readReturnLink, renewReturnLink } from '../db/return-links.ts';
import { endOtherTokens } from '../db/tokens.ts';
import type { SessionDeps } from '../deps.ts';
import { sessionSubject } from '../domain/notification-subjects.ts';
import { consentVersion, consentedLanguage, noticeIn } from '../domain/consent.ts';
import { participantLanguage } from '../domain/participant-language.ts';
import { sessionStates, statusAt } from '../domain/session-states.ts';
import { assertActive } from './start-session.ts';
import { mayMail } from './contact-mail/mail-limits.ts';
import { mailReturnLink, outcomeFor } from './contact-mail/return-mail.ts';

/**
 * Records consent to the present text; no-op if unchanged. From the first consent on only the participant can open the session. Nobody agrees to
 * an interview that cannot begin. Errors: `invalid_request` (another text), `invalid_transition`, `unauthenticated` (another token consented first).
 */
export async function giveConsent(
  deps: SessionDeps,
  call: Call,
  request: sessions.GiveConsentRequest,
): Promise<sessions.ParticipantSession> {
  const consent = async (tx: Tx): Promise<sessions.ParticipantSession> => {
    const session = await lockOwnSession(deps, tx, call);
    if (session.consent?.version !== request.version) {
      const interview = await loadInterview(tx, session.interview_id);
      if (!session.consent) assertActive(interview);
      const contact = await loadContact(tx, interview.id, session.id);
      const known = call.origin?.languages ?? [];
      const language = agreedIn(interview, contact, request.version, known);
      if (language === undefined) {
        throw invalid(
          ['body', 'version'],
          'This is not the version of the present consent text. Read the text again and send its version.',
        );
      }
      session.status = sessionStates.after('consent', statusAt(session, deps.now(tx)));
      const isFirst = !session.consent;
      const notice = noticeIn(language);
      // From now on the interview, mails and other devices keep to it.
      if (isFirst && known.length > 0) contact.locale ??= language;
      session.consent = { version: request.version, given_at: deps.now(tx), notice };
      if (isFirst) await handOver(deps, tx, call, session);
      else await announceConsent(tx, call, session, { tokens_ended: 0 });
    }
    return participantSession(deps, tx, session.id, call.origin);
  };
  const answer = await deps.db.withWorkspace(call, consent, { replay: withoutLink });
  // Makes the streams of ended tokens close.
  deps.bus.notify(sessionSubject(answer.id));
  return answer;
}

/** The language in which the participant has read the text with this version; undefined if there is no such text. */
function agreedIn(
  interview: Interview,
  { locale }: Contact,
  version: string,
  known: readonly string[],
): string | undefined {
  const language = participantLanguage(interview, [locale, ...known]);
  return consentVersion(interview, language) === version ? language : consentedLanguage(interview, version);
}

/** Ends the invitation and all other tokens, and creates a return link that only the participant knows. */
async function handOver(deps: SessionDeps, tx: Tx, call: Call, session: Session): Promise<void> {
  const { id, interview_id } = session;
  Object.assign(session, { invitation_hash: null, invitation_key_id: null });
  const tokens_ended = await endOtherTokens(tx, call.principal);
  const { email, source } = await loadContact(tx, interview_id, id);
  await keepReturnAddress(tx, deps.links, { id, email: email || null });
  const version = await renewReturnLink(tx, deps.links, await readReturnLink(tx, id));
  const recipient = { id, interview_id, email };
  const isMailed = (await outcomeFor(deps, tx, email ?? '')) === 'queued' && (await mayMail(deps, tx, recipient));
  if (isMailed) await mailReturnLink(deps, tx, recipient, version);
  await announceConsent(tx, call, session, { came_by: source === 'join' ? 'join_link' : 'invitation', tokens_ended });
}

async function announceConsent(tx: Tx, call: Call, { id, interview_id }: Session, more: object): Promise<void> {
  const details = { interview_id, ...more };
  await announceAudit(tx, call, { action: 'contact.consented', subject: id, details });
}
