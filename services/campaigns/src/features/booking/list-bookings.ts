import { type Input, booking } from '@insights/contracts';
import { type Call, isAfter, pageBounds, pageOf } from '@insights/db';
import type { Reservation } from '../../db/booking-entities.ts';
import { loadInterview } from '../../db/load.ts';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';
import { localTimes } from '../../domain/booking/local-time.ts';
import { knownWord } from '../../domain/known-word.ts';

/** A page of a campaign's bookings, newest first. Errors: `not_found`, `invalid_request` (an unknown status). */
export function listBookings(
  { db }: Pick<Deps, 'db'>,
  call: Call,
  { interview_id, page = null, status = null }: Input<booking.ListBookingsRequest>,
): Promise<booking.ListBookingsResponse> {
  const { limit, after } = pageBounds(page);
  const wanted = status && knownWord(booking.ReservationStatus, 'status', status);
  return db.withWorkspace(call, async (tx) => {
    const interview = await loadInterview(tx, interview_id);
    const rows = await query(tx)
      .selectFrom('reservations')
      .select(SHOWN)
      .where('interview_id', '=', interview.id)
      .where((eb) => isAfter(eb, after, ['reservations.created_at', 'reservations.id']))
      .$if(wanted !== null, (rest) => rest.where('status', '=', wanted))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute();
    const { items, next_cursor } = pageOf(rows, limit);
    return { items: items.map(present), next_cursor };
  });
}

const SHOWN = [
  'id',
  'contact_id',
  'status',
  'starts_at',
  'ends_at',
  'timezone',
  'sequence',
  'created_at',
  'updated_at',
] as const;

/** Nothing about the person: a stranger may have given somebody's address. */
function present({ starts_at, ends_at, ...row }: Pick<Reservation, (typeof SHOWN)[number]>): booking.Booking {
  return { ...row, ...localTimes({ from: Date.parse(starts_at), until: Date.parse(ends_at) }, row.timezone) };
}
