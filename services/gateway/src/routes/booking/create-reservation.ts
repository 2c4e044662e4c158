import { route } from '../../core/route.ts';
import { CreatedReservation, ReservationInput } from '../../schemas/booking.ts';
import { tokenIn } from '../join/answers.ts';
import { createdReservationAnswer } from './answers.ts';

export const createReservation = route({
  name: 'reserve',
  method: 'post',
  path: '/v1/booking/:token/reservations',
  tag: 'booking',
  doc: "Books a time. Known and unknown e-mail addresses are answered alike: a known person's own link goes to them by mail, and nothing of theirs changes until they use it. If the time is gone, `alternatives` has free ones near it.",
  access: { public: true },
  workspace: 'none',
  audit: 'reservation.created',
  rate: 'registration',
  body: ReservationInput,
  success: { status: 201, body: CreatedReservation },
  errors: ['not_found', 'invalid_transition', 'slot_taken', 'quota_exceeded'],
  async handle({ params, body, call, booking, gateway }) {
    const created = await booking.createReservation({ token: tokenIn(params), ...body }, call);
    return createdReservationAnswer(created, gateway.public_url);
  },
});
