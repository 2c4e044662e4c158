import assert from 'node:assert/strict';
import { test } from 'node:test';
import { servicePrincipal } from '@insights/auth-context';
import { eventTypes, type jobPayloads, jobTypes, payloadOf } from '@insights/contracts';
import { book, openPage } from '../../booking.fixture.ts';
import { contactChange, contactDraft } from '../../requests.fixture.ts';
import { type Campaign, type Scene, activeCampaign, bearerOf, scene } from '../../sessions.fixture.ts';
import { cancelSession } from '../cancel-session.ts';
import { prepareContactMail } from '../contact-mail/prepare-contact-mail.ts';
import type { ContactMailKind } from '../contact-mail/request-mail.ts';
import { createContact } from '../create-contact.ts';
import { giveConsent } from '../give-consent.ts';
import { listContacts } from '../list-contacts.ts';
import { unsubscribe } from '../unsubscribe.ts';
import { updateContact } from '../update-contact.ts';
import { openReservation } from './open-reservation.ts';
import { cancelReservation, getReservation, rescheduleReservation } from './reservation.ts';

const notFound = { code: 'not_found' };

async function paged(t: Parameters<typeof scene>[0]) {
  const s = await scene(t);
  const campaign = await activeCampaign(s);
  return { s, campaign, page: await openPage(s, campaign, { capacity: 20 }) };
}

/** The requested mails, in order. */
async function mails(s: Scene, { call }: Campaign): Promise<jobPayloads.SendEmail[]> {
  const outbox = `select payload from outbox where name = 'job_requested' order by id`;
  const rows = await s.deps.db.withWorkspace(call, (tx) => tx.rows<{ payload: Buffer }>(outbox));
  return rows.map(
    ({ payload }) =>
      payloadOf(jobTypes.sendEmail, eventTypes.jobRequested.codec.decode(payload)) ?? assert.fail('another job'),
  );
}

function prepare(s: Scene, { call }: Campaign, kind: ContactMailKind, contact_id: string) {
  const identity = { principal: servicePrincipal('identity', call.principal.workspace_id) };
  const sender = { sender_name: 'Ward', sender_address: 'ward@example.org' };
  return prepareContactMail(s.deps, identity, { kind, contact_id, ...sender });
}

const isBookingOrSchedule = (kind: string): kind is ContactMailKind => /^(booking|session)_/.test(kind);

/** The link in the latest mail. */
async function mailed(
  s: Scene,
  campaign: Campaign,
): Promise<{ token: string; mail: Awaited<ReturnType<typeof prepare>> }> {
  const last = (await mails(s, campaign)).at(-1);
  if (!last || !isBookingOrSchedule(last.kind)) return assert.fail('no mail to a contact');
  const mail = await prepare(s, campaign, last.kind, last.recipient_id);
  return { token: mail.participant_url.split('#')[1] ?? '', mail };
}

const contactsOf = async (s: Scene, { call, id }: Campaign) =>
  (await listContacts(s.deps, call, { interview_id: id, page: null })).items;

const open = async (s: Scene, token: string) => bearerOf(s, await openReservation(s.deps, {}, { token }));

const addMaya = (s: Scene, { call, id }: Campaign) =>
  createContact(s.deps, call, {
    interview_id: id,
    contact: contactDraft({ name: 'Maya', email: 'maya@example.org' }),
  });

test('the confirmation has the time, a calendar entry and a link of its own, and nothing that the visitor wrote', async (t) => {
  const { s, campaign, page } = await paged(t);
  const shown = await book(s, page.token, { name: 'Buy now', email: 'maya@example.org', locale: 'de' });
  const { token, mail } = await mailed(s, campaign);
  assert.notEqual(token, shown.token);
  assert.deepEqual(
    [mail.skip, mail.address, mail.name, mail.locale, mail.timezone, mail.scheduled_for, mail.expires_at],
    [null, 'maya@example.org', null, 'de', 'America/New_York', shown.reservation.start, shown.reservation.expires_at],
  );
  assert.match(mail.calendar?.content_type ?? '', /method=REQUEST/);
  assert.match(mail.calendar?.content ?? '', /SEQUENCE:0/);
  assert.doesNotMatch(JSON.stringify(mail), /Buy now/);
  const person = await open(s, token);
  assert.equal(person.session.id, (await contactsOf(s, campaign))[0]?.id);
  await assert.rejects(getReservation(s.deps, { token: shown.token }), notFound);
});

test('each change is mailed with a higher sequence, and a cancellation leads to other times', async (t) => {
  const { s, campaign, page } = await paged(t);
  const { token } = await book(s, page.token, { email: 'maya@example.org' });
  await rescheduleReservation(s.deps, {}, { token, start: '2026-01-02T09:00:00.000Z', timezone: null });
  const changed = await mailed(s, campaign);
  assert.match(changed.mail.calendar?.content ?? '', /SEQUENCE:1/);
  await cancelReservation(s.deps, {}, { token });
  const cancelled = await mailed(s, campaign);
  assert.equal(cancelled.mail.participant_url, `https://api.test/book/${page.token}`);
  assert.match(cancelled.mail.calendar?.content ?? '', /SEQUENCE:2[\s\S]*STATUS:CANCELLED/);
  const kinds = (await mails(s, campaign)).map(({ kind }) => kind);
  assert.deepEqual(kinds, ['booking_confirmed', 'booking_changed', 'booking_cancelled']);
  const [first] = await mails(s, campaign);
  assert.equal((await prepare(s, campaign, 'booking_confirmed', first?.recipient_id ?? '')).skip, 'over');
});

