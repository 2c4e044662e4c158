import { type InferEntity, defineEntity, p } from '@mikro-orm/core';
import { booking, wordsOf } from '@insights/contracts';

/** `timestamptz(3)` in the tables; the pool reads it as ISO 8601 text. */
const time = () => p.string();

/** The page on which participants choose their time. It has the campaign's id. */
export const BookingPage = defineEntity({
  name: 'BookingPage',
  tableName: 'booking_pages',
  properties: {
    id: p.uuid().primary(),
    workspace_id: p.uuid(),
    enabled: p.boolean(),
    rules: p.json().$type<booking.BookingRules>(),
    /** Stored in clear, because the team sees the link again. */
    token: p.text(),
    token_hash: p.blob(),
    created_at: time(),
    updated_at: time(),
  },
});
export type BookingPage = InferEntity<typeof BookingPage>;

export const Reservation = defineEntity({
  name: 'Reservation',
  tableName: 'reservations',
  properties: {
    id: p.uuid().primary(),
    workspace_id: p.uuid(),
    interview_id: p.uuid(),
    /** Whose interview it schedules; null while only `known_as` is set. */
    contact_id: p.uuid().strictNullable(),
    /** Who already had the address that was given. The link in the mail to them makes it theirs. */
    known_as: p.uuid().strictNullable(),
    status: p.enum(wordsOf(booking.ReservationStatus)),
    starts_at: time(),
    ends_at: time(),
    /** With the buffers of the page at that moment; what capacity counts. */
    busy_from: time(),
    busy_until: time(),
    /** Grows with each change, for calendars. */
    sequence: p.integer(),
    /** The visitor's. */
    timezone: p.text(),
    locale: p.text().strictNullable(),
    hide_name: p.boolean(),
    /** Of the visitor's id of the request, which makes it repeatable. */
    request_hash: p.blob().strictNullable(),
    created_at: time(),
    updated_at: time(),
  },
});
export type Reservation = InferEntity<typeof Reservation>;

/** The links of a reservation, as hashes: one was shown to the visitor, one is mailed to the address that was given. */
export const ReservationToken = defineEntity({
  name: 'ReservationToken',
  tableName: 'reservation_tokens',
  properties: {
    token_hash: p.blob().primary(),
    workspace_id: p.uuid(),
    reservation_id: p.uuid(),
    purpose: p.enum(['shown', 'mailed']),
    key_id: p.text(),
  },
});
export type ReservationToken = InferEntity<typeof ReservationToken>;
