import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppError, type ErrorCode } from '@insights/errors';
import { book, openPage, slotsOf } from '../../booking.fixture.ts';
import { contactDraft, importRequest } from '../../requests.fixture.ts';
import { type Campaign, type Scene, activeCampaign, bearerOf, scene } from '../../sessions.fixture.ts';
import { complete } from '../../basis.fixture.ts';
import { changeStatus } from '../change-status/change-status.ts';
import { createContact } from '../create-contact.ts';
import { deleteContact } from '../delete-contact.ts';
import { deleteJoinLink } from '../delete-join-link.ts';
import { eraseContact } from '../erase-contact/erase-contact.ts';
import { getInterview } from '../get-interview.ts';
import { getSession } from '../get-session.ts';
import { giveConsent } from '../give-consent.ts';
import { importConversation } from '../import-conversation/import-conversation.ts';
import { listContacts } from '../list-contacts.ts';
import { listJoinLinks } from '../list-join-links.ts';
import { startSession } from '../start-session.ts';
import { withdrawSession } from '../withdraw-session.ts';
import { getBookingPage } from './booking-page.ts';
import { openReservation } from './open-reservation.ts';
import { getPublicBookingPage } from './public-page.ts';
import { cancelReservation, getReservation, rescheduleReservation } from './reservation.ts';

const refused = (code: ErrorCode) => (error: unknown) => error instanceof AppError && error.code === code;

async function paged(t: Parameters<typeof scene>[0], rules: Parameters<typeof openPage>[2] = {}) {
  const s = await scene(t);
  const campaign = await activeCampaign(s);
  return { s, campaign, page: await openPage(s, campaign, rules) };
}

const contactsOf = async (s: Scene, { call, id }: Campaign) =>
  (await listContacts(s.deps, call, { interview_id: id, page: null })).items;

const open = async (s: Scene, token: string) => bearerOf(s, await openReservation(s.deps, {}, { token }));

async function consent(s: Scene, person: Awaited<ReturnType<typeof open>>) {
  return giveConsent(s.deps, person.call, { version: person.session.campaign?.consent_version ?? '' });
}

test('a booked time becomes a contact whose session opens at that time and expires after the grace period', async (t) => {
  const { s, campaign, page } = await paged(t);
  const [first, second] = await slotsOf(s, page.token);
  assert.deepEqual([first?.start, first?.local_start], ['2026-01-01T08:00:00.000Z', '2026-01-01T09:00']);
  const { reservation } = await book(s, page.token, { name: 'Maya', email: 'maya@example.org' });
  assert.deepEqual(
    [reservation.status, reservation.start, reservation.local_start, reservation.utc_offset, reservation.sequence],
    ['booked', first?.start, '2026-01-01T03:00', '-05:00', 0],
  );
  const [contact] = await contactsOf(s, campaign);
  assert.deepEqual(
    [contact?.name, contact?.email, contact?.timezone, contact?.scheduled_session],
    [
      'Maya',
      'maya@example.org',
      'America/New_York',
      {
        status: 'scheduled',
        scheduled_for: first?.start,
        expires_at: '2026-01-01T08:15:00.000Z',
        invited_at: '2026-01-01T00:00:00.000Z',
      },
    ],
  );
  assert.equal((await slotsOf(s, page.token))[0]?.start, second?.start);
  assert.equal((await getBookingPage(s.deps, campaign.call, { interview_id: campaign.id })).upcoming, 1);
});

test('the link of a booking opens a session that starts at the booked time, until consent', async (t) => {
  const { s, page } = await paged(t);
  const booked = await book(s, page.token, { email: 'maya@example.org' });
  const maya = await open(s, booked.token);
  assert.deepEqual([maya.session.status, maya.session.scheduled_for], ['scheduled', booked.reservation.start]);
  await consent(s, maya);
  await assert.rejects(openReservation(s.deps, {}, { token: booked.token }), refused('not_found'));
  await assert.rejects(startSession(s.deps, maya.call), refused('invalid_transition'));
  s.clock.ms = Date.parse(booked.reservation.start);
  assert.equal((await startSession(s.deps, maya.call)).status, 'waiting');
  const change = { token: booked.token, start: '2026-01-02T09:00:00.000Z', timezone: null };
  await assert.rejects(rescheduleReservation(s.deps, {}, change), refused('invalid_transition'));
  await assert.rejects(cancelReservation(s.deps, {}, { token: booked.token }), refused('invalid_transition'));
  assert.equal((await getReservation(s.deps, { token: booked.token })).can_change, false);
});

