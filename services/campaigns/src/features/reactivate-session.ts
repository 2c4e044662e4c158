import type { sessions } from '@insights/contracts';
import { type Call, type Tx, announceAudit } from '@insights/db';
import type { Contact, Session } from '../db/entities.ts';
import { linkOf } from '../db/invitations.ts';
import { loadContact, loadInterview, lockSession } from '../db/load.ts';
import { query } from '../db/query.ts';
import type { SessionDeps } from '../deps.ts';
import { sessionStates } from '../domain/session-states.ts';
import { sessionSubject } from '../domain/notification-subjects.ts';
import { mailFreshReturnLink } from './contact-mail/return-mail.ts';

/**
 * Makes a session available again for a grace period; earlier turns stay in their conversation.
 * Errors: `not_found`, `invalid_transition` (in progress or completed).
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
    session.expires_at = new Date(Date.parse(now(tx)) + request.grace_period_minutes * 60_000).toISOString();
    Object.assign(session, {
      conversation_id: null,
      waiting_since: null,
      started_at: null,
      heard_at: null,
      last_seq: 0,
    } satisfies Partial<Session>);
    const details = { interview_id: interview.id, grace_period_minutes: request.grace_period_minutes };
    await announceAudit(tx, call, { action: 'contact.reactivated', subject: session.id, details });
    const next = await reopen(deps, tx, session, contact);
    return {
      contact_id: session.id,
      scheduled_session_status: session.status,
      scheduled_session_expires_at: session.expires_at,
      message: `The session is available again; the participant can start until ${session.expires_at}. ${next}`,
    };
  });
  bus.notify(sessionSubject(answer.contact_id));
  return answer;
}

/** If the participant has said nothing, there is nothing to protect: the team gets a new personal link and consent is asked for again. */
async function reopen(deps: SessionDeps, tx: Tx, session: Session, contact: Contact): Promise<string> {
  if (session.consent && (await hasAnswered(tx, session.id))) {
    const mail = await mailFreshReturnLink(deps, tx, contact);
    return mail === 'queued'
      ? 'Their return link has been mailed to them.'
      : `Their return link is still valid. No mail was sent (${mail}).`;
  }
  session.consent = null;
  await linkOf(tx, deps.links, session.id);
  return 'Their personal link is the `participant_url` of the contact.';
}

/** Whether the participant has said anything, in this conversation or an earlier one. */
async function hasAnswered(tx: Tx, contactId: string): Promise<boolean> {
  const turn = await query(tx)
    .selectFrom('turns as t')
    .innerJoin('conversations as v', 'v.id', 't.conversation_id')
    .select('t.id')
    .where('v.contact_id', '=', contactId)
    .where('v.mode', '=', 'live')
    .where('t.speaker', '=', 'participant')
    .limit(1)
    .executeTakeFirst();
  return turn !== undefined;
}
