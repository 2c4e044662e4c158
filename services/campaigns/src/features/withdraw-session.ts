import type { sessions } from '@insights/contracts';
import { type Call, announceAudit } from '@insights/db';
import { lockOwnSession } from '../db/participant-session.ts';
import { dropReturnLink } from '../db/return-links.ts';
import { query } from '../db/query.ts';
import type { SessionDeps } from '../deps.ts';
import { sessionSubject } from '../domain/notification-subjects.ts';
import { sessionStates } from '../domain/session-states.ts';
import { deleteErased, recordErasure } from './erase-contact/erasure.ts';

/** The participant withdraws: consent and return link end, the session is cancelled, and live conversations are erased in all services. */
export async function withdrawSession(deps: SessionDeps, call: Call): Promise<sessions.WithdrawSessionResponse> {
  const { id } = call.principal;
  await deps.db.withWorkspace(call, async (tx) => {
    const session = await lockOwnSession(deps, tx, call);
    session.status = sessionStates.after('withdraw', session.status);
    session.consent = null;
    await dropReturnLink(tx, id);
    session.conversation_id = null;
    session.last_seq = 0;
    session.open_seq = null;
    await query(tx).deleteFrom('reservations').where('contact_id', '=', id).execute();
    const held = await query(tx)
      .selectFrom('conversations')
      .select('id')
      .where('contact_id', '=', id)
      .where('mode', '=', 'live')
      .execute();
    const conversation_ids = held.map((conversation) => conversation.id);
    const { interview_id } = session;
    const details = { interview_id, conversations: conversation_ids.length };
    await announceAudit(tx, call, { action: 'contact.withdrew', subject: id, details });
    if (held.length === 0) return {};
    const erasure = {
      interview_id,
      contact_id: id,
      conversation_ids,
      contact_erased: false,
      requested_at: deps.now(tx),
    };
    await deleteErased(tx, deps.names, { ...erasure, id: await recordErasure(tx, erasure) });
    return {};
  });
  deps.bus.notify(sessionSubject(id));
  return {};
}
