import { route } from '../../core/route.ts';
import { BookingPage } from '../../schemas/booking.ts';
import { byInterview } from '../interviews/by-interview.ts';
import { bookingPageAnswer } from './answers.ts';

export const getBookingPage = route({
  name: 'getPage',
  method: 'get',
  path: '/v1/interviews/:interview_id/booking',
  tag: 'booking',
  doc: 'Shows the booking page of a campaign with its rules. Without one: 404.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byInterview,
  success: { status: 200, body: BookingPage },
  errors: ['not_found'],
  handle: async ({ params: { interview_id }, call, booking, gateway }) =>
    bookingPageAnswer(await booking.getBookingPage({ interview_id }, call), gateway.public_url),
});