test('the mailed link makes the booking that of the known person, and ends what the visitor was shown', async (t) => {
  const { s, campaign, page } = await paged(t);
  const maya = await addMaya(s, campaign);
  const shown = await book(s, page.token, { email: 'maya@example.org' });
  const { token, mail } = await mailed(s, campaign);
  assert.equal(mail.address, 'maya@example.org');
  const person = await open(s, token);
  assert.deepEqual([person.session.id, person.session.scheduled_for], [maya.id, shown.reservation.start]);
  assert.equal((await contactsOf(s, campaign)).length, 1);
  await assert.rejects(openReservation(s.deps, {}, { token: shown.token }), notFound);
});

test('a visitor who opened the interview before is replaced by the person with the address, unless they have consented', async (t) => {
  const { s, campaign, page } = await paged(t);
  const maya = await addMaya(s, campaign);
  const first = await book(s, page.token, { email: 'maya@example.org' });
  const visitor = await open(s, first.token);
  assert.equal((await contactsOf(s, campaign)).length, 2);
  assert.equal((await open(s, (await mailed(s, campaign)).token)).session.id, maya.id);
  assert.deepEqual(
    (await contactsOf(s, campaign)).map(({ id }) => id),
    [maya.id],
  );
  const second = await book(s, page.token, { email: 'maya@example.org' });
  const another = await open(s, second.token);
  assert.notEqual(another.session.id, visitor.session.id);
  await giveConsent(s.deps, another.call, { version: another.session.campaign?.consent_version ?? '' });
  const { token } = await mailed(s, campaign);
  await assert.rejects(openReservation(s.deps, {}, { token }), { code: 'invalid_transition' });
  assert.equal((await getReservation(s.deps, { token })).status, 'booked');
});

test('a person has one booking: using a later one cancels the earlier', async (t) => {
  const { s, campaign, page } = await paged(t);
  const first = await book(s, page.token, { email: 'maya@example.org', start: '2026-01-02T09:00:00.000Z' });
  await book(s, page.token, { email: 'maya@example.org', start: '2026-01-02T10:00:00.000Z' });
  await open(s, (await mailed(s, campaign)).token);
  assert.equal((await getReservation(s.deps, { token: first.token })).status, 'cancelled');
  const [contact] = await contactsOf(s, campaign);
  assert.equal(contact?.scheduled_session?.scheduled_for, '2026-01-02T10:00:00.000Z');
});

test('cancelling a booking leaves an invited person invited', async (t) => {
  const { s, campaign, page } = await paged(t);
  await addMaya(s, campaign);
  await book(s, page.token, { email: 'maya@example.org' });
  const { token } = await mailed(s, campaign);
  await open(s, token);
  await cancelReservation(s.deps, {}, { token });
  const [contact] = await contactsOf(s, campaign);
  assert.deepEqual(contact?.scheduled_session, {
    status: 'available',
    scheduled_for: null,
    expires_at: null,
    invited_at: '2026-01-01T00:00:00.000Z',
  });
});

test('an address gets at most ten mails about bookings a day, and none after unsubscribing', async (t) => {
  const { s, campaign, page } = await paged(t);
  for (let times = 0; times < 12; times++) await book(s, page.token, { email: 'maya@example.org' });
  assert.equal((await mails(s, campaign)).length, 10);
  const { mail } = await mailed(s, campaign);
  await unsubscribe(s.deps, {}, { token: mail.unsubscribe_url.split('/').at(-1) ?? '' });
  assert.equal((await mailed(s, campaign)).mail.skip, 'unsubscribed');
});

test('without a mail server a booking works and requests no mail', async (t) => {
  const { s, campaign, page } = await paged(t);
  const { token } = await book({ deps: { ...s.deps, mailEnabled: false } }, page.token, { email: 'maya@example.org' });
  assert.deepEqual(await mails(s, campaign), []);
  assert.equal((await getReservation(s.deps, { token })).status, 'booked');
});

test('a booking follows when the team moves or cancels the session', async (t) => {
  const { s, campaign, page } = await paged(t);
  const { token } = await book(s, page.token, { email: 'maya@example.org' });
  const [contact] = await contactsOf(s, campaign);
  const ids = { interview_id: campaign.id, contact_id: contact?.id ?? '' };
  await updateContact(s.deps, campaign.call, contactChange({ ...ids, scheduled_for: '2026-01-05T10:10:00.000Z' }));
  const moved = await getReservation(s.deps, { token });
  assert.deepEqual(
    [moved.start, moved.end, moved.sequence],
    ['2026-01-05T10:10:00.000Z', '2026-01-05T10:40:00.000Z', 1],
  );
  const { mail } = await mailed(s, campaign);
  assert.match(mail.calendar?.content ?? '', /SEQUENCE:1/);
  const again = await rescheduleReservation(s.deps, {}, { token, start: '2026-01-06T10:00:00.000Z', timezone: null });
  assert.equal(again.sequence, 2);
  await cancelSession(s.deps, campaign.call, ids);
  assert.equal((await getReservation(s.deps, { token })).status, 'cancelled');
});
