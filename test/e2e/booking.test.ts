import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { bookingPageInput } from '../contract/audit-acts-booking.ts';
import { type Answer, Api } from '../support/api.ts';
import { createCampaign } from '../support/campaign.ts';
import { useSystem } from '../support/shared-stack.ts';

interface Slot {
  start: string;
  end: string;
  local_start: string;
  remaining: number;
}
type Made = Record<string, unknown>;

const system = await useSystem(after);
const api = new Api(system.base_url, { key: system.demo.api_keys.full });
const visitor = new Api(system.base_url);

async function openPage(rules: object = {}): Promise<{ id: string; path: string }> {
  const { id } = await createCampaign(api);
  await api.ok(api.post(`/v1/interviews/${id}/start`));
  const body = { ...bookingPageInput, slot_minutes: 60, capacity: 1, ...rules };
  const page = await api.ok(api.ask('PUT', `/v1/interviews/${id}/booking`, { body }));
  return { id, path: `/v1/booking/${String(page['token'])}` };
}

const slotsOf = async (path: string, query = ''): Promise<Slot[]> =>
  (await visitor.ok<{ slots: Slot[] }>(visitor.get(`${path}/slots${query}`))).slots;

const book = (path: string, body: object): Promise<Answer<Made>> => visitor.post<Made>(`${path}/reservations`, body);

test('of fifty people who book the last place of a time at once one gets it, and the others get free times near it', async () => {
  const { id, path } = await openPage();
  const slot = (await slotsOf(path))[3];
  assert.ok(slot);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      book(path, { start: slot.start, timezone: 'Asia/Kolkata', email: `p${index}@example.org` }),
    ),
  );
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
    [201, ...Array.from({ length: 49 }, () => 409)],
  );
  for (const { body } of answers.filter(({ status }) => status === 409)) {
    assert.equal(body['code'], 'slot_taken');
    const alternatives = body['alternatives'] as Slot[];
    assert.equal(alternatives.length, 5);
    for (const { start, local_start, remaining } of alternatives) {
      assert.ok(start !== slot.start && remaining === 1);
      assert.equal(Date.parse(`${local_start}:00+05:30`), Date.parse(start));
    }
  }
  const contacts = await api.ok<Made[]>(api.get(`/v1/interviews/${id}/contacts`));
  assert.equal(contacts.length, 1);
  assert.ok(!(await slotsOf(path)).some(({ start }) => start === slot.start));
});

test('a booking is shown, moved and cancelled by its link, and leads into a session at its time', async () => {
  const { path } = await openPage();
  const slots = await slotsOf(path, '?timezone=America/St_Johns');
  const made = await visitor.ok(book(path, { start: slots[0]?.start, timezone: 'America/St_Johns' }));
  const own = `/v1/booking/reservations/${String(made['token'])}`;
  const shown = await visitor.ok(visitor.get(own));
  assert.deepEqual([shown['start'], shown['local_start']], [slots[0]?.start, slots[0]?.local_start]);
  const calendar = await visitor.get<string>(`${own}/calendar.ics`);
  // The campaign names no address, and a method needs an organizer.
  assert.match(calendar.headers.get('content-type') ?? '', /^text\/calendar; charset=utf-8$/);
  assert.match(calendar.body, /BEGIN:VTIMEZONE[\s\S]*TZID:America\/St_Johns[\s\S]*SEQUENCE:0/);
  const moved = await visitor.ok(visitor.patch(own, { start: slots[4]?.start }));
  assert.deepEqual([moved['start'], moved['sequence']], [slots[4]?.start, 1]);
  const joined = await visitor.ok(visitor.post(`${own}/session`));
  const session = joined['session'] as Made;
  assert.deepEqual([session['status'], session['scheduled_for']], ['scheduled', slots[4]?.start]);
  assert.equal((await visitor.delete(own)).status, 204);
  assert.equal((await visitor.post(`${own}/session`)).status, 409);
  assert.ok((await slotsOf(path)).some(({ start }) => start === slots[4]?.start));
});

