import { type Tx, sql } from '@insights/db';
import { type Span, bookableSpan, busySpan, overlap, slotsBetween } from '../domain/booking/slots.ts';
import type { Schedule } from '../domain/booking/rules.ts';
import { query } from './query.ts';

export interface FreeSlot extends Span {
  /** How many people can still book it; at least 1. */
  readonly remaining: number;
}

export interface SlotSearch {
  readonly interview_id: string;
  readonly schedule: Schedule;
  /** Starts to look at. */
  readonly span: Span;
  readonly now: number;
  /** A reservation that does not count: the one that is being moved. */
  readonly except?: string;
}

/** The times in a span that can be booked now, in order. A reservation counts in every time that it overlaps, buffers included. */
export async function freeSlots(tx: Tx, search: SlotSearch): Promise<FreeSlot[]> {
  const { schedule, span, now } = search;
  const slots = [...slotsBetween(schedule, overlap(span, bookableSpan(schedule, now)))];
  const [first, last] = [slots[0], slots.at(-1)];
  if (!first || !last) return [];
  const busy = slots.map((slot) => busySpan(schedule, slot));
  const taken = slots.map(() => 0);
  const around = { from: busySpan(schedule, first).from, until: busySpan(schedule, last).until };
  for (const { from, until, people } of await reserved(tx, search, around)) {
    for (let index = firstAfter(busy, from); index < busy.length; index++) {
      if ((busy[index]?.from ?? Infinity) >= until) break;
      taken[index] = (taken[index] ?? 0) + people;
    }
  }
  return slots
    .map((slot, index) => ({ ...slot, remaining: schedule.capacity - (taken[index] ?? 0) }))
    .filter(({ remaining }) => remaining > 0);
}

/** The index of the first span that ends after `from`. Spans are in order and do not overlap. */
function firstAfter(spans: readonly Span[], from: number): number {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.until ?? 0) > from) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** How many people have booked which time. Grouped, so that the rows are bounded by times and not by people. */
async function reserved(
  tx: Tx,
  { interview_id, except }: SlotSearch,
  { from, until }: Span,
): Promise<(Span & { people: number })[]> {
  const rows = await query(tx)
    .selectFrom('reservations')
    .select(({ fn }) => ['busy_from', 'busy_until', fn.countAll<number>().as('people')])
    .where('interview_id', '=', interview_id)
    .where('status', '=', sql.lit('booked' as const))
    .where('busy_until', '>', new Date(from).toISOString())
    .where('busy_from', '<', new Date(until).toISOString())
    .$if(except !== undefined, (rest) => rest.where('id', '<>', except ?? ''))
    .groupBy(['busy_from', 'busy_until'])
    .execute();
  return rows.map(({ busy_from, busy_until, people }) => ({
    from: Date.parse(busy_from),
    until: Date.parse(busy_until),
    people,
  }));
}
