import { z } from 'zod';
import { listRoute } from '../../core/route.ts';
import { Booking } from '../../schemas/booking.ts';
import { byInterview } from '../interviews/by-interview.ts';

export const listBookings = listRoute({
  name: 'listBookings',
  path: '/v1/interviews/:interview_id/bookings',
  tag: 'booking',
  doc: 'Lists the bookings of a campaign, newest first, in UTC and as wall time of the participant.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byInterview,
  query: z.object({
    status: Booking.shape.status.optional().describe('Only bookings with this status.'),
  }),
  item: Booking,
  errors: ['not_found'],
  handle: ({ params: { interview_id }, query: { status = null }, page, call, booking }) =>
    booking.listBookings({ interview_id, page, status }, call),
});
