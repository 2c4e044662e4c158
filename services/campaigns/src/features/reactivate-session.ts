import type { sessions } from '@insights/contracts';
import { type Call, type Tx, announceAudit } from '@insights/db';
import type { Contact, Session } from '../db/entities.ts';
import { linkOf } from '../db/invitations.ts';
import { loadContact, loadInterview, lockSession } from '../db/load.ts';
import type { SessionDeps } from '../deps.ts';
import { sessionStates } from '../domain/session-states.ts';
import { sessionSubject } from '../domain/notification-subjects.ts';
import { mailFreshReturnLink } from './contact-mail/return-mail.ts';

/**
 * Lets a participant begin anew within a grace period, whatever time has passed; what was said before stays in its conversation.
 * Errors: `not_found`, `invalid_transition` (somebody is in it, or it is completed).
 */
export async function reactivateSession(
  deps: SessionDeps,
  call: Call,
  request: sessions.ReactivateSessionRequest,
): Promise<sessions.ReactivateSessionResponse> {
  const { db, bus, now } = deps;
  const answer = await db.withWorkspace(call, async (tx) => {
    const interview = await loadInterview(tx, request.interview_id);
    const contact = await loadContact(tx, interview.id, request.contact_id);
    const session = await lockSession(tx, contact.id);
    session.status = sessionStates.after('reactivate', session.status);
    session.expires_at = new Date(Date.parse(now()) + request.grace_period_minutes * 60_000).toISOString();
    Object.assign(session, {
      conversation_id: null,
      waiting_since: null,
      started_at: null,
      heard_at: null,
      last_seq: 0,
    });
    const details = { interview_id: interview.id, grace_period_minutes: request.grace_period_minutes };
    await announceAudit(tx, call, { action: 'contact.reactivated', subject: session.id, details });
    const wayIn = await openWayIn(deps, tx, session, contact);
    return {
      contact_id: session.id,
      scheduled_session_status: session.status,
      scheduled_session_expires_at: session.expires_at,
      message: `The session is available again: the participant may start until ${session.expires_at}. ${wayIn}`,
    };
  });
  bus.notify(sessionSubject(answer.contact_id));
  return answer;
}

/** Where nothing has been said there is nothing to protect: consent is asked for again, by a link that the team may hand over. */
async function openWayIn(deps: SessionDeps, tx: Tx, session: Session, contact: Contact): Promise<string> {
  if (session.consent && (await hasAnswered(tx, session.id))) {
    const mail = await mailFreshReturnLink(deps, tx, contact);
    return mail === 'queued'
      ? 'Their return link has been mailed to them.'
      : `They come back by the return link that they have: no mail was sent (${mail}).`;
  }
  session.consent = null;
  await tx.flush();
  await linkOf(tx, deps.links, session.id);
  return 'Their personal link is the `participant_url` of the contact.';
}

/** In this sitting or an earlier one. */
async function hasAnswered(tx: Tx, contactId: string): Promise<boolean> {
  const sql = `select 1 from turns t join conversations v on v.id = t.conversation_id
    where v.contact_id = $1 and v.mode = 'live' and t.speaker = 'participant' limit 1`;
  return (await tx.row(sql, [contactId])) !== undefined;
}
