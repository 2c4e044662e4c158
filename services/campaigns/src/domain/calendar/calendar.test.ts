import { bySize } from '../../../../../test/support/size.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { tzlib_get_ical_block, tzlib_get_timezones } from 'timezones-ical-library';
import { type CalendarEntry, calendarOf } from './calendar.ts';

const HOUR_MS = 3_600_000;

const entry = (fields: Partial<CalendarEntry> = {}): CalendarEntry => ({
  id: '019ef1b2-0000-7000-8000-000000000001',
  sequence: 2,
  is_cancelled: false,
  changed_at: '2026-11-22T08:00:00.000Z',
  starts_at: '2027-03-28T08:00:00.000Z',
  ends_at: '2027-03-28T08:30:00.000Z',
  timezone: 'Europe/Berlin',
  locale: 'de-DE',
  campaign_name: 'Night shifts',
  url: 'https://api.test/book/reservation#abc',
  organizer: { name: 'Northside Hospital', email: 'study@northside.example' },
  attendee_email: 'maya@example.org',
  ...fields,
});

/** By definition: the library expands its rules once for each object. */
const timezones = new Map<string, ICAL.Timezone>();

function timezoneOf(zone: ICAL.Component): ICAL.Timezone {
  const definition = zone.toString();
  const known = timezones.get(definition) ?? new ICAL.Timezone(zone);
  timezones.set(definition, known);
  return known;
}

/** What another library reads in the text. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const zone = calendar.getFirstSubcomponent('vtimezone');
  const component = calendar.getFirstSubcomponent('vevent');
  assert.ok(component);
  const event = new ICAL.Event(component);
  if (zone) ICAL.TimezoneService.register(timezoneOf(zone));
  const result = {
    method: calendar.getFirstPropertyValue('method'),
    tzid: zone?.getFirstPropertyValue('tzid') ?? null,
    wall: event.startDate.toString(),
    starts_at: event.startDate.toJSDate().toISOString(),
    ends_at: event.endDate.toJSDate().toISOString(),
    sequence: event.sequence,
    uid: event.uid,
    status: component.getFirstPropertyValue('status'),
    summary: event.summary,
    description: event.description,
    url: component.getFirstPropertyValue('url'),
    organizer: component.getFirstProperty('organizer')?.toICALString() ?? null,
    attendees: event.attendees.map((each) => each.toICALString()),
  };
  ICAL.TimezoneService.reset();
  return result;
}

test('another library reads the entry with its zone, sequence and people', () => {
  const { text, content_type } = calendarOf(entry());
  assert.equal(content_type, 'text/calendar; charset=utf-8; method=REQUEST');
  const { organizer, attendees, ...seen } = read(text);
  assert.deepEqual(seen, {
    method: 'REQUEST',
    tzid: 'Europe/Berlin',
    wall: '2027-03-28T10:00:00',
    starts_at: '2027-03-28T08:00:00.000Z',
    ends_at: '2027-03-28T08:30:00.000Z',
    sequence: 2,
    uid: '019ef1b2-0000-7000-8000-000000000001@interview-insights',
    status: 'CONFIRMED',
    summary: 'Night shifts',
    description: 'Hier starten, verschieben oder sagen Sie das Interview ab: https://api.test/book/reservation#abc',
    url: 'https://api.test/book/reservation#abc',
  });
  assert.match(organizer ?? '', /Northside Hospital.*mailto:study@northside\.example/i);
  assert.match(attendees.join(), /maya@example\.org/);
});

test('a cancelled appointment keeps its uid and is a cancellation', () => {
  const seen = read(calendarOf(entry({ is_cancelled: true, sequence: 3 })).text);
  assert.deepEqual([seen.method, seen.status, seen.sequence], ['CANCEL', 'CANCELLED', 3]);
  assert.equal(seen.uid, read(calendarOf(entry()).text).uid);
});

test('where replies must reach nobody the entry is published without an attendee', () => {
  const { method, attendees } = read(calendarOf(entry({ attendee_email: null })).text);
  assert.deepEqual([method, attendees], ['PUBLISH', []]);
  const cancelled = calendarOf(entry({ attendee_email: null, is_cancelled: true }));
  assert.equal(read(cancelled.text).method, 'CANCEL');
  assert.match(cancelled.content_type, /method=CANCEL$/);
});

test('without an organizer, whom every method needs, the entry has no method, and its status says that it is cancelled', () => {
  for (const is_cancelled of [false, true]) {
    const { text, content_type } = calendarOf(entry({ organizer: null, is_cancelled }));
    assert.doesNotMatch(text, /^(METHOD|ORGANIZER|ATTENDEE)/m);
    assert.equal(content_type, 'text/calendar; charset=utf-8');
    assert.equal(read(text).status, is_cancelled ? 'CANCELLED' : 'CONFIRMED');
  }
});

test('a reader in UTC, under any name of it, gets times in UTC, not floating ones', () => {
  for (const timezone of ['UTC', 'Etc/UTC', 'Etc/GMT', 'GMT', 'Etc/Zulu', 'utc', '', null]) {
    const { text } = calendarOf(entry({ timezone }));
    assert.match(text, /^DTSTART:20270328T080000Z\r$/m, String(timezone));
    assert.match(text, /^DTEND:20270328T083000Z\r$/m, String(timezone));
    assert.doesNotMatch(text, /VTIMEZONE|TZID/, String(timezone));
  }
});

/** Name, parameters and value of each line, unfolded. */
function linesOf(text: string): { name: string; parameters: string; value: string }[] {
  assert.ok(text.endsWith('END:VCALENDAR\r\n'), 'the last line ends with CRLF too');
  assert.doesNotMatch(text.replaceAll('\r\n', ''), /[\r\n]/, 'lines end with CRLF only');
  const folded = text.slice(0, -2).split('\r\n');
  for (const line of folded) assert.ok(Buffer.byteLength(line) <= 75 && line.trim() !== '', line);
  return text
    .slice(0, -2)
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map((line) => {
      const [, name = '', parameters = '', value = ''] =
        /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/.exec(line) ?? assert.fail(`no content line: ${line}`);
      return { name, parameters, value };
    });
}

