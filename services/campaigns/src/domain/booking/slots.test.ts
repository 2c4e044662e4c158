import { threadMs } from '../../../../../test/support/thread-time.ts';
import { bySize } from '../../../../../test/support/size.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { type booking, booking as messages, wordsOf } from '@insights/contracts';
import { bookingRules } from './rules.fixture.ts';
import { checkRules, scheduleOf } from './rules.ts';
import { type Span, bookableSpan, busySpan, isOffered, slotsBetween } from './slots.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WEEKDAYS = wordsOf(messages.Weekday);

/** Zones and the dates of changes of their clocks; Pacific/Apia skipped a whole day. */
const CHANGES: [string, string][] = [
  ['Europe/Berlin', '2027-03-28'],
  ['Europe/Berlin', '2026-10-25'],
  ['America/New_York', '2027-03-14'],
  ['America/New_York', '2026-11-01'],
  ['America/St_Johns', '2027-03-14'],
  ['America/St_Johns', '2027-11-07'],
  ['Australia/Lord_Howe', '2027-04-04'],
  ['Australia/Lord_Howe', '2026-10-04'],
  ['Asia/Kolkata', '2027-03-28'],
  ['Africa/Casablanca', '2026-03-22'],
  ['Africa/Casablanca', '2026-02-15'],
  ['Pacific/Apia', '2011-12-30'],
  ['Pacific/Apia', '2021-04-04'],
  ['America/Santiago', '2027-04-04'],
  ['America/Santiago', '2026-09-06'],
];

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Up to four windows of a day that do not overlap. */
const hoursOfDay = fc
  .uniqueArray(fc.integer({ min: 0, max: 288 }), { maxLength: 8 })
  .map((fives) => fives.toSorted((a, b) => a - b).map((five) => five * 5))
  .map((bounds) =>
    Array.from({ length: Math.floor(bounds.length / 2) }, (_, pair) => ({
      from: clock(bounds[2 * pair] ?? 0),
      to: clock(bounds[2 * pair + 1] ?? 0),
    })),
  );

const scene = fc.record({
  change: fc.constantFrom(...CHANGES),
  week: fc.array(hoursOfDay, { minLength: 7, maxLength: 7 }),
  exceptions: fc.array(hoursOfDay, { maxLength: 3 }),
  slot_minutes: fc.integer({ min: 1, max: 24 }).map((fives) => fives * 5),
  buffer_before_minutes: fc.constantFrom(0, 0, 5, 10, 45),
  buffer_after_minutes: fc.constantFrom(0, 0, 5, 15, 60),
});

type Scene = typeof scene extends fc.Arbitrary<infer T> ? T : never;

function rulesOf({ change: [timezone, date], week, exceptions, ...rest }: Scene): booking.BookingRules {
  return bookingRules({
    ...rest,
    timezone,
    weekly_hours: week.flatMap((hours, day) =>
      hours.map((window) => ({ weekday: WEEKDAYS[day] ?? 'monday', ...window })),
    ),
    exceptions: exceptions.map((hours, index) => ({
      date: Temporal.PlainDate.from(date)
        .add({ days: index - 1 })
        .toString(),
      hours,
    })),
  });
}

/** Four days around a change of the clocks. */
function spanAround([timezone, date]: readonly [string, string]): Span {
  const middle = Temporal.PlainDate.from(date).toZonedDateTime(timezone).epochMilliseconds;
  return { from: middle - 2 * DAY_MS, until: middle + 2 * DAY_MS };
}

const wallAt = (ms: number, timezone: string) =>
  Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timezone);

/** Whether an instant lies in the hours that the rules give to its date; independent of the code under test. */
function isWithinHours(rules: booking.BookingRules, ms: number): boolean {
  const time = wallAt(ms, rules.timezone);
  const date = time.toPlainDate().toString();
  const exception = rules.exceptions.find((each) => each.date === date);
  const hours = exception?.hours ?? rules.weekly_hours.filter((each) => each.weekday === WEEKDAYS[time.dayOfWeek - 1]);
  const minute = clock(time.hour * 60 + time.minute);
  return hours.some(({ from, to }) => from <= minute && minute < to);
}

const SCENES = bySize({ smoke: 300, proof: 1_500 });

