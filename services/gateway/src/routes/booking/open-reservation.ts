import { route } from '../../core/route.ts';
import { Joined } from '../../schemas/join.ts';
import { joinedAnswer } from '../join/answers.ts';
import { reservationTokenIn } from './answers.ts';

export const openReservation = route({
  name: 'openReservation',
  method: 'post',
  path: '/v1/booking/reservations/:rtoken/session',
  tag: 'booking',
  doc: "Turns the link of one's own booking into a participant session, which opens at the booked time. Consent ends the link: it is 404 from then on.",
  access: { public: true },
  workspace: 'none',
  audit: 'link.opened',
  rate: 'exchange',
  headers: {
    'Accept-Language':
      'Languages of the participant: the first that every question is translated into counts, unless the contact has one.',
  },
  success: { status: 201, body: Joined },
  errors: ['not_found', 'invalid_transition', 'quota_exceeded'],
  handle: async ({ params, call, booking, gateway }) =>
    joinedAnswer(await booking.openReservation({ token: reservationTokenIn(params) }, call), gateway),
});