test('one of fifty at once gets the only place of a time; the others are offered times near it', async (t) => {
  const { s, campaign, page } = await paged(t);
  const [first] = await slotsOf(s, page.token);
  const start = first?.start ?? '';
  const results = await Promise.allSettled(
    Array.from({ length: 50 }, (_, index) => book(s, page.token, { start, email: `p${index}@example.org` })),
  );
  const lost = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason as AppError);
  assert.equal(lost.length, 49);
  for (const error of lost) {
    assert.equal(error.code, 'slot_taken');
    const alternatives = error.fields['alternatives'] as { start: string; local_start: string }[];
    assert.deepEqual(alternatives.map((slot) => slot.start).slice(0, 2), [
      '2026-01-01T08:30:00.000Z',
      '2026-01-01T09:00:00.000Z',
    ]);
    assert.equal(alternatives[0]?.local_start, '2026-01-01T03:30');
  }
  assert.equal((await contactsOf(s, campaign)).length, 1);
});

test('as many people as the capacity allows can book the same time', async (t) => {
  const { s, page } = await paged(t, { capacity: 3 });
  const start = '2026-01-01T08:00:00.000Z';
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => book(s, page.token, { start })));
  assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 3);
  assert.notEqual((await slotsOf(s, page.token))[0]?.start, start);
});

