import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventTypes, type sessions } from '@insights/contracts';
import { contactDraft, importRequest, joinLinkDraft } from '../requests.fixture.ts';
import { type Joined, type Scene, activeCampaign, bearerOf, join, scene, waiting } from '../sessions.fixture.ts';
import { changeStatus } from './change-status/change-status.ts';
import { createContact } from './create-contact.ts';
import { createJoinLink } from './create-join-link.ts';
import { getInterview } from './get-interview.ts';
import { getJoinPage } from './get-join-page.ts';
import { giveConsent } from './give-consent.ts';
import { importConversation } from './import-conversation/import-conversation.ts';
import { joinByLink } from './join-by-link.ts';
import { getContact, listContacts } from './list-contacts.ts';
import { listJoinLinks } from './list-join-links.ts';
import { forgetJoinedAgain } from './sweep-sessions/forget-joined-again.ts';

const DAY_MS = 86_400_000;
const nobody = { name: null, email: null, hide_name: false, attributes: {}, participant_token: null };

const joinWith = (s: Scene, token: string, over: Partial<sessions.JoinByLinkRequest> = {}) =>
  joinByLink(s.deps, {}, { ...nobody, ...over, token });
const consent = (s: Scene, { call, session }: Joined) =>
  giveConsent(s.deps, call, { version: session.campaign?.consent_version ?? '' });

test('a browser that has joined gets its own session back by the same link, also when the link is used up or has expired', async (t) => {
  const s = await scene(t);
  const { call, id } = await activeCampaign(s);
  const expires_at = new Date(s.clock.ms + DAY_MS).toISOString();
  const link = await createJoinLink(s.deps, call, joinLinkDraft({ interview_id: id, max_uses: 1, expires_at }));
  const first = await joinWith(s, link.token);
  const held = { participant_token: first.participant_token };
  for (const pass of [0, 2 * DAY_MS]) {
    s.clock.ms += pass;
    const again = await joinWith(s, link.token, held);
    assert.deepEqual([again.session?.id, again.participant_token], [first.session?.id, first.participant_token]);
    await assert.rejects(joinWith(s, link.token), { code: 'not_found' });
  }
  const { items } = await listJoinLinks(s.deps, call, { interview_id: id, page: null });
  assert.equal(items.find((item) => item.id === link.id)?.uses, 1, 'people are counted, not visits');
  assert.equal((await listContacts(s.deps, call, { interview_id: id, page: null })).items.length, 1);
});

test('a token of another campaign, an expired one and a made-up one do not come back', async (t) => {
  const s = await scene(t);
  const [one, other] = [await activeCampaign(s), await activeCampaign(s)];
  const joined = await join(s, one);
  for (const token of [joined.token, 'iip_made-up', '']) {
    const fresh = await joinWith(s, other.join_token, { participant_token: token });
    assert.notEqual(fresh.session?.id, joined.session.id);
  }
  s.clock.ms += 31 * DAY_MS;
  const late = await joinWith(s, one.join_token, { participant_token: joined.token });
  assert.notEqual(late.session?.id, joined.session.id);
});

test('the last place goes to one of ten who join at once', async (t) => {
  const s = await scene(t);
  const { call, id } = await activeCampaign(s);
  const link = await createJoinLink(s.deps, call, joinLinkDraft({ interview_id: id, max_uses: 1 }));
  const answers = await Promise.allSettled(Array.from({ length: 10 }, () => joinWith(s, link.token)));
  assert.equal(answers.filter(({ status }) => status === 'fulfilled').length, 1);
});