test('around changes of the clocks, times lie within the hours, never overlap with their buffers, and keep their length', () => {
  let seen = 0;
  const holds = (drawn: Scene): void => {
    const rules = rulesOf(drawn);
    checkRules(rules);
    const schedule = scheduleOf(rules);
    let busyUntil = -Infinity;
    for (const slot of slotsBetween(schedule, spanAround(drawn.change))) {
      seen += 1;
      assert.equal(slot.until - slot.from, rules.slot_minutes * 60_000);
      for (let ms = slot.from; ms < slot.until; ms += 5 * 60_000) assert.ok(isWithinHours(rules, ms), String(ms));
      const busy = busySpan(schedule, slot);
      assert.ok(busy.from >= busyUntil, 'overlaps the time before');
      busyUntil = busy.until;
      const [first, last] = [slot.from, slot.until - 1].map((ms) => wallAt(ms, rules.timezone).offset);
      assert.equal(first, last, 'the clocks do not change within a time');
    }
  };
  fc.assert(fc.property(scene, holds), { numRuns: SCENES, seed: 20_261_122 });
  assert.ok(seen > 13 * SCENES, `times seen: ${seen}`);
});

test('what is offered does not depend on the span that is asked for', () => {
  const holds = (drawn: Scene, cut: number): void => {
    const schedule = scheduleOf(rulesOf(drawn));
    const { from, until } = spanAround(drawn.change);
    const middle = from + cut * 5 * 60_000;
    const parts = [
      ...slotsBetween(schedule, { from, until: middle }),
      ...slotsBetween(schedule, { from: middle, until }),
    ];
    assert.deepEqual(parts, [...slotsBetween(schedule, { from, until })]);
  };
  fc.assert(fc.property(scene, fc.integer({ min: 0, max: 4 * 288 }), holds), { numRuns: 500, seed: 7 });
});

test('on a day without a change, the hours are filled from their beginning at the length of an interview with its buffers', () => {
  const rules = bookingRules({
    weekly_hours: [{ weekday: 'monday', from: '09:00', to: '11:00' }],
    slot_minutes: 30,
    buffer_after_minutes: 15,
  });
  assert.deepEqual(startsOn(rules, '2026-11-23'), ['09:00', '09:45', '10:30']);
  assert.deepEqual(startsOn(rules, '2026-11-24'), []);
});

function startsOn(rules: booking.BookingRules, date: string): string[] {
  const from = Temporal.PlainDate.from(date).toZonedDateTime(rules.timezone).epochMilliseconds;
  const slots = slotsBetween(scheduleOf(rules), { from, until: from + DAY_MS });
  return [...slots].map((slot) => wallAt(slot.from, rules.timezone).toPlainTime().toString({ smallestUnit: 'minute' }));
}

test('hours keep their wall time when the clocks change', () => {
  const rules = bookingRules({ weekly_hours: [{ weekday: 'monday', from: '09:00', to: '10:00' }], slot_minutes: 60 });
  const { from } = spanAround(['Europe/Berlin', '2027-03-28']);
  const slots = [...slotsBetween(scheduleOf(rules), { from: from - 7 * DAY_MS, until: from + 14 * DAY_MS })];
  const utc = slots.map((slot) => new Date(slot.from).toISOString());
  assert.deepEqual(utc, ['2027-03-22T08:00:00.000Z', '2027-03-29T07:00:00.000Z', '2027-04-05T07:00:00.000Z']);
});

const NIGHT: booking.WeeklyHours[] = [{ weekday: 'sunday', from: '01:00', to: '04:00' }];

test('a time in the skipped hour does not exist, and one in the repeated hour exists twice', () => {
  const rules = bookingRules({ weekly_hours: NIGHT, slot_minutes: 30 });
  assert.deepEqual(startsOn(rules, '2027-03-28'), ['01:00', '01:30', '03:00', '03:30']);
  const repeated = [...slotsBetween(scheduleOf(rules), spanAround(['Europe/Berlin', '2026-10-25']))];
  const utc = repeated.map((slot) => new Date(slot.from).toISOString().slice(11, 16));
  assert.deepEqual(utc, ['23:00', '23:30', '00:00', '00:30', '01:00', '01:30', '02:00', '02:30']);
});

test('hours that repeat at the end of a day, by half an hour or in several windows are offered twice, in order', () => {
  const night = (from: string, to: string) => ({ weekday: 'saturday' as const, from, to });
  const starts = (timezone: string, date: string, weekly_hours: booking.WeeklyHours[]) => {
    const slots = slotsBetween(
      scheduleOf(bookingRules({ timezone, weekly_hours, slot_minutes: 30 })),
      spanAround([timezone, date]),
    );
    return [...slots].map(({ from }) => wallAt(from, timezone).toString({ timeZoneName: 'never' }).slice(11));
  };
  assert.deepEqual(starts('America/Santiago', '2027-04-03', [night('22:30', '24:00')]), [
    '22:30:00-03:00',
    '23:00:00-03:00',
    '23:30:00-03:00',
    '23:00:00-04:00',
    '23:30:00-04:00',
  ]);
  const sunday = { weekday: 'sunday' as const, from: '01:30', to: '02:30' };
  assert.deepEqual(starts('Australia/Lord_Howe', '2027-04-04', [sunday]), [
    '01:30:00+11:00',
    '01:30:00+10:30',
    '02:00:00+10:30',
  ]);
  const pieces = [
    { ...sunday, from: '01:00', to: '01:30' },
    { ...sunday, from: '01:30', to: '02:00' },
  ];
  assert.deepEqual(starts('America/New_York', '2026-11-01', pieces), [
    '01:00:00-04:00',
    '01:30:00-04:00',
    '01:00:00-05:00',
    '01:30:00-05:00',
  ]);
});

