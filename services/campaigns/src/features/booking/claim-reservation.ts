import type { Tx } from '@insights/db';
import { AppError } from '@insights/errors';
import { Reservation } from '../../db/booking-entities.ts';
import { loadSession } from '../../db/load.ts';
import { query } from '../../db/query.ts';
import { type Held, endShownToken } from '../../db/reservations.ts';
import type { SessionDeps } from '../../deps.ts';
import { requestBookingMail } from './booking-mail.ts';
import { hasBegun } from './schedule-session.ts';

/**
 * The mailed link has been used, so its bearer has the address that was given: the reservation becomes theirs and the link that the
 * visitor was shown ends, whether or not the address was known. Errors: `invalid_transition` (the visitor has begun the interview).
 */
export async function claim(deps: SessionDeps, tx: Tx, { reservation, purpose }: Held): Promise<void> {
  if (purpose === 'shown') return;
  await endShownToken(tx, reservation.id);
  const { contact_id: visitor, known_as } = reservation;
  if (known_as === null) return;
  if (visitor !== null && (await hasTakenPart(tx, reservation, visitor))) {
    throw new AppError('invalid_transition', {
      publicMessage: 'The interview of this booking has been opened elsewhere. Book a new time.',
    });
  }
  reservation.contact_id = known_as;
  reservation.known_as = null;
  await tx.em.flush();
  // The contact that stood in for the visitor has said nothing.
  if (visitor !== null) await query(tx).deleteFrom('contacts').where('id', '=', visitor).execute();
  await replaceOthers(deps, tx, reservation);
}

async function hasTakenPart(tx: Tx, reservation: Reservation, contactId: string): Promise<boolean> {
  return (await hasBegun(tx, reservation)) || (await loadSession(tx, contactId)).consent !== null;
}

/** A person has one booking of a campaign: the one they used last. */
async function replaceOthers(deps: SessionDeps, tx: Tx, { id, contact_id }: Reservation): Promise<void> {
  const others = await tx.em.find(Reservation, {
    contact_id,
    status: 'booked',
    starts_at: { $gt: deps.now(tx) },
    id: { $ne: id },
  });
  for (const other of others) {
    Object.assign(other, { status: 'cancelled', sequence: other.sequence + 1, updated_at: deps.now(tx) });
    await requestBookingMail(deps, tx, 'booking_cancelled', other);
  }
}
