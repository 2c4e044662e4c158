import type { booking } from '@insights/contracts';
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
    const { id, sequence, status, updated_at, starts_at, ends_at, timezone, locale } = reservation;
    return calendarOf({
      id,
      sequence,
      is_cancelled: status === 'cancelled',
      changed_at: updated_at,
      starts_at,
      ends_at,
      timezone,
      locale: locale ?? interview.language,
      campaign_name: interview.name,
      url: links.reservationUrl(token),
      organizer: organizerOf(interview),
      attendee_email: null,
    });
  });
}

/** Who is responsible for the campaign, if it names an address. */
function organizerOf({ settings }: Interview): CalendarEntry['organizer'] {
  const { controller_name, contact_email } = settings;
  return contact_email ? { name: controller_name ?? '', email: contact_email } : null;
}