test('a link gives people its attributes, and accepts only those that it lists', async (t) => {
  const s = await scene(t);
  const { call, id } = await activeCampaign(s);
  const draft = joinLinkDraft({ interview_id: id, attributes: { source: 'poster' }, prefill: ['department'] });
  const link = await createJoinLink(s.deps, call, draft);
  assert.deepEqual((await getJoinPage(s.deps, { token: link.token })).prefill, ['department']);
  const joined = await joinWith(s, link.token, { attributes: { department: 'Surgery' } });
  const ids = { interview_id: id, contact_id: joined.session?.id ?? '' };
  assert.deepEqual((await getContact(s.deps, call, ids)).attributes, { source: 'poster', department: 'Surgery' });
  for (const attributes of [{ source: 'me' }, { role: 'admin' }, { department: 'a', Department: 'b' }]) {
    await assert.rejects(joinWith(s, link.token, { attributes }), { code: 'invalid_request' });
  }
  const both = joinLinkDraft({ interview_id: id, attributes: { ward: '7' }, prefill: ['ward'] });
  await assert.rejects(createJoinLink(s.deps, call, both), { code: 'invalid_request' });
});

test('who joins with the address of a contact is no second person, unless they consent without using that contact’s link', async (t) => {
  const s = await scene(t);
  const campaign = await activeCampaign(s);
  const { call, id } = campaign;
  await createContact(s.deps, call, { interview_id: id, contact: contactDraft({ email: 'maya@example.org' }) });
  const people = async () => [
    (await listContacts(s.deps, call, { interview_id: id, page: null })).items.length,
    (await getInterview(s.deps, call, id)).counts?.contacts,
  ];
  const [gone, stays] = [
    await join(s, campaign, { email: 'maya@example.org' }),
    await join(s, campaign, { email: 'Maya@Example.org' }),
  ];
  assert.deepEqual(await people(), [1, 1]);
  await consent(s, stays);
  assert.deepEqual(await people(), [2, 2]);
  s.clock.ms += DAY_MS - 1;
  assert.equal(await forgetJoinedAgain(s.deps), 0);
  s.clock.ms += 1;
  assert.equal(await forgetJoinedAgain(s.deps), 1);
  const contact = (contact_id: string) => getContact(s.deps, call, { interview_id: id, contact_id });
  await assert.rejects(contact(gone.session.id), { code: 'not_found' });
  assert.equal((await contact(stays.session.id)).email, null);
  assert.equal(await forgetJoinedAgain(s.deps), 0);
});

test('the numbers of a completed campaign leave out who joined again without consent', async (t) => {
  const s = await scene(t);
  const campaign = await activeCampaign(s);
  await waiting(s, campaign);
  const { call, id } = campaign;
  await createContact(s.deps, call, { interview_id: id, contact: contactDraft({ email: 'maya@example.org' }) });
  await join(s, campaign, { email: 'maya@example.org' });
  await changeStatus(s.deps, call, 'complete', { interview_id: id, reason: '' });
  const rows = await s.deps.db.withWorkspace(call, (tx) =>
    tx.rows<{ payload: Buffer }>(`select payload from outbox where name = 'campaign_completed'`),
  );
  const totals = rows.map(({ payload }) => eventTypes.campaignCompleted.codec.decode(payload).total_count);
  assert.deepEqual(totals, [2]);
  assert.equal((await getInterview(s.deps, call, id)).counts?.contacts, 2);
});

test('people who came with a test conversation only are not counted until a real one is imported', async (t) => {
  const s = await scene(t);
  const { call, id } = await activeCampaign(s);
  const bring = (mode: 'test' | 'imported') =>
    importConversation(
      s.deps,
      call,
      importRequest({
        interview_id: id,
        contact_email: 'trial@example.org',
        transcript: Buffer.from(JSON.stringify({ turns: [{ speaker: 'participant', text: 'Well.' }] })),
        mode,
      }),
    );
  const counts = async () => (await getInterview(s.deps, call, id)).counts?.contacts;
  await bring('test');
  assert.equal(await counts(), 0);
  await bring('imported');
  assert.equal(await counts(), 1);
});

test('a participant token of a session that is joined again still opens it', async (t) => {
  const s = await scene(t);
  const campaign = await activeCampaign(s);
  const joined = await join(s, campaign);
  await consent(s, joined);
  const again = await joinWith(s, campaign.join_token, { participant_token: joined.token });
  const { session } = await bearerOf(s, again);
  assert.deepEqual([session.id, session.consent !== null], [joined.session.id, true]);
});