test('a booking counts in every time that it overlaps after the rules have changed', async (t) => {
  const { s, campaign, page } = await paged(t, { slot_minutes: 30 });
  await book(s, page.token, { start: '2026-01-01T08:30:00.000Z' });
  await openPage(s, campaign, { slot_minutes: 45, buffer_after_minutes: 15 });
  const starts = (await slotsOf(s, page.token, { to: '2026-01-01' })).map((slot) => slot.start.slice(11, 16));
  assert.deepEqual(starts, ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00']);
});

test('times that are off the grid, too soon or too far ahead are not available', async (t) => {
  const { s, page } = await paged(t, { notice_minutes: 9 * 60, horizon_days: 7 });
  for (const start of ['2026-01-01T08:30:00.000Z', '2026-01-01T10:10:00.000Z', '2026-01-09T09:00:00.000Z']) {
    await assert.rejects(book(s, page.token, { start }), refused('slot_taken'), start);
  }
  await book(s, page.token, { start: '2026-01-01T09:00:00.000Z' });
});

test('rescheduling moves the session, frees the former time and counts the change; notice applies to the new time', async (t) => {
  const { s, campaign, page } = await paged(t, { notice_minutes: 60 });
  const booked = await book(s, page.token, { start: '2026-01-01T12:00:00.000Z', email: 'maya@example.org' });
  const change = (start: string, timezone: string | null = null) =>
    rescheduleReservation(s.deps, {}, { token: booked.token, start, timezone });
  assert.equal((await change('2026-01-01T12:00:00.000Z')).sequence, 0);
  const moved = await change('2026-01-02T12:30:00.000Z', 'Asia/Kolkata');
  assert.deepEqual([moved.sequence, moved.local_start, moved.timezone], [1, '2026-01-02T18:00', 'Asia/Kolkata']);
  const [contact] = await contactsOf(s, campaign);
  assert.equal(contact?.scheduled_session?.scheduled_for, '2026-01-02T12:30:00.000Z');
  await book(s, page.token, { start: '2026-01-01T12:00:00.000Z' });
  await assert.rejects(change('2026-01-01T12:00:00.000Z'), refused('slot_taken'));
  s.clock.ms = Date.parse('2026-01-02T08:30:00.000Z');
  await assert.rejects(change('2026-01-02T09:00:00.000Z'), refused('slot_taken'));
  assert.equal((await getReservation(s.deps, { token: booked.token })).start, '2026-01-02T12:30:00.000Z');
});

test('a missed booking can be moved, because the interview has not begun', async (t) => {
  const { s, campaign, page } = await paged(t);
  const booked = await book(s, page.token, { start: '2026-01-01T08:00:00.000Z' });
  s.clock.ms = Date.parse('2026-01-01T12:00:00.000Z');
  const start = '2026-01-01T13:00:00.000Z';
  assert.equal((await rescheduleReservation(s.deps, {}, { token: booked.token, start, timezone: null })).start, start);
  assert.equal((await contactsOf(s, campaign))[0]?.scheduled_session?.status, 'scheduled');
});

test('a cancelled booking frees its time, opens nothing and stays cancelled', async (t) => {
  const { s, campaign, page } = await paged(t);
  const booked = await book(s, page.token, { email: 'maya@example.org' });
  const { token } = booked;
  const cancelled = await cancelReservation(s.deps, {}, { token });
  assert.deepEqual([cancelled.status, cancelled.sequence, cancelled.can_change], ['cancelled', 1, false]);
  assert.equal((await cancelReservation(s.deps, {}, { token })).sequence, 1);
  assert.equal((await contactsOf(s, campaign))[0]?.scheduled_session?.status, 'cancelled');
  await assert.rejects(openReservation(s.deps, {}, { token }), refused('invalid_transition'));
  const start = booked.reservation.start;
  await assert.rejects(
    rescheduleReservation(s.deps, {}, { token, start, timezone: null }),
    refused('invalid_transition'),
  );
  await book(s, page.token, { start });
});

test('a known address gets the same answer, changes nothing of that person, and the visitor stays a stranger', async (t) => {
  const { s, campaign, page } = await paged(t, { capacity: 10 });
  const maya = await createContact(s.deps, campaign.call, {
    interview_id: campaign.id,
    contact: contactDraft({ name: 'Maya', email: 'maya@example.org' }),
  });
  const start = '2026-01-01T08:00:00.000Z';
  const known = await book(s, page.token, { start, name: 'Mallory', email: 'MAYA@example.org' });
  const unknown = await book(s, page.token, { start, name: 'Mallory', email: 'new@example.org' });
  assert.deepEqual(known.reservation, unknown.reservation);
  const contacts = await contactsOf(s, campaign);
  assert.deepEqual(contacts.map(({ email }) => email).toSorted(), ['maya@example.org', 'new@example.org']);
  const untouched = contacts.find(({ id }) => id === maya.id);
  assert.deepEqual([untouched?.name, untouched?.scheduled_session?.status], ['Maya', 'available']);
  const visitor = await open(s, known.token);
  assert.notEqual(visitor.session.id, maya.id);
  assert.equal((await open(s, known.token)).session.id, visitor.session.id);
  assert.deepEqual((await contactsOf(s, campaign)).map(({ email }) => email).toSorted(), [
    'maya@example.org',
    'new@example.org',
    null,
  ]);
});

test('a repeated request with the same id gets the same booking', async (t) => {
  const { s, campaign, page } = await paged(t);
  const fields = { start: '2026-01-01T08:00:00.000Z', client_reservation_id: 'a-random-id-of-the-client' };
  const [first, second] = [await book(s, page.token, fields), await book(s, page.token, fields)];
  assert.deepEqual(first, second);
  assert.equal((await contactsOf(s, campaign)).length, 1);
});

test('the page of an inactive campaign or a closed page gives the reason and rejects bookings', async (t) => {
  const { s, campaign, page } = await paged(t);
  const start = '2026-01-01T08:00:00.000Z';
  const booked = await book(s, page.token, { start: '2026-01-01T09:00:00.000Z' });
  const cases = [
    ['closed', () => openPage(s, campaign, {}, false), () => openPage(s, campaign)],
    ['paused', () => change('pause'), () => change('resume')],
    ['completed', () => change('complete'), () => Promise.resolve()],
  ] as const;
  const change = (event: 'pause' | 'resume' | 'complete') =>
    changeStatus(s.deps, campaign.call, event, { interview_id: campaign.id, reason: '' });
  for (const [status, close, reopen] of cases) {
    await close();
    assert.equal((await getPublicBookingPage(s.deps, { token: page.token })).status, status);
    assert.deepEqual(await slotsOf(s, page.token), []);
    await assert.rejects(book(s, page.token, { start }), refused('invalid_transition'), status);
    const move = { token: booked.token, start, timezone: null };
    await assert.rejects(rescheduleReservation(s.deps, {}, move), refused('invalid_transition'), status);
    await reopen();
  }
  assert.equal((await cancelReservation(s.deps, {}, { token: booked.token })).status, 'cancelled');
});

test('an open booking page keeps a campaign from completing by itself until it is closed', async (t) => {
  const { s, campaign } = await paged(t);
  const { call, id } = campaign;
  for (const link of (await listJoinLinks(s.deps, call, { interview_id: id, page: null })).items) {
    await deleteJoinLink(s.deps, call, { interview_id: id, link_id: link.id });
  }
  const email = 'maya@example.org';
  await createContact(s.deps, call, { interview_id: id, contact: contactDraft({ email }) });
  const transcript = Buffer.from('interviewer: Hello?\nparticipant: Hello.');
  const request = importRequest({ interview_id: id, contact_email: email, format: 'text', transcript });
  await complete(s.deps, call, (await importConversation(s.deps, call, request)).conversation_id);
  assert.equal((await getInterview(s.deps, call, id)).status, 'active');
  await openPage(s, campaign, {}, false);
  assert.equal((await getInterview(s.deps, call, id)).status, 'completed');
});

test('deleting, erasing or withdrawing a person releases their time and deletes the booking', async (t) => {
  const { s, campaign, page } = await paged(t);
  const start = '2026-01-01T08:00:00.000Z';
  const leave = [
    (interview_id: string, contact_id: string) => deleteContact(s.deps, campaign.call, { interview_id, contact_id }),
    (interview_id: string, contact_id: string) => eraseContact(s.deps, campaign.call, { interview_id, contact_id }),
  ];
  for (const go of leave) {
    const { token } = await book(s, page.token, { start, email: 'maya@example.org' });
    const [contact] = await contactsOf(s, campaign);
    await go(campaign.id, contact?.id ?? '');
    await assert.rejects(getReservation(s.deps, { token }), refused('not_found'));
  }
  const { token } = await book(s, page.token, { start });
  const visitor = await open(s, token);
  await consent(s, visitor);
  await withdrawSession(s.deps, visitor.call);
  await assert.rejects(getReservation(s.deps, { token }), refused('not_found'));
  assert.equal((await getSession(s.deps, visitor.call)).status, 'cancelled');
  await book(s, page.token, { start });
});

test('erasing the person whose address a stranger gave deletes the stranger’s booking as well', async (t) => {
  const { s, campaign, page } = await paged(t);
  const { call, id: interview_id } = campaign;
  const contact = contactDraft({ email: 'maya@example.org' });
  const maya = await createContact(s.deps, call, { interview_id, contact });
  const { token } = await book(s, page.token, { email: 'maya@example.org' });
  await eraseContact(s.deps, call, { interview_id, contact_id: maya.id });
  await assert.rejects(getReservation(s.deps, { token }), refused('not_found'));
});

test('unknown links, and links of other kinds, lead nowhere', async (t) => {
  const { s, campaign, page } = await paged(t);
  const { token } = await book(s, page.token);
  for (const wrong of [campaign.join_token, token, 'iik_made-up']) {
    await assert.rejects(getPublicBookingPage(s.deps, { token: wrong }), refused('not_found'));
  }
  for (const wrong of [campaign.join_token, page.token, `${token}x`]) {
    await assert.rejects(getReservation(s.deps, { token: wrong }), refused('not_found'));
  }
});
