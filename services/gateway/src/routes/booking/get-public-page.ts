import { route } from '../../core/route.ts';
import { PublicBookingPage } from '../../schemas/booking.ts';
import { tokenIn } from '../join/answers.ts';

export const getPublicBookingPage = route({
  name: 'getPublicPage',
  method: 'get',
  path: '/v1/booking/:token',
  tag: 'booking',
  doc: 'Shows what the link of a booking page leads to. `status` says whether it takes bookings.',
  access: { public: true },
  workspace: 'none',
  headers: {
    'Accept-Language':
      'Languages of the participant: the first that every question is translated into counts, unless the contact has one.',
  },
  success: { status: 200, body: PublicBookingPage },
  errors: ['not_found'],
  handle: ({ params, call, booking }) => booking.getPublicBookingPage({ token: tokenIn(params) }, call),
});
