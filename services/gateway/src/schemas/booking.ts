import { z } from 'zod';
import { booking, wordsOf } from '@insights/contracts';
import { TimeZone } from './contact.ts';
import { Day, Email, Instant, Language, Name, nullIfAbsent } from './inputs.ts';
import { JoinPage } from './join.ts';
import { Id, Time, orNull } from './outputs.ts';

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
const CLOCK_OR_END = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/;

const Hours = z.object({
  from: z.string().regex(CLOCK).describe("Wall time of the page's zone, `HH:MM`."),
  to: z.string().regex(CLOCK_OR_END).describe('Wall time on the same day; `24:00` is its end.'),
});

const WeeklyHours = Hours.extend({ weekday: z.enum(wordsOf(booking.Weekday)).describe('Day of the week.') });

const BookingException = z.object({
  date: Day.describe("A day in the page's zone, `YYYY-MM-DD`."),
  hours: Hours.array().max(10).default([]).describe('The hours of that day; empty: closed.'),
});

const RULES = {
  timezone: TimeZone.describe('Zone of hours and dates. Hours keep their wall time when the clocks change.'),
  weekly_hours: WeeklyHours.array().max(70).describe('Hours of each week. Those of one day must not overlap.'),
  exceptions: BookingException.array().max(400).default([]).describe('Days with other hours, or closed ones.'),
  slot_minutes: z.int().min(5).max(480).default(30).describe('Length of a time.'),
  buffer_before_minutes: z.int().min(0).max(240).default(0).describe('Time kept free before each interview.'),
  buffer_after_minutes: z.int().min(0).max(240).default(0).describe('Time kept free after each interview.'),
  notice_minutes: z
    .int()
    .min(0)
    .max(43_200)
    .default(60)
    .describe('How long before its start a time can last be booked, also when a booking is moved to it.'),
  horizon_days: z.int().min(1).max(365).default(30).describe('How many days after today can be booked.'),
  capacity: z.int().min(1).max(1000).default(1).describe('How many people can book the same time.'),
};

export const BookingPageInput = z.object({
  enabled: z.boolean().default(true).describe('Whether the page takes bookings.'),
  ...RULES,
});

export const BookingStatus = z.enum(wordsOf(booking.BookingStatus));

export const BookingPage = z
  .object({
    interview_id: Id,
    ...BookingPageInput.shape,
    status: BookingStatus.describe('What visitors find. Only an `open` page takes bookings.'),
    token: z.string().describe('The secret part of the address.'),
    url: z.string().describe('The page that people open.'),
    upcoming: z.int().describe('Number of booked interviews that are not over.'),
    created_at: Time,
    updated_at: Time,
  })
  .meta({ id: 'BookingPage', description: 'The page on which participants of a campaign choose their time.' });

export const PublicBookingPage = z
  .object({
    status: BookingStatus.describe('Only an `open` page takes bookings.'),
    campaign: JoinPage,
    timezone: z.string().describe('Zone of the page.'),
    slot_minutes: z.int().describe('Length of a time.'),
    first_date: z.iso.date().describe('First day that can be booked, in the zone of the page.'),
    last_date: z.iso.date().describe('Last day that can be booked.'),
  })
  .meta({ id: 'PublicBookingPage', description: 'A booking page as its visitors see it.' });

const LocalTime = z.string().describe("Wall time of the visitor's zone, `YYYY-MM-DDTHH:MM`.");

export const Slot = z
  .object({
    start: Time,
    end: Time,
    local_start: LocalTime,
    local_end: LocalTime,
    utc_offset: z.string().describe("Offset of the visitor's zone from UTC at the start."),
    remaining: z.int().describe('How many people can still book it.'),
  })
  .meta({ id: 'Slot', description: 'A time that can be booked.' });

export const SlotList = z
  .object({
    timezone: z.string().describe('Zone of the wall times.'),
    slots: Slot.array().describe('Free times, in order; at most 1,000.'),
    next_from: orNull(Time).describe('Where to continue if there are more; null: these are all.'),
  })
  .meta({ id: 'SlotList' });

const DateOrInstant = z.union([Day, Instant]);

export const SlotQuery = z.object({
  from: DateOrInstant.optional().describe('First day in `timezone`, or an instant; default: now.'),
  to: DateOrInstant.optional().describe('Last day, or an instant, at most 31 days later; default: 14 days later.'),
  timezone: TimeZone.optional().describe('Zone of the visitor; default: that of the page.'),
});

export const ReservationInput = z.object({
  start: Instant.describe('Start of a free time.'),
  name: nullIfAbsent(Name.nullish()).describe('Name of the participant.'),
  email: nullIfAbsent(Email.nullish()).describe('E-mail address of the participant, for the confirmation.'),
  timezone: TimeZone.describe('Zone of the participant.'),
  locale: nullIfAbsent(Language.nullish()).describe('Language of the participant.'),
  hide_name: z.boolean().default(false).describe('Only where the campaign allows it.'),
  client_reservation_id: nullIfAbsent(z.string().min(16).max(64).nullish()).describe(
    'A random id that the client makes for this booking. A repeated request with it gets the same booking.',
  ),
});

export const ReservationChange = z.object({
  start: Instant.describe('Start of another free time.'),
  timezone: nullIfAbsent(TimeZone.nullish()).describe('New zone of the participant; omitted: unchanged.'),
});

export const Reservation = z
  .object({
    status: z.enum(wordsOf(booking.ReservationStatus)).describe('State of the booking.'),
    start: Time,
    end: Time,
    timezone: z.string().describe('Zone of the participant.'),
    local_start: LocalTime,
    local_end: LocalTime,
    utc_offset: z.string().describe('Offset of that zone from UTC at the start.'),
    sequence: z.int().describe('Grows with each change.'),
    can_change: z.boolean().describe('Whether it can be moved or cancelled: until the interview begins.'),
    expires_at: Time.describe('Until when the interview can be started.'),
    booking_url: z.string().describe('The page with other times.'),
    slots_url: z.string().describe('Where those times are listed.'),
    campaign: JoinPage,
  })
  .meta({ id: 'Reservation', description: 'A booked interview, as its participant sees it.' });

export const CreatedReservation = z
  .object({
    token: z.string().describe('Opens the reservation; shown only here.'),
    reservation_url: z.string().describe('The page of the booking, with the token behind the `#`.'),
    calendar_url: z.string().describe('The booking as a calendar file.'),
    reservation: Reservation,
  })
  .meta({ id: 'CreatedReservation' });

export const Booking = z
  .object({
    id: Id,
    contact_id: orNull(Id).describe(
      'Whose interview it schedules. Null until the person whose address was given has used the link in their mail.',
    ),
    status: Reservation.shape.status,
    start: Time,
    end: Time,
    timezone: Reservation.shape.timezone,
    local_start: LocalTime,
    local_end: LocalTime,
    utc_offset: Reservation.shape.utc_offset,
    sequence: Reservation.shape.sequence,
    created_at: Time,
    updated_at: Time,
  })
  .meta({ id: 'Booking', description: 'A booked interview, as the team sees it.' });
