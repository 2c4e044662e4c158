import type { booking } from '@insights/contracts';
import type { Handlers } from '@insights/grpc-kit';
import type { SessionDeps } from './deps.ts';
import { getBookingPage, putBookingPage } from './features/booking/booking-page.ts';
import { createReservation } from './features/booking/create-reservation.ts';
import { listBookings } from './features/booking/list-bookings.ts';
import { openReservation } from './features/booking/open-reservation.ts';
import { getPublicBookingPage, listSlots } from './features/booking/public-page.ts';
import { getReservationCalendar } from './features/booking/reservation-calendar.ts';
import { cancelReservation, getReservation, rescheduleReservation } from './features/booking/reservation.ts';

/** RPC → feature. */
export function bookingHandlers(deps: SessionDeps): Handlers<booking.BookingServiceService> {
  return {
    putBookingPage: (request, call) => putBookingPage(deps, call, request),
    getBookingPage: (request, call) => getBookingPage(deps, call, request),
    listBookings: (request, call) => listBookings(deps, call, request),

    getPublicBookingPage: (request, call) => getPublicBookingPage(deps, request, call),
    listSlots: (request) => listSlots(deps, request),
    createReservation: (request, call) => createReservation(deps, call, request),
    getReservation: (request) => getReservation(deps, request),
    rescheduleReservation: (request, call) => rescheduleReservation(deps, call, request),
    cancelReservation: (request, call) => cancelReservation(deps, call, request),
    getReservationCalendar: (request) => getReservationCalendar(deps, request),
    openReservation: (request, call) => openReservation(deps, call, request),
  };
}
