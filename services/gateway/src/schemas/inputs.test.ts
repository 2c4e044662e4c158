import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { z } from 'zod';
import { LargeField } from '../core/large-field.ts';
import { problemsOf } from '../core/problems.ts';
import { settingsOf, contactChange } from '../routes/interviews/inputs.ts';
import { BookingPageInput, ReservationChange, ReservationInput, SlotQuery } from './booking.ts';
import { ContactChange, ContactRow, ContactsInput } from './contact.ts';
import { ImportInput } from './import-input.ts';
import { InterviewChange, InterviewInput } from './interview-inputs.ts';
import { EventFilter } from './webhook-endpoint-inputs.ts';

/** `loc type` of every problem. */
function wrong(schema: z.ZodType, value: unknown): string[] {
  const result = schema.safeParse(value, { reportInput: true });
  return problemsOf(result.error?.issues ?? [], 'body').map(({ loc, type }) => `${loc.join('.')} ${type}`);
}

const large = (value: unknown) => new LargeField(Buffer.from(JSON.stringify(value)));

test('a transcript must have the JSON type that its format requires', () => {
  const body = { contact: { email: 'a@example.org' }, transcript: large('x'), format: 'text' };
  assert.deepEqual(wrong(ImportInput, body), []);
  for (const format of ['json', 'auto']) {
    for (const transcript of [{ turns: [] }, [{ speaker: 'A', text: 'x' }], '{"turns": []}']) {
      assert.deepEqual(wrong(ImportInput, { ...body, format, transcript: large(transcript) }), []);
    }
  }
  assert.deepEqual(wrong(ImportInput, { ...body, format: 'json', transcript: large(7) }), [
    'body.transcript model_attributes_type',
  ]);
  assert.deepEqual(wrong(ImportInput, { ...body, transcript: large({ turns: [] }) }), ['body.transcript string_type']);
  assert.deepEqual(wrong(ImportInput, { ...body, transcript: undefined }), ['body.transcript missing']);
  assert.deepEqual(wrong(ImportInput, { ...body, format: 'odt' }), ['body.format enum']);
  assert.deepEqual(wrong(ImportInput, { ...body, format: 'docx' }), ['body.encoding value_error']);
});

test('an import needs a contact, and times with an offset', () => {
  const body = { format: 'text', transcript: large('x') };
  assert.deepEqual(wrong(ImportInput, body), ['body.contact missing']);
  assert.deepEqual(wrong(ImportInput, { ...body, contact: {} }), ['body.contact.email value_error']);
  const contact = { email: 'a@example.org' };
  assert.deepEqual(wrong(ImportInput, { ...body, contact, started_at: '2026-01-01T10:00:00' }), [
    'body.started_at datetime_parsing',
  ]);
  const { started_at } = ImportInput.parse({ ...body, contact, started_at: '2026-01-01T10:00:00+02:00' });
  assert.equal(started_at, '2026-01-01T08:00:00.000Z');
});

test('a single contact needs a name or an address; rows of a list are checked later', () => {
  assert.deepEqual(wrong(ContactsInput, {}), ['body.email value_error']);
  assert.deepEqual(wrong(ContactsInput, { email: 'nobody' }), ['body.email value_error']);
  assert.deepEqual(wrong(ContactsInput, { name: 'A', locale: 'Klingonisch' }), ['body.locale value_error']);
  assert.deepEqual(wrong(ContactsInput, { contacts: [{}] }), []);
  assert.deepEqual(wrong(ContactsInput, { contacts: [] }), ['body.contacts too_short']);
});

test('a change of a contact distinguishes an omitted field from null', () => {
  const change = contactChange(ContactChange.parse({ name: null, locale: 'de' }));
  assert.deepEqual([change.name, change.email, change.locale], ['', null, 'de']);
  assert.equal(change.replace_attributes, false);
  assert.deepEqual(contactChange(ContactChange.parse({ attributes: { age: 42 } })).attributes, { age: '42' });
});