test('the second pass of a repeated hour can be booked by its own start', () => {
  const rules = bookingRules({
    timezone: 'America/New_York',
    weekly_hours: NIGHT,
    slot_minutes: 60,
    horizon_days: 365,
  });
  const schedule = scheduleOf(rules);
  const now = Date.parse('2026-10-01T00:00:00Z');
  const starts = ['2026-11-01T05:00:00Z', '2026-11-01T06:00:00Z', '2026-11-01T06:30:00Z'];
  assert.deepEqual(
    starts.map((start) => isOffered(schedule, Date.parse(start), now)),
    [true, true, false],
  );
});

test('a time that contains a change of the clocks does not exist', () => {
  const rules = bookingRules({ weekly_hours: NIGHT, slot_minutes: 90 });
  assert.deepEqual(startsOn(rules, '2027-03-21'), ['01:00', '02:30']);
  assert.deepEqual(startsOn(rules, '2027-03-28'), []);
});

test('an exception closes a day or gives it other hours', () => {
  const rules = bookingRules({
    weekly_hours: WEEKDAYS.map((weekday) => ({ weekday, from: '09:00', to: '10:00' })),
    exceptions: [
      { date: '2026-12-24', hours: [] },
      { date: '2026-12-27', hours: [{ from: '20:00', to: '20:30' }] },
    ],
    slot_minutes: 30,
  });
  assert.deepEqual(startsOn(rules, '2026-12-23'), ['09:00', '09:30']);
  assert.deepEqual(startsOn(rules, '2026-12-24'), []);
  assert.deepEqual(startsOn(rules, '2026-12-27'), ['20:00']);
});

test('notice and horizon limit what can be booked, the horizon by whole days of the page', () => {
  const rules = bookingRules({
    weekly_hours: WEEKDAYS.map((weekday) => ({ weekday, from: '00:00', to: '24:00' })),
    slot_minutes: 60,
    notice_minutes: 120,
    horizon_days: 1,
  });
  const schedule = scheduleOf(rules);
  const now = Date.parse('2026-11-22T10:30:00Z');
  const span = bookableSpan(schedule, now);
  const slots = [...slotsBetween(schedule, span)].map((slot) => new Date(slot.from).toISOString());
  assert.deepEqual([slots[0], slots.at(-1)], ['2026-11-22T13:00:00.000Z', '2026-11-23T22:00:00.000Z']);
  const isIt = (time: string) => isOffered(schedule, Date.parse(time), now);
  assert.deepEqual(
    ['2026-11-22T12:00:00Z', '2026-11-22T13:00:00Z', '2026-11-22T13:30:00Z', '2026-11-23T23:00:00Z'].map(isIt),
    [false, true, false, false],
  );
});

test('rules with overlapping, reversed or repeated hours are rejected', () => {
  const weekday = 'monday';
  const bad: Partial<booking.BookingRules>[] = [
    { weekly_hours: [{ weekday, from: '10:00', to: '10:00' }] },
    { weekly_hours: [{ weekday, from: '10:00', to: '09:00' }] },
    {
      weekly_hours: [
        { weekday, from: '10:00', to: '12:00' },
        { weekday, from: '11:00', to: '13:00' },
      ],
    },
    {
      exceptions: [
        { date: '2026-12-24', hours: [] },
        { date: '2026-12-24', hours: [] },
      ],
    },
    { exceptions: [{ date: '2026-12-24', hours: [{ from: '12:00', to: '11:00' }] }] },
  ];
  for (const fields of bad) {
    assert.throws(() => checkRules(bookingRules(fields)), { code: 'invalid_request' }, JSON.stringify(fields));
  }
});

test('a month of the shortest times is computed within a few milliseconds', () => {
  const rules = bookingRules({
    weekly_hours: WEEKDAYS.map((weekday) => ({ weekday, from: '00:00', to: '24:00' })),
    slot_minutes: 5,
  });
  const from = Date.parse('2027-03-15T00:00:00Z');
  const began = threadMs();
  const count = [...slotsBetween(scheduleOf(rules), { from, until: from + 31 * DAY_MS })].length;
  assert.ok(count > 8_900, String(count));
  assert.ok(threadMs() - began < 500, `${threadMs() - began} ms`);
});
