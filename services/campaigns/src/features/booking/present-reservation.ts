import type { booking } from '@insights/contracts';
import type { Tx } from '@insights/db';
import { presentJoinPage } from '../../db/present.ts';
import type { Held } from '../../db/reservations.ts';
import { localTimes } from '../../domain/booking/local-time.ts';
import { expiryOf, hasBegun } from './schedule-session.ts';

/** A reservation as the bearer of its link sees it: nothing about who the person is. */
export async function presentReservation(
  tx: Tx,
  { reservation, interview, page }: Omit<Held, 'purpose'>,
): Promise<booking.Reservation> {
  const { status, starts_at, ends_at, timezone, sequence, locale } = reservation;
  return {
    status,
    ...localTimes({ from: Date.parse(starts_at), until: Date.parse(ends_at) }, timezone),
    timezone,
    sequence,
    page_token: page.token,
    campaign: presentJoinPage(interview, [locale]),
    can_change: status === 'booked' && !(await hasBegun(tx, reservation)),
    expires_at: expiryOf(interview, starts_at),
  };
}
