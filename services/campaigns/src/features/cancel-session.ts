import type { campaigns, sessions } from '@insights/contracts';
import { type Call, announceAudit } from '@insights/db';
import { announceRevealed } from '../db/announce-revealed.ts';
import { viewSession } from '../db/invitations.ts';
import { loadContact, loadInterview, lockSession } from '../db/load.ts';
import { presentContact } from '../db/present.ts';
import type { SessionDeps } from '../deps.ts';
import { sessionSubject } from '../domain/notification-subjects.ts';
import { changeStart } from '../domain/schedule.ts';
import { sessionStates, statusAt } from '../domain/session-states.ts';
import { followSession } from './booking/schedule-session.ts';
import { announceSchedule } from './contact-mail/notices.ts';

/**
 * The team cancels a session that has not started. Who was invited to a scheduled one by mail is informed.
 * Errors: `not_found`, `invalid_transition`.
 */
export async function cancelSession(
  deps: SessionDeps,
  call: Call,
  request: sessions.CancelSessionRequest,
): Promise<campaigns.Contact> {
  const { db, bus, links } = deps;
  const answer = await db.withWorkspace(call, async (tx) => {
    const at = deps.now(tx);
    const interview = await loadInterview(tx, request.interview_id);
    const contact = await loadContact(tx, interview.id, request.contact_id);
    const session = await lockSession(tx, contact.id);
    session.status = sessionStates.after('cancel', statusAt(session, at));
    if (session.scheduled_for !== null) {
      changeStart(session, session.scheduled_for, session.expires_at, at);
      await followSession(tx, session, at);
      await announceSchedule(deps, tx, contact, session);
    }
    const details = { interview_id: interview.id };
    await announceAudit(tx, call, { action: 'contact.cancelled', subject: contact.id, details });
    await announceRevealed(tx, call, interview, [contact]);
    return presentContact(contact, await viewSession(tx, contact.id), interview, {
      principal: call.principal,
      links,
      at,
    });
  });
  bus.notify(sessionSubject(answer.id));
  return answer;
}
