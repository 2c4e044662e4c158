import type { booking } from '@insights/contracts';
import type { Reservation } from '../../db/booking-entities.ts';
import type { Interview } from '../../db/entities.ts';
import { followReservationLink, loadReservation } from '../../db/reservations.ts';
import type { SessionDeps } from '../../deps.ts';
import { type CalendarEntry, calendarOf } from '../../domain/calendar/calendar.ts';

/** A reservation for the participant's own calendar. It is published, so that no calendar sends a reply. Errors: `not_found`. */
export async function getReservationCalendar(
  { db, links }: SessionDeps,
  { token }: booking.ReservationRequest,
): Promise<booking.CalendarText> {
  const { call, hash } = await followReservationLink(db, token);
  return db.withWorkspace(call, async (tx) => {
    const { reservation, interview } = await loadReservation(tx, hash);
    return calendarOf({
      ...reservationEntry(reservation, interview),
      url: links.reservationUrl(token),
      organizer: organizerOf(interview),
      attendee_email: null,
    });
  });
}

/** What a reservation's calendar entry says about the appointment. */
export function reservationEntry(
  { id, sequence, status, updated_at, starts_at, ends_at, timezone, locale }: Reservation,
  { name, language }: Interview,
): Omit<CalendarEntry, 'url' | 'organizer' | 'attendee_email'> {
  return {
    id,
    sequence,
    is_cancelled: status === 'cancelled',
    changed_at: updated_at,
    starts_at,
    ends_at,
    timezone,
    locale: locale ?? language,
    campaign_name: name,
  };
}

/** Who is responsible for the campaign, if it names an address. */
export function organizerOf({ settings }: Interview): CalendarEntry['organizer'] {
  const { controller_name, contact_email } = settings;
  return contact_email ? { name: controller_name ?? '', email: contact_email } : null;
}
