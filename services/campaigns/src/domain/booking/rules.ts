import { Temporal } from 'temporal-polyfill';
import { type booking, wordsOf, booking as messages } from '@insights/contracts';
import { invalid } from '@insights/errors';

/** Minutes of a day by the wall clock, `until` excluded. */
export interface Window {
  readonly from: number;
  readonly until: number;
}

/** The rules of a booking page, read once for many dates. */
export interface Schedule {
  readonly timezone: string;
  readonly slotMs: number;
  readonly beforeMs: number;
  readonly afterMs: number;
  readonly noticeMs: number;
  readonly horizonDays: number;
  readonly capacity: number;
  /** The hours of a date, in order and without overlap. */
  windowsOn(date: Temporal.PlainDate): readonly Window[];
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;
const WEEKDAYS = wordsOf(messages.Weekday);

export function scheduleOf(rules: booking.BookingRules): Schedule {
  const weekly = WEEKDAYS.map((weekday) => merged(rules.weekly_hours.filter((hours) => hours.weekday === weekday)));
  const exceptions = new Map(rules.exceptions.map(({ date, hours }) => [date, merged(hours)]));
  return {
    timezone: rules.timezone,
    slotMs: rules.slot_minutes * MINUTE_MS,
    beforeMs: rules.buffer_before_minutes * MINUTE_MS,
    afterMs: rules.buffer_after_minutes * MINUTE_MS,
    noticeMs: rules.notice_minutes * MINUTE_MS,
    horizonDays: rules.horizon_days,
    capacity: rules.capacity,
    windowsOn: (date) => exceptions.get(date.toString()) ?? weekly[date.dayOfWeek - 1] ?? [],
  };
}

/** Adjacent hours are one window, so that buffers cost no slot between them. */
function merged(hours: readonly booking.Hours[]): Window[] {
  const windows: Window[] = [];
  for (const window of hours.map(windowOf).toSorted((a, b) => a.from - b.from)) {
    const last = windows.at(-1);
    if (last?.until === window.from) windows.splice(-1, 1, { from: last.from, until: window.until });
    else windows.push(window);
  }
  return windows;
}

function windowOf({ from, to }: booking.Hours): Window {
  return { from: minutesOf(from), until: minutesOf(to) };
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Errors: `invalid_request`. The shape of each field has been checked. */
export function checkRules(rules: booking.BookingRules): void {
  for (const weekday of WEEKDAYS) {
    checkHours(
      rules.weekly_hours.filter((hours) => hours.weekday === weekday),
      ['body', 'weekly_hours'],
    );
  }
  const dates = new Set<string>();
  for (const [index, { date, hours }] of rules.exceptions.entries()) {
    const loc = ['body', 'exceptions', index];
    if (dates.has(date))
      throw invalid([...loc, 'date'], 'This date occurs twice. Put all its hours into one exception.');
    dates.add(date);
    checkHours(hours, [...loc, 'hours']);
  }
}

function checkHours(hours: readonly booking.Hours[], loc: (string | number)[]): void {
  const windows = hours.map(windowOf).toSorted((a, b) => a.from - b.from);
  for (const [index, { from, until }] of windows.entries()) {
    if (until <= from || until > DAY_MINUTES) {
      throw invalid(
        loc,
        'Hours must end after they begin, on the same day. For a night, end at 24:00 and begin at 00:00.',
      );
    }
    const previous = windows[index - 1];
    if (previous && previous.until > from) throw invalid(loc, 'Hours of the same day overlap. Join or separate them.');
  }
}
