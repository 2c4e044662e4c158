import assert from 'node:assert/strict';
import { test } from 'node:test';
import ICAL from 'ical.js';
import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { type CalendarEntry, calendarOf } from './calendar.ts';

const ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'Africa/Casablanca',
  'Pacific/Apia',
  'America/Santiago',
];

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

/** What another library reads in the text. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const zone = calendar.getFirstSubcomponent('vtimezone');
  const component = calendar.getFirstSubcomponent('vevent');
  assert.ok(component);
  const event = new ICAL.Event(component);
  if (zone) ICAL.TimezoneService.register(new ICAL.Timezone(zone));
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

test('without an organizer, or where replies must reach nobody, the entry is published without an attendee', () => {
  for (const fields of [{ organizer: null }, { attendee_email: null }]) {
    const { method, attendees } = read(calendarOf(entry(fields)).text);
    assert.deepEqual([method, attendees], ['PUBLISH', []]);
  }
});

test('another library reads the same instants in zones with daylight saving, at any time within three years', () => {
  const minutes = fc.integer({ min: 0, max: 3 * 366 * 24 * 12 }).map((fives) => fives * 5);
  let inZone = 0;
  const isRead = (timezone: string, offset: number, length: number): void => {
    const starts_at = new Date(Date.UTC(2026, 8, 1) + offset * 60_000).toISOString();
    const ends_at = new Date(Date.parse(starts_at) + length * 60_000).toISOString();
    const seen = read(calendarOf(entry({ timezone, starts_at, ends_at })).text);
    assert.deepEqual([seen.starts_at, seen.ends_at], [starts_at, ends_at], timezone);
    if (seen.tzid !== null) inZone += 1;
  };
  fc.assert(fc.property(fc.constantFrom(...ZONES), minutes, fc.integer({ min: 5, max: 240 }), isRead), {
    numRuns: 600,
    seed: 20_261_122,
  });
  assert.ok(inZone > 550, `written as wall time: ${inZone}`);
});

test('the second pass of a repeated hour is written in UTC, because wall time would mean the first', () => {
  const second = Temporal.ZonedDateTime.from('2026-10-25T02:30[Europe/Berlin]')
    .add({ hours: 1 })
    .toInstant()
    .toString();
  const seen = read(calendarOf(entry({ starts_at: second, ends_at: '2026-10-25T02:00:00Z' })).text);
  assert.deepEqual([seen.tzid, seen.starts_at], [null, '2026-10-25T01:30:00.000Z']);
});

test('an unknown zone falls back to UTC, and an alias is written under its own name', () => {
  assert.equal(read(calendarOf(entry({ timezone: 'Nowhere/Land' })).text).tzid, null);
  const seen = read(calendarOf(entry({ timezone: 'Asia/Calcutta' })).text);
  assert.deepEqual([seen.tzid, seen.wall], ['Asia/Calcutta', '2027-03-28T13:30:00']);
});

test('hostile names add no property, and long ones are folded between characters', () => {
  const hostile = 'A\r\nATTENDEE:mailto:x@evil.example\nBEGIN:VALARM";:,\\ é'.repeat(4) + '質問'.repeat(100);
  const { text } = calendarOf(entry({ campaign_name: hostile, organizer: { name: hostile, email: 'a@b.example' } }));
  const seen = read(text);
  assert.equal(seen.attendees.length, 1);
  assert.equal(seen.summary, hostile.replaceAll(/[\r\n]+/g, ' '));
  for (const line of text.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, line);
  assert.ok(!text.includes('\uFFFD'));
});
