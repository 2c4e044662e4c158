import { route } from '../../core/route.ts';
import { SlotList, SlotQuery } from '../../schemas/booking.ts';
import { tokenIn } from '../join/answers.ts';

export const listSlots = route({
  name: 'listSlots',
  method: 'get',
  path: '/v1/booking/:token/slots',
  tag: 'booking',
  doc: 'Lists the free times of a booking page, in UTC and as wall time of the visitor. A page that takes no bookings has none.',
  access: { public: true },
  workspace: 'none',
  query: SlotQuery,
  success: { status: 200, body: SlotList },
  errors: ['not_found'],
  handle: ({ params, query: { from = '', to = '', timezone = '' }, call, booking }) =>
    booking.listSlots({ token: tokenIn(params), from, to, timezone }, call),
});
