import type { Tx } from '@insights/db';
import { AppError } from '@insights/errors';
import type { BookingPage, Reservation } from '../../db/booking-entities.ts';
import { bookingStatus } from '../../db/booking-pages.ts';
import type { Interview } from '../../db/entities.ts';
import { type FreeSlot, freeSlots } from '../../db/free-slots.ts';
import { localTimes } from '../../domain/booking/local-time.ts';
import { type Schedule, scheduleOf } from '../../domain/booking/rules.ts';
import { busySpan, isOffered } from '../../domain/booking/slots.ts';

const DAY_MS = 86_400_000;
/** How far from the wanted time others are offered. */
const AROUND_MS = 7 * DAY_MS;
const MOST_ALTERNATIVES = 5;

export interface SlotWish {
  readonly page: BookingPage;
  /** Locked: two people never take the last place of a time. */
  readonly interview: Interview;
  readonly start: string;
  /** The zone in which alternatives are shown. */
  readonly timezone: string;
  /** The present time, epoch milliseconds. */
  readonly now: number;
  /** The reservation that is being moved. */
  readonly except?: string;
}

export type SlotTimes = Pick<Reservation, 'starts_at' | 'ends_at' | 'busy_from' | 'busy_until'>;

/** The columns of a reservation at that time. Errors: `invalid_transition` (the page takes no reservations), `slot_taken`. */
export async function takeSlot(tx: Tx, wish: SlotWish): Promise<SlotTimes> {
  const { page, interview, now, except } = wish;
  assertOpenPage(page, interview);
  const schedule = scheduleOf(page.rules);
  const start = Date.parse(wish.start);
  const search = { interview_id: interview.id, schedule, now, ...(except !== undefined && { except }) };
  const isFree =
    isOffered(schedule, start, now) &&
    (await freeSlots(tx, { ...search, span: { from: start, until: start + 1 } })).length > 0;
  if (!isFree) throw slotTaken(await nearest(tx, search, start), wish.timezone);
  return timesOf(schedule, start);
}

/** Errors: `invalid_transition`. */
export function assertOpenPage(page: BookingPage, interview: Interview): void {
  const status = bookingStatus(page, interview);
  if (status === 'open') return;
  const reasons = {
    closed: 'This booking page is closed at the moment.',
    not_started: 'These interviews have not begun yet. Try again later.',
    paused: 'These interviews are paused. Try again later.',
    completed: 'These interviews are completed and take no more bookings.',
    unspecified: 'This booking page is closed at the moment.',
  };
  throw new AppError('invalid_transition', { publicMessage: reasons[status] });
}

const isoOf = (ms: number): string => new Date(ms).toISOString();

function timesOf(schedule: Schedule, start: number): SlotTimes {
  const slot = { from: start, until: start + schedule.slotMs };
  const busy = busySpan(schedule, slot);
  return {
    starts_at: isoOf(slot.from),
    ends_at: isoOf(slot.until),
    busy_from: isoOf(busy.from),
    busy_until: isoOf(busy.until),
  };
}

/** The free times nearest to the wanted one, in order; the first ones of all if none is near. */
async function nearest(
  tx: Tx,
  search: Omit<Parameters<typeof freeSlots>[1], 'span'>,
  wanted: number,
): Promise<FreeSlot[]> {
  const near = await freeSlots(tx, { ...search, span: { from: wanted - AROUND_MS, until: wanted + AROUND_MS } });
  const distance = ({ from }: FreeSlot) => Math.abs(from - wanted);
  const closest = near.toSorted((a, b) => distance(a) - distance(b)).slice(0, MOST_ALTERNATIVES);
  if (closest.length > 0) return closest.toSorted((a, b) => a.from - b.from);
  const { now } = search;
  return (await freeSlots(tx, { ...search, span: { from: now, until: now + 4 * AROUND_MS } })).slice(
    0,
    MOST_ALTERNATIVES,
  );
}

function slotTaken(alternatives: readonly FreeSlot[], timezone: string): AppError {
  return new AppError('slot_taken', {
    publicMessage:
      alternatives.length > 0
        ? 'This time is no longer available. Choose one of `alternatives`, or list the times again.'
        : 'This time is no longer available, and no other time is free in the next weeks.',
    fields: {
      alternatives: alternatives.map(({ remaining, ...slot }) => ({ ...localTimes(slot, timezone), remaining })),
    },
  });
}
