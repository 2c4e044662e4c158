import { route } from '../../core/route.ts';
import { Reservation } from '../../schemas/booking.ts';
import { reservationAnswer, reservationTokenIn } from './answers.ts';

export const getReservation = route({
  name: 'getReservation',
  method: 'get',
  path: '/v1/booking/reservations/:rtoken',
  tag: 'booking',
  doc: "Shows one's own booking.",
  access: { public: true },
  workspace: 'none',
  success: { status: 200, body: Reservation },
  errors: ['not_found'],
  handle: async ({ params, call, booking, gateway }) =>
    reservationAnswer(await booking.getReservation({ token: reservationTokenIn(params) }, call), gateway.public_url),
});