/** Which properties RFC 5545 (and RFC 5546 for the method) allows in each component that we write, each at most once. */
const GRAMMAR: Record<string, readonly string[]> = {
  VCALENDAR: ['VERSION', 'PRODID', 'METHOD'],
  VTIMEZONE: ['TZID', 'X-LIC-LOCATION', 'LAST-MODIFIED', 'TZURL'],
  STANDARD: ['TZNAME', 'TZOFFSETFROM', 'TZOFFSETTO', 'DTSTART', 'RRULE', 'RDATE'],
  DAYLIGHT: ['TZNAME', 'TZOFFSETFROM', 'TZOFFSETTO', 'DTSTART', 'RRULE', 'RDATE'],
  VEVENT: [
    'UID',
    'SEQUENCE',
    'DTSTAMP',
    'DTSTART',
    'DTEND',
    'SUMMARY',
    'DESCRIPTION',
    'ORGANIZER',
    'ATTENDEE',
    'URL',
    'STATUS',
  ],
};
const REQUIRED: Record<string, readonly string[]> = {
  VCALENDAR: ['VERSION', 'PRODID', 'METHOD'],
  VTIMEZONE: ['TZID'],
  STANDARD: ['TZOFFSETFROM', 'TZOFFSETTO', 'DTSTART'],
  DAYLIGHT: ['TZOFFSETFROM', 'TZOFFSETTO', 'DTSTART'],
  VEVENT: ['UID', 'SEQUENCE', 'DTSTAMP', 'DTSTART', 'DTEND', 'SUMMARY', 'STATUS'],
};
const UTC = /^\d{8}T\d{6}Z$/;
const LOCAL = /^\d{8}T\d{6}$/;

/** Checks every line against RFC 5545. */
function assertConforms(text: string): void {
  const open: { name: string; seen: Set<string>; hasComponents: boolean }[] = [];
  const zones = new Set<string>();
  for (const { name, parameters, value } of linesOf(text)) {
    const inside = open.at(-1);
    if (name === 'BEGIN') {
      if (inside) inside.hasComponents = true;
      open.push({ name: value, seen: new Set(), hasComponents: false });
      continue;
    }
    assert.ok(inside, 'a line outside of a component');
    if (name === 'END') {
      assert.equal(value, inside.name);
      for (const required of REQUIRED[value] ?? []) assert.ok(inside.seen.has(required), `${value} has ${required}`);
      open.pop();
      continue;
    }
    assert.equal(inside.hasComponents, false, `${name} stands before the components`);
    assert.ok(GRAMMAR[inside.name]?.includes(name), `${name} in ${inside.name}`);
    assert.ok(name === 'RDATE' || !inside.seen.has(name), `${name} once`);
    inside.seen.add(name);
    if (name === 'TZID') zones.add(value);
    if (name === 'DTSTAMP' || name === 'LAST-MODIFIED') assert.match(value, UTC, name);
    if (inside.name !== 'VEVENT' || !['DTSTART', 'DTEND'].includes(name)) continue;
    const [, zone] = /^;TZID=(.*)$/.exec(parameters) ?? [];
    assert.match(value, zone === undefined ? UTC : LOCAL, 'no floating time');
    if (zone !== undefined) assert.ok(zones.has(zone), `${zone} is defined`);
  }
  assert.deepEqual(open, []);
}