test('settings are passed on as given: an omitted setting is null, and null removes a limit or text', () => {
  assert.equal(settingsOf(InterviewInput.parse({ name: 'A' }).settings), null);
  const { settings } = InterviewChange.parse({
    settings: { retention_days: null, max_probes_total: null, controller_name: null, report: { auto: false } },
  });
  assert.deepEqual(settingsOf(settings), {
    hide_participant_names: null,
    allow_participant_to_hide_name: null,
    record_audio: null,
    browser_dictation: null,
    minors: null,
    consent_text: null,
    max_duration_minutes: null,
    grace_period_minutes: null,
    retention_days: 0,
    participant_intro: null,
    controller_name: '',
    contact_email: null,
    probing: null,
    max_probes_total: -1,
    support_text: null,
    reminders: null,
    report: { auto: false, floor_count: null, refresh_every: null, use_model: null, codebook: null },
  });
});

test('exceeded limits of a campaign are reported at the field', () => {
  const question = { text: 'Why?' };
  assert.deepEqual(wrong(InterviewInput, { name: ' ' }), ['body.name string_too_short']);
  assert.deepEqual(wrong(InterviewInput, { name: 'A', questions: Array.from({ length: 101 }, () => question) }), [
    'body.questions too_long',
  ]);
  assert.deepEqual(wrong(InterviewInput, { name: 'A', settings: { report: { floor_count: 0 } } }), [
    'body.settings.report.floor_count greater_than_equal',
  ]);
});

test('an unknown event name is reported with its position', () => {
  assert.deepEqual(wrong(EventFilter, ['campaign.started', 'campaign.exploded']), ['body.1 enum']);
  assert.deepEqual(wrong(EventFilter, ['interview.scheduled']), []);
});

test('the contact of an import needs no address, but an id, an address or a name', () => {
  const body = { transcript: large('x'), format: 'text' };
  const id = '019b0000-0000-7000-8000-000000000000';
  for (const contact of [{ name: 'A' }, { email: 'a@example.org' }, { id }, { id, name: 'A' }]) {
    assert.deepEqual(wrong(ImportInput, { ...body, contact }), []);
  }
  for (const contact of [{}, { name: ' ' }, { id, email: 'a@example.org' }]) {
    assert.deepEqual(wrong(ImportInput, { ...body, contact }), ['body.contact.email value_error']);
  }
});

test('a zone is a name of the IANA database wherever one is given: abbreviations and fixed offsets are rejected', () => {
  const start = '2027-01-15T09:00:00Z';
  const takers = [
    [ContactRow, { name: 'A' }],
    [ContactsInput, { name: 'A' }],
    [ContactChange, {}],
    [BookingPageInput, { weekly_hours: [] }],
    [SlotQuery, {}],
    [ReservationInput, { start }],
    [ReservationChange, { start }],
  ] as const;
  for (const [schema, fields] of takers) {
    for (const timezone of ['Europe/Berlin', 'US/Pacific', 'EST5EDT', 'UTC'])
      assert.deepEqual(wrong(schema, { ...fields, timezone }), [], timezone);
    for (const timezone of [
      'PST',
      'CST',
      'IST',
      'BST',
      'AET',
      '+02:00',
      '2027-01-15T09:00[Europe/Berlin]',
      'Mars/Dome',
    ])
      assert.deepEqual(wrong(schema, { ...fields, timezone }), ['body.timezone value_error'], timezone);
  }
});

test('a day of a booking page has a year from 1000 on, like a time', () => {
  const page = { timezone: 'UTC', weekly_hours: [] };
  assert.deepEqual(wrong(BookingPageInput, { ...page, exceptions: [{ date: '2027-01-15' }] }), []);
  const [early] = ['0000-01-01', '0999-12-31'].map((date) =>
    wrong(BookingPageInput, { ...page, exceptions: [{ date }] }),
  );
  assert.deepEqual(early, ['body.exceptions.0.date value_error']);
  assert.deepEqual(wrong(SlotQuery, { from: '0000-01-01' }), ['body.from value_error']);
});
