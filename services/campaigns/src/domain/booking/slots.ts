import { Temporal } from 'temporal-polyfill';
import type { Schedule } from './rules.ts';

/** Epoch milliseconds; `until` excluded. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * The times that a page offers, by its rules alone, with starts in the given span, in order. Times lie on a grid of wall time: they
 * begin with the hours and follow each other at the length of an interview with its buffers. Hours are wall time whatever the season:
 * - a time in a skipped hour does not exist; one in a repeated hour exists twice, as two instants;
 * - a time that contains a change of the clocks does not exist;
 * - two times never overlap, buffers included: the later one is left out.
 */
export function* slotsBetween(schedule: Schedule, { from, until }: Span): Generator<Span> {
  if (from >= until) return;
  const lastDate = dateAt(until - 1, schedule.timezone);
  let date = dateAt(from, schedule.timezone);
  let previous = slotsOn(schedule, date.subtract({ days: 1 }));
  for (; Temporal.PlainDate.compare(date, lastDate) <= 0; date = date.add({ days: 1 })) {
    const slots = slotsOn(schedule, date);
    const freeFrom = (previous.at(-1)?.until ?? -Infinity) + schedule.afterMs + schedule.beforeMs;
    for (const slot of slots) if (slot.from >= freeFrom && slot.from >= from && slot.from < until) yield slot;
    previous = slots;
  }
}

function dateAt(ms: number, timezone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timezone).toPlainDate();
}

/** The times of a date in order, without regard to those of the day before. */
function slotsOn(schedule: Schedule, date: Temporal.PlainDate): Span[] {
  const { slotMs, beforeMs, afterMs } = schedule;
  const windows = schedule.windowsOn(date);
  if (windows.length === 0) return [];
  const instantsOf = clockOn(schedule, date);
  const step = (slotMs + beforeMs + afterMs) / MINUTE_MS;
  const starts: number[] = [];
  for (const window of windows) {
    for (let minute = window.from; minute + slotMs / MINUTE_MS <= window.until; minute += step)
      starts.push(...instantsOf(minute));
  }
  const slots: Span[] = [];
  let freeFrom = -Infinity;
  // The second pass of a repeated hour comes after all of its first.
  for (const from of starts.toSorted((a, b) => a - b)) {
    if (from < freeFrom) continue;
    slots.push({ from, until: from + slotMs });
    freeFrom = from + slotMs + afterMs + beforeMs;
  }
  return slots;
}

/** Turns minutes of a date's wall clock into the instants at which a time can begin: none, one, or two in a repeated hour. */
function clockOn(schedule: Schedule, date: Temporal.PlainDate): (minute: number) => number[] {
  const { timezone, slotMs } = schedule;
  const midnight = date.toZonedDateTime(timezone).epochMilliseconds;
  const length = date.add({ days: 1 }).toZonedDateTime(timezone).epochMilliseconds - midnight;
  // Almost all days: no conversion for each time.
  if (length === DAY_MS) return (minute) => [midnight + minute * MINUTE_MS];
  const passes = length > DAY_MS ? (['earlier', 'later'] as const) : (['earlier'] as const);
  return (minute) => {
    const wall = date.toPlainDateTime().add({ minutes: minute });
    const candidates = passes.map((disambiguation) => wall.toZonedDateTime(timezone, { disambiguation }));
    const starts = candidates.filter((start) => {
      const isSkipped = !start.toPlainDateTime().equals(wall);
      const last = start.add({ milliseconds: slotMs - 1 });
      return !isSkipped && last.offsetNanoseconds === start.offsetNanoseconds;
    });
    return [...new Set(starts.map(({ epochMilliseconds }) => epochMilliseconds))];
  };
}

/** The span of starts that can be booked at a time: after the notice, up to the end of the last day of the horizon. */
export function bookableSpan({ timezone, noticeMs, horizonDays }: Schedule, now: number): Span {
  const afterLast = dateAt(now, timezone).add({ days: horizonDays + 1 });
  return { from: now + noticeMs, until: afterLast.toZonedDateTime(timezone).epochMilliseconds };
}

/** Whether the rules offer a time that starts exactly then and can be booked now. */
export function isOffered(schedule: Schedule, start: number, now: number): boolean {
  const { from, until } = bookableSpan(schedule, now);
  if (start < from || start >= until) return false;
  const [slot] = slotsBetween(schedule, { from: start, until: start + 1 });
  return slot !== undefined;
}

export function overlap(a: Span, b: Span): Span {
  return { from: Math.max(a.from, b.from), until: Math.min(a.until, b.until) };
}

/** The time that an interview occupies: with its buffers. */
export function busySpan({ beforeMs, afterMs }: Schedule, { from, until }: Span): Span {
  return { from: from - beforeMs, until: until + afterMs };
}