/** The changes of a zone's clocks in three years. */
function changesOf(timezone: string): number[] {
  const changes: number[] = [];
  let time = Temporal.Instant.from('2026-09-01T00:00:00Z').toZonedDateTimeISO(timezone);
  for (;;) {
    const next = time.getTimeZoneTransition('next');
    if (!next || next.epochMilliseconds > Date.UTC(2029, 8, 1)) return changes;
    changes.push(next.epochMilliseconds);
    time = next;
  }
}

function assertInstants(timezone: string, start: number): boolean {
  const starts_at = new Date(start).toISOString();
  const ends_at = new Date(start + 45 * 60_000).toISOString();
  const { text } = calendarOf(entry({ timezone, starts_at, ends_at }));
  assertConforms(text);
  const seen = read(text);
  assert.deepEqual([seen.starts_at, seen.ends_at], [starts_at, ends_at], timezone);
  return seen.tzid === timezone;
}

/** Every so many zones are tried. */
const EVERY = bySize({ smoke: 3, proof: 1 });
const sampled = (zones: readonly string[]) => zones.filter((_, index) => index % EVERY === 0);

test('in every zone another library reads the same instants in each season, and what is written conforms to RFC 5545', () => {
  let inZone = 0;
  const zones = sampled(Intl.supportedValuesOf('timeZone'));
  for (const timezone of zones) {
    if (assertInstants(timezone, Date.UTC(2027, 0, 15, 12))) inZone += 1;
    if (assertInstants(timezone, Date.UTC(2027, 6, 15, 12))) inZone += 1;
  }
  assert.ok(inZone > 1.9 * zones.length, `written as wall time: ${inZone}`);
});

test('around every change of the clocks in three years another library reads the same instants, for each set of rules', () => {
  const named = /^(TZID|X-LIC-LOCATION|LAST-MODIFIED|TZNAME|DTSTART).*$/gm;
  const supported = new Set(Intl.supportedValuesOf('timeZone'));
  const names = [...tzlib_get_timezones()].filter((name) => supported.has(name));
  const bySetOfRules = new Map(names.map((name) => [String(tzlib_get_ical_block(name)).replaceAll(named, ''), name]));
  let seen = 0;
  for (const timezone of sampled([...bySetOfRules.values()])) {
    for (const change of changesOf(timezone)) {
      for (const hours of [-1, -0.5, 0, 1]) assertInstants(timezone, change + hours * HOUR_MS);
      seen += 1;
    }
  }
  assert.ok(seen > 100 / EVERY, `changes: ${seen}`);
});

test('both passes of a repeated hour are written in UTC, because readers differ in which one wall time means', () => {
  for (const starts_at of ['2026-10-25T00:00:00.000Z', '2026-10-25T01:00:00.000Z']) {
    const seen = read(calendarOf(entry({ starts_at, ends_at: '2026-10-25T01:30:00.000Z' })).text);
    assert.deepEqual([seen.tzid, seen.starts_at], [null, starts_at]);
  }
});

test('an unknown zone falls back to UTC, and an alias is written under its own name', () => {
  assert.equal(read(calendarOf(entry({ timezone: 'Nowhere/Land' })).text).tzid, null);
  const seen = read(calendarOf(entry({ timezone: 'Asia/Calcutta' })).text);
  assert.deepEqual([seen.tzid, seen.wall], ['Asia/Calcutta', '2027-03-28T13:30:00']);
});

test('hostile names add no property, and long ones are folded between characters', () => {
  const hostile =
    'A\r\nATTENDEE:mailto:x@evil.example\nBEGIN:VEVENT\r\nBEGIN:VALARM";:,\\ é'.repeat(4) + '質問👩‍🚀'.repeat(60);
  const { text } = calendarOf(entry({ campaign_name: hostile, organizer: { name: hostile, email: 'a@b.example' } }));
  const seen = read(text);
  assert.equal(seen.attendees.length, 1);
  assert.equal(seen.summary, hostile.replaceAll(/[\r\n]+/g, ' '));
  assertConforms(text);
  assert.ok(!text.includes('\uFFFD'));
});