test('the team lists who booked which time, newest first and in pages, and the list never names a person', async () => {
  const { id, path } = await openPage();
  const slots = await slotsOf(path);
  const times = { timezone: 'Asia/Kolkata', name: 'Maya Lind' };
  for (const index of [0, 2, 4])
    await visitor.ok(book(path, { ...times, start: slots[index]?.start, email: `b${index}@example.org` }));
  const gone = await visitor.ok(book(path, { ...times, start: slots[6]?.start }));
  await visitor.delete(`/v1/booking/reservations/${String(gone['token'])}`);
  const at = `/v1/interviews/${id}/bookings`;
  const all = await api.ok<Made[]>(api.get(at));
  assert.deepEqual(
    all.map(({ start, status }) => [start, status]),
    [6, 4, 2, 0].map((index) => [slots[index]?.start, index === 6 ? 'cancelled' : 'booked']),
  );
  assert.deepEqual([all[3]?.['timezone'], all[3]?.['utc_offset']], ['Asia/Kolkata', '+05:30']);
  assert.doesNotMatch(JSON.stringify(all), /Maya|@example/);
  const people = await api.ok<Made[]>(api.get(`/v1/interviews/${id}/contacts`));
  for (const { contact_id } of all) assert.ok(people.some((each) => each['id'] === contact_id));
  assert.equal((await api.ok<Made[]>(api.get(`${at}?status=booked`))).length, 3);
  const first = await api.get<Made[]>(`${at}?limit=3`);
  const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? assert.fail('no next page');
  const rest = await api.ok<Made[]>(api.get(next.slice(new URL(next).origin.length)));
  assert.deepEqual([...first.body, ...rest], all);
  assert.equal((await api.get(`${at}?status=lost`)).status, 422);
});

test('an abbreviation of a zone is 422 for a new and for a moved booking', async () => {
  const { path } = await openPage();
  const [first, second] = await slotsOf(path);
  assert.equal((await book(path, { start: first?.start, timezone: 'PST' })).status, 422);
  const { token } = await visitor.ok(book(path, { start: first?.start, timezone: 'UTC' }));
  const own = `/v1/booking/reservations/${String(token)}`;
  assert.equal((await visitor.patch(own, { start: second?.start, timezone: 'JST' })).status, 422);
});

test('a known address is answered like an unknown one', async () => {
  const { id, path } = await openPage({ capacity: 5 });
  const contact = await api.ok(api.post(`/v1/interviews/${id}/contacts`, { name: 'Maya', email: 'maya@example.org' }));
  const [slot] = await slotsOf(path);
  const answerTo = async (email: string) => {
    const { status, body } = await book(path, { start: slot?.start, timezone: 'UTC', email });
    const { token, reservation_url, calendar_url, ...rest } = body;
    const same = await visitor.get(`/v1/booking/reservations/${String(token)}`);
    const file = await visitor.get<string>(`/v1/booking/reservations/${String(token)}/calendar.ics`);
    const text = file.body.replaceAll(/^(UID|DTSTAMP|URL|DESCRIPTION).*(\r\n .*)*/gm, '');
    return {
      status,
      rest,
      same: [same.status, same.body],
      text,
      shapes: [typeof reservation_url, typeof calendar_url],
    };
  };
  assert.deepEqual(await answerTo('MAYA@example.org'), await answerTo('new@example.org'));
  const later = await api.ok(api.get(`/v1/interviews/${id}/contacts/${String(contact['id'])}`));
  assert.deepEqual(later, contact);
});

test('the booking page of the demo takes bookings', async () => {
  const page = await fetch(system.demo.booking_url);
  assert.equal(page.status, 200);
  const token = new URL(system.demo.booking_url).pathname.split('/').at(-1) ?? '';
  assert.equal((await visitor.ok(visitor.get(`/v1/booking/${token}`)))['status'], 'open');
  assert.ok((await slotsOf(`/v1/booking/${token}`)).length > 0);
});
