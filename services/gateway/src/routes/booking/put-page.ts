import { route } from '../../core/route.ts';
import { BookingPage, BookingPageInput } from '../../schemas/booking.ts';
import { byInterview } from '../interviews/by-interview.ts';
import { bookingPageAnswer } from './answers.ts';

export const putBookingPage = route({
  name: 'putPage',
  method: 'put',
  path: '/v1/interviews/:interview_id/booking',
  tag: 'booking',
  doc: 'Creates the booking page of a campaign, or replaces its rules. The address of the page and existing bookings stay. A page that is `enabled` keeps the campaign from completing by itself.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byInterview,
  audit: 'booking_page.changed',
  body: BookingPageInput,
  success: { status: 200, body: BookingPage },
  errors: ['not_found'],
  async handle({ params: { interview_id }, body: { enabled, ...rules }, call, booking, gateway }) {
    return bookingPageAnswer(await booking.putBookingPage({ interview_id, enabled, rules }, call), gateway.public_url);
  },
});
