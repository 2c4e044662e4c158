import type { booking } from '@insights/contracts';
import type { Call, Tx } from '@insights/db';
import { AppError } from '@insights/errors';
import { type Room, roomFor } from '@insights/quotas';
import { type Held, followReservationLink, loadReservation, lockReservation } from '../../db/reservations.ts';
import type { SessionDeps } from '../../deps.ts';
import { sessionSubject } from '../../domain/notification-subjects.ts';
import { auditReservation } from './audit-reservation.ts';
import { requestBookingMail } from './booking-mail.ts';
import { claim } from './claim-reservation.ts';
import { presentReservation } from './present-reservation.ts';
import { hasBegun, scheduleSession, unscheduleSession } from './schedule-session.ts';
import { takeSlot } from './take-slot.ts';

type Caller = Pick<Call, 'origin'>;

/**
 * Runs `work` on the reservation of a link, in a transaction that locks its campaign. `room`: for a contact that `work` adds.
 * Errors: `not_found`.
 */
export async function withReservation<T>(
  { db, bus, quotas }: SessionDeps,
  token: string,
  work: (tx: Tx, held: Held, room: Room) => Promise<T>,
): Promise<T> {
  const { call, hash } = await followReservationLink(db, token);
  const [answer, contactId] = await db.withWorkspace(call, async (tx) => {
    const room = await roomFor(tx, quotas.contacts);
    const held = await lockReservation(tx, hash);
    return [await work(tx, held, room), held.reservation.contact_id] as const;
  });
  if (contactId !== null) bus.notify(sessionSubject(contactId));
  return answer;
}

/** The reservation of a link. Errors: `not_found`. */
export async function getReservation(
  { db }: SessionDeps,
  { token }: booking.ReservationRequest,
): Promise<booking.Reservation> {
  const { call, hash } = await followReservationLink(db, token);
  return db.withWorkspace(call, async (tx) => presentReservation(tx, await loadReservation(tx, hash)));
}

/**
 * Moves a reservation to another time, to which notice and horizon apply like to a new one; no-op if unchanged.
 * Errors: `not_found`, `invalid_transition` (cancelled, begun, or the page takes no reservations), `slot_taken`.
 */
export function rescheduleReservation(
  deps: SessionDeps,
  caller: Caller,
  request: booking.RescheduleReservationRequest,
): Promise<booking.Reservation> {
  return withReservation(deps, request.token, async (tx, held) => {
    const { reservation, interview, page } = held;
    await assertChangeable(tx, held);
    const timezone = request.timezone ?? reservation.timezone;
    const isSame = Date.parse(request.start) === Date.parse(reservation.starts_at) && timezone === reservation.timezone;
    if (isSame) return presentReservation(tx, held);
    const now = Date.parse(deps.now(tx));
    const wish = { page, interview, start: request.start, timezone, now, except: reservation.id };
    Object.assign(reservation, await takeSlot(tx, wish), { timezone });
    change(reservation, deps.now(tx));
    await claim(deps, tx, held);
    await scheduleSession(deps, tx, interview, reservation);
    await auditReservation(tx, caller, reservation, { action: 'reservation.changed' });
    await requestBookingMail(deps, tx, 'booking_changed', reservation);
    return presentReservation(tx, held);
  });
}

/** Cancels a reservation, whose time is free again; no-op if it is cancelled. Errors: `not_found`, `invalid_transition` (begun). */
export function cancelReservation(
  deps: SessionDeps,
  caller: Caller,
  { token }: booking.ReservationRequest,
): Promise<booking.Reservation> {
  return withReservation(deps, token, async (tx, held) => {
    const { reservation, interview } = held;
    if (reservation.status === 'cancelled') return presentReservation(tx, held);
    await assertChangeable(tx, held);
    reservation.status = 'cancelled';
    change(reservation, deps.now(tx));
    await unscheduleSession(deps, tx, interview, reservation);
    await auditReservation(tx, caller, reservation, { action: 'reservation.cancelled' });
    await requestBookingMail(deps, tx, 'booking_cancelled', reservation);
    return presentReservation(tx, held);
  });
}

function change(reservation: Held['reservation'], at: string): void {
  reservation.sequence += 1;
  reservation.updated_at = at;
}

async function assertChangeable(tx: Tx, { reservation }: Held): Promise<void> {
  if (reservation.status === 'cancelled') {
    throw new AppError('invalid_transition', { publicMessage: 'This booking was cancelled. Book a new time.' });
  }
  if (!(await hasBegun(tx, reservation))) return;
  throw new AppError('invalid_transition', {
    publicMessage: 'The interview has begun, so its time can no longer be changed.',
  });
}
