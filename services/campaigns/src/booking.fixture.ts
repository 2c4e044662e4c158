import type { booking } from '@insights/contracts';
import { bookingRules } from './domain/booking/rules.fixture.ts';
import { putBookingPage } from './features/booking/booking-page.ts';
import { createReservation } from './features/booking/create-reservation.ts';
import { listSlots } from './features/booking/public-page.ts';
import type { Campaign, Scene } from './sessions.fixture.ts';

/** A booking page of a campaign: open at weekdays from nine to five in Berlin, for one person at a time. */
export function openPage(
  { deps }: Pick<Scene, 'deps'>,
  { call, id }: Pick<Campaign, 'call' | 'id'>,
  rules: Partial<booking.BookingRules> = {},
  enabled = true,
): Promise<booking.BookingPage> {
  return putBookingPage(deps, call, { interview_id: id, enabled, rules: bookingRules(rules) });
}

export const slotsOf = async (
  { deps }: Pick<Scene, 'deps'>,
  token: string,
  fields: Partial<booking.ListSlotsRequest> = {},
): Promise<booking.Slot[]> => (await listSlots(deps, { token, from: '', to: '', timezone: '', ...fields })).slots;

/** Books a time of a page; without a start, its first free one. */
export async function book(
  s: Pick<Scene, 'deps'>,
  token: string,
  fields: Partial<booking.CreateReservationRequest> = {},
): Promise<{ token: string; reservation: booking.Reservation }> {
  const start = fields.start ?? (await slotsOf(s, token))[0]?.start ?? '';
  const created = await createReservation(
    s.deps,
    {},
    {
      name: null,
      email: null,
      timezone: 'America/New_York',
      locale: null,
      hide_name: false,
      client_reservation_id: null,
      ...fields,
      start,
      token,
    },
  );
  if (!created.reservation) throw new Error('no reservation');
  return { token: created.token, reservation: created.reservation };
}
