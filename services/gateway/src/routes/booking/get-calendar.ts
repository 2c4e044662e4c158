import { RawAnswer } from '../../core/raw-answer.ts';
import { route } from '../../core/route.ts';
import { reservationTokenIn } from './answers.ts';

export const getReservationCalendar = route({
  name: 'getCalendar',
  method: 'get',
  path: '/v1/booking/reservations/:rtoken/calendar.ics',
  tag: 'booking',
  doc: "Downloads one's own booking as an iCalendar file with its time zone. Each change has a higher `SEQUENCE`, so calendars replace their entry; a cancelled booking has the status `CANCELLED`. Where the campaign names an address, the file also has a method: `PUBLISH` or `CANCEL`.",
  access: { public: true },
  workspace: 'none',
  success: { status: 200, forms: ['text/calendar'] },
  errors: ['not_found'],
  async handle({ params, call, booking }) {
    const { text, content_type } = await booking.getReservationCalendar({ token: reservationTokenIn(params) }, call);
    return new RawAnswer({ content_type, content: text, file_name: 'interview.ics' });
  },
});
