import type { booking } from '@insights/contracts';

/** Rules of a page: weekdays from nine to five in Berlin, and what the test changes. */
export const bookingRules = (fields: Partial<booking.BookingRules> = {}): booking.BookingRules => ({
  timezone: 'Europe/Berlin',
  weekly_hours: (['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const).map((weekday) => ({
    weekday,
    from: '09:00',
    to: '17:00',
  })),
  exceptions: [],
  slot_minutes: 30,
  buffer_before_minutes: 0,
  buffer_after_minutes: 0,
  notice_minutes: 0,
  horizon_days: 30,
  capacity: 1,
  ...fields,
});
