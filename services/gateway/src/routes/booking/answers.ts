import type { booking } from '@insights/contracts';
import { notFound } from '@insights/errors';

const TOKEN = /^[\w-]{1,128}$/;

/** The token of a reservation in a public path. A malformed one is answered like an unknown one. */
export function reservationTokenIn({ rtoken }: { rtoken: string }): string {
  if (!TOKEN.test(rtoken)) throw notFound('link');
  return rtoken;
}

function bookingPageUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/book/${token}`;
}

export function bookingPageAnswer({ rules, ...page }: booking.BookingPage, publicUrl: string) {
  if (!rules) throw new Error('a booking page without rules');
  return { ...page, ...rules, url: bookingPageUrl(publicUrl, page.token) };
}

export function reservationAnswer({ page_token, ...reservation }: booking.Reservation, publicUrl: string) {
  const slots_url = `${publicUrl}/v1/booking/${page_token}/slots`;
  return { ...reservation, booking_url: bookingPageUrl(publicUrl, page_token), slots_url };
}

export function createdReservationAnswer({ token, reservation }: booking.CreatedReservation, publicUrl: string) {
  if (!reservation) throw new Error('an answer without the reservation');
  return {
    token,
    // The part after `#` stays in the browser, so the token is in no log of addresses.
    reservation_url: `${publicUrl}/book/reservations#${token}`,
    calendar_url: `${publicUrl}/v1/booking/reservations/${token}/calendar.ics`,
    reservation: reservationAnswer(reservation, publicUrl),
  };
}
