import type { sessions } from '@insights/contracts';
import { type Call, type Tx, announceAudit } from '@insights/db';
import type { Contact, Session } from '../db/entities.ts';
import { linkOf } from '../db/invitations.ts';
import { loadContact, loadInterview, lockSession } from '../db/load.ts';
import { query } from '../db/query.ts';
import type { SessionDeps } from '../deps.ts';
import { assertStart, changeStart, minutesAfter } from '../domain/schedule.ts';
import { sessionStates, statusAt } from '../domain/session-states.ts';
import { sessionSubject } from '../domain/notification-subjects.ts';
import { followSession } from './booking/schedule-session.ts';
import { announceSchedule } from './contact-mail/notices.ts';
import { mailFreshReturnLink } from './contact-mail/return-mail.ts';

/**
 * Makes a session available again for a grace period; earlier turns stay in their conversation.
 * With a start it opens then. Who was invited by mail is informed of the new time.
 * Errors: `not_found`, `invalid_request` (a start that is past), `invalid_transition` (in progress or completed).
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
    const at = now(tx);
    session.status = sessionStates.after('reactivate', statusAt(session, at));
    reopenFrom(session, request, at);
    await followSession(tx, session, at);
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
    const opens = session.scheduled_for === null ? 'is available again' : `opens at ${session.scheduled_for}`;
    return {
      contact_id: session.id,
      scheduled_session_status: session.status,
      scheduled_session_expires_at: session.expires_at ?? '',
      message: `The session ${opens}; the participant can start until ${session.expires_at}. ${next}`,
    };
  });
  bus.notify(sessionSubject(answer.contact_id));
  return answer;
}

/** Opens at once, or at the given start, for the grace period. Errors: `invalid_request`. */
function reopenFrom(session: Session, request: sessions.ReactivateSessionRequest, at: string): void {
  const { scheduled_for, grace_period_minutes: graceMinutes } = request;
  if (scheduled_for !== null) {
    assertStart(scheduled_for, at);
    session.status = sessionStates.after('schedule', session.status);
  }
  changeStart(session, scheduled_for, minutesAfter(scheduled_for ?? at, graceMinutes), at);
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
  const mail = await announceSchedule(deps, tx, contact, session);
  const told = mail === 'queued' ? ' It has been mailed to them.' : '';
  return `Their personal link is the \`participant_url\` of the contact.${told}`;
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
