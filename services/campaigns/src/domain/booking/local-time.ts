import { Temporal } from 'temporal-polyfill';
import type { booking } from '@insights/contracts';
import type { Span } from './slots.ts';

export type LocalTimes = Pick<booking.Slot, 'start' | 'end' | 'local_start' | 'local_end' | 'utc_offset'>;

/** A span in UTC and as wall time of a zone. */
export function localTimes({ from, until }: Span, timezone: string): LocalTimes {
  const [start, end] = [wallTime(from, timezone), wallTime(until, timezone)];
  return {
    start: new Date(from).toISOString(),
    end: new Date(until).toISOString(),
    local_start: start.wall,
    local_end: end.wall,
    utc_offset: start.offset,
  };
}

function wallTime(ms: number, timezone: string): { wall: string; offset: string } {
  const time = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timezone);
  return { wall: time.toPlainDateTime().toString({ smallestUnit: 'minute' }), offset: time.offset };
}

/** The instant of a date's first moment in a zone, or `days` later; other texts are instants. */
export function instantOf(dateOrInstant: string, timezone: string, days = 0): number {
  if (dateOrInstant.length > 'YYYY-MM-DD'.length) return Date.parse(dateOrInstant);
  return Temporal.PlainDate.from(dateOrInstant).add({ days }).toZonedDateTime(timezone).epochMilliseconds;
}

export function dateIn(ms: number, timezone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timezone).toPlainDate().toString();
}
