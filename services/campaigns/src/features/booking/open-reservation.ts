import { participantPrincipal } from '@insights/auth-context';
import type { booking, sessions } from '@insights/contracts';
import { type Call, type Tx, announceAudit } from '@insights/db';
import { AppError } from '@insights/errors';
import type { Room } from '@insights/quotas';
import { loadSession } from '../../db/load.ts';
import { addContact } from '../../db/new-contacts.ts';
import { participantSession } from '../../db/participant-session.ts';
import type { Held } from '../../db/reservations.ts';
import { linkNotFound, makeParticipantToken } from '../../db/tokens.ts';
import type { SessionDeps } from '../../deps.ts';
import { NO_TEXTS } from '../../domain/contact-fields.ts';
import { auditReservation } from './audit-reservation.ts';
import { claim } from './claim-reservation.ts';
import { withReservation } from './reservation.ts';
import { scheduleSession } from './schedule-session.ts';

/**
 * Opens a participant session by a reservation's link. Like an invitation, the link opens nothing after consent.
 * Errors: `not_found`, `invalid_transition` (cancelled), `quota_exceeded`.
 */
export function openReservation(
  deps: SessionDeps,
  caller: Pick<Call, 'origin'>,
  { token }: booking.ReservationRequest,
): Promise<sessions.Joined> {
  return withReservation(deps, token, async (tx, held, room) => {
    if (held.reservation.status === 'cancelled') {
      throw new AppError('invalid_transition', { publicMessage: 'This booking was cancelled. Book a new time.' });
    }
    const id = await sessionOf({ ...deps, room }, caller, tx, held);
    if ((await loadSession(tx, id)).consent) throw linkNotFound();
    await auditReservation(tx, caller, held.reservation, {
      action: 'link.opened',
      subject: id,
      details: { link: 'reservation' },
    });
    return {
      participant_token: await makeParticipantToken(tx, id, deps.now(tx)),
      session: await participantSession(deps, tx, id, caller.origin),
    };
  });
}

/** The session that the link opens: its person's, or that of a new contact for a visitor who has not proved the address. */
async function sessionOf(
  deps: SessionDeps & { room: Room },
  { origin }: Pick<Call, 'origin'>,
  tx: Tx,
  held: Held,
): Promise<string> {
  const { reservation, interview } = held;
  const before = reservation.contact_id;
  await claim(deps, tx, held);
  if (reservation.contact_id !== null && reservation.contact_id === before) return before;
  if (reservation.contact_id === null) {
    deps.room.take();
    const { timezone, locale, hide_name, known_as } = reservation;
    const draft = { ...NO_TEXTS, timezone, locale, hide_name, attributes: {} };
    const contact = await addContact(tx, interview, draft, deps.now(tx), { source: 'booking', joined_as: known_as });
    reservation.contact_id = contact.id;
    const bearer = { principal: participantPrincipal(contact.id, tx.workspaceId), origin };
    const details = { interview_id: interview.id };
    await announceAudit(tx, bearer, { action: 'contact.joined', subject: contact.id, details });
  }
  await scheduleSession(deps, tx, interview, reservation);
  return reservation.contact_id;
}
