import { route } from '../../core/route.ts';
import { reservationTokenIn } from './answers.ts';

export const cancelReservation = route({
  name: 'cancel',
  method: 'delete',
  path: '/v1/booking/reservations/:rtoken',
  tag: 'booking',
  doc: "Cancels one's own booking, until the interview begins. The time is free again.",
  access: { public: true },
  workspace: 'none',
  audit: 'reservation.cancelled',
  success: { status: 204 },
  errors: ['not_found', 'invalid_transition'],
  async handle({ params, call, booking }) {
    await booking.cancelReservation({ token: reservationTokenIn(params) }, call);
    return undefined;
  },
});
