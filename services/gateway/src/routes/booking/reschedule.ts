import { route } from '../../core/route.ts';
import { Reservation, ReservationChange } from '../../schemas/booking.ts';
import { reservationAnswer, reservationTokenIn } from './answers.ts';

export const rescheduleReservation = route({
  name: 'reschedule',
  method: 'patch',
  path: '/v1/booking/reservations/:rtoken',
  tag: 'booking',
  doc: "Moves one's own booking to another free time, until the interview begins. Notice and horizon of the page apply to the new time.",
  access: { public: true },
  workspace: 'none',
  audit: 'reservation.changed',
  body: ReservationChange,
  success: { status: 200, body: Reservation },
  errors: ['not_found', 'invalid_transition', 'slot_taken'],
  async handle({ params, body, call, booking, gateway }) {
    const changed = await booking.rescheduleReservation({ token: reservationTokenIn(params), ...body }, call);
    return reservationAnswer(changed, gateway.public_url);
  },
});
