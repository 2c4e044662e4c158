import assert from 'node:assert/strict';
import { test } from 'node:test';
import { servicePrincipal } from '@insights/auth-context';
import { eventTypes, type jobPayloads, jobTypes, payloadOf } from '@insights/contracts';
import { type Campaign, type Scene, activeCampaign, join, owner, scene } from '../../sessions.fixture.ts';
import { createContact } from '../create-contact.ts';
import { createContacts } from '../create-contacts.ts';
import { changeStatus } from '../change-status/change-status.ts';
import { deleteContact } from '../delete-contact.ts';
import { inviteContact } from '../invite-contact.ts';
import { getContact, listContacts } from '../list-contacts.ts';
import { openInvitation } from '../open-invitation.ts';
import { getMailConsent, unsubscribe } from '../unsubscribe.ts';
import { prepareContactMail } from './prepare-contact-mail.ts';
import { contactDraft, noSender } from '../../requests.fixture.ts';
import type { ContactMailKind } from './request-mail.ts';

const maya = contactDraft({ name: 'Maya', email: 'Maya@example.org', locale: 'de-AT' });
const tokenIn = (url: string | null) => url?.split('/').at(-1) ?? '';

function asIdentity({ call }: Campaign) {
  return { principal: servicePrincipal('identity', call.principal.workspace_id) };
}

const prepare = (s: Scene, campaign: Campaign, kind: ContactMailKind, contact_id: string) =>
  prepareContactMail(s.deps, asIdentity(campaign), { kind, contact_id, ...noSender });
const add = (s: Scene, campaign: Campaign, contact = maya) =>
  createContact(s.deps, campaign.call, { interview_id: campaign.id, contact });
const invite = (s: Scene, campaign: Campaign, contact_id: string) =>
  inviteContact(s.deps, campaign.call, { interview_id: campaign.id, contact_id });

/** The mails that were requested. */
async function mails(s: Scene, { call }: Campaign): Promise<jobPayloads.SendEmail[]> {
  const outbox = `select payload from outbox where name = 'job_requested' order by id`;
  const rows = await s.deps.db.withWorkspace(call, (tx) => tx.rows<{ payload: Buffer }>(outbox));
  return rows.map(({ payload }) => {
    const mail = payloadOf(jobTypes.sendEmail, eventTypes.jobRequested.codec.decode(payload));
    return mail ?? assert.fail('a job of another type was requested');
  });
}

test('everybody who may invite sees the link of a contact, and it opens that contact’s session', async (t) => {
  const s = await scene(t);
  const campaign = await activeCampaign(s);
  const contact = await add(s, campaign);
  const joined = await openInvitation(s.deps, {}, { token: tokenIn(contact.participant_url) });
  assert.equal(joined.session?.id, contact.id);
  const many = {
    interview_id: campaign.id,
    contacts: [
      { ...maya, email: 'a@example.org' },
      { ...maya, email: 'b@example.org' },
    ],
  };
  await createContacts(s.deps, campaign.call, many);
  const { items } = await listContacts(s.deps, campaign.call, { interview_id: campaign.id, page: null });
  for (const { id, participant_url } of items) {
    assert.equal((await openInvitation(s.deps, {}, { token: tokenIn(participant_url) })).session?.id, id);
  }
  assert.equal(new Set(items.map((item) => item.participant_url)).size, 3);
});

test('no stored row holds a link, and after an invitation the new one is shown', async (t) => {
  const s = await scene(t);
  const campaign = await activeCampaign(s);
  const contact = await add(s, campaign);
  const invitation = await invite(s, campaign, contact.id);
  const shown = await getContact(s.deps, campaign.call, { interview_id: campaign.id, contact_id: contact.id });
  assert.equal(shown.participant_url, invitation.participant_url);
  assert.notEqual(shown.participant_url, contact.participant_url);
  const dump = `select string_agg(r::text, '') as text from (
    select to_jsonb(s) as r from sessions s union all select to_jsonb(c) from contacts c union all select to_jsonb(o) from outbox o) all_rows`;
  const row = await s.deps.db.withWorkspace(campaign.call, (tx) => tx.row<{ text: string }>(dump));
  assert.ok(row);
  assert.ok(row.text.includes(contact.id));
  assert.equal(row.text.includes(invitation.token), false);
  assert.equal(row.text.includes(tokenIn(contact.participant_url)), false);
});

test('an invitation requests a mail by a job that carries ids only; its content is read when it is sent', async (t) => {
  const s = await scene(t);
  const campaign = await activeCampaign(s);
  const contact = await add(s, campaign);
  assert.equal((await invite(s, campaign, contact.id)).mail, 'queued');
  const second = await invite(s, campaign, contact.id);
  const [first, next] = await mails(s, campaign);
  assert.ok(first && next);
  assert.notDeepEqual(first, next, 'two jobs, not one');
  assert.deepEqual([first.kind, first.recipient_id], ['contact_invitation', contact.id]);
  const mail = await prepare(s, campaign, 'contact_invitation', contact.id);
  assert.deepEqual(
    [mail.skip, mail.address, mail.name, mail.locale, mail.campaign_name, mail.participant_url],
    [null, maya.email, 'Maya', 'de-AT', 'Night shifts', second.participant_url],
  );
  await deleteContact(s.deps, campaign.call, { interview_id: campaign.id, contact_id: contact.id });
  await assert.rejects(prepare(s, campaign, 'contact_invitation', contact.id), { code: 'not_found' });
});

test('when no mail can be sent the answer says so, and none is requested', async (t) => {
  const s = await scene(t);
  const campaign = await activeCampaign(s);
  const silent = await add(s, campaign, { ...maya, email: null });
  assert.equal((await invite(s, campaign, silent.id)).mail, 'no_address');
  const contact = await add(s, campaign);
  const off = { ...s, deps: { ...s.deps, mailEnabled: false } };
  const answer = await invite(off, campaign, contact.id);
  assert.equal(answer.mail, 'not_configured');
  assert.ok(answer.participant_url);
  await join(off, campaign, { email: maya.email });
  assert.deepEqual(await mails(s, campaign), []);
});

test('a completed campaign sends no invitation that was still queued', async (t) => {
  const s = await scene(t);
  const campaign = await activeCampaign(s);
  const contact = await add(s, campaign);
  await invite(s, campaign, contact.id);
  await changeStatus(s.deps, campaign.call, 'complete', { interview_id: campaign.id, reason: '' });
  assert.equal((await prepare(s, campaign, 'contact_invitation', contact.id)).skip, 'over');
});

test('joining leaves the same traces for known and unknown addresses, and only a known person gets a mail, once a day', async (t) => {
  const s = await scene(t);
  const campaign = await activeCampaign(s);
  const contact = await add(s, campaign);
  const known = await join(s, campaign, { email: 'MAYA@example.org' });
  const stranger = await join(s, campaign, { email: 'new@example.org' });
  assert.deepEqual(
    (await mails(s, campaign)).map(({ kind, recipient_id }) => [kind, recipient_id]),
    [
      ['joined_again', known.session.id],
      ['joined_again', stranger.session.id],
    ],
  );
  const mail = await prepare(s, campaign, 'joined_again', known.session.id);
  assert.deepEqual([mail.skip, mail.address, mail.participant_url], [null, maya.email, contact.participant_url]);
  assert.equal((await prepare(s, campaign, 'joined_again', stranger.session.id)).skip, 'unknown_address');
  s.clock.ms += 3_600_000;
  const again = await join(s, campaign, { email: maya.email });
  assert.equal((await prepare(s, campaign, 'joined_again', again.session.id)).skip, 'told_already');
  s.clock.ms += 24 * 3_600_000;
  const later = await join(s, campaign, { email: maya.email });
  assert.equal((await prepare(s, campaign, 'joined_again', later.session.id)).skip, null);
});

test('unsubscribing stops mail from every campaign of the workspace, and not from other workspaces', async (t) => {
  const s = await scene(t);
  const campaign = await activeCampaign(s);
  const contact = await add(s, campaign);
  const { unsubscribe_url } = await prepare(s, campaign, 'contact_invitation', contact.id);
  const token = tokenIn(unsubscribe_url);
  assert.deepEqual(await getMailConsent(s.deps, { token }), { status: 'subscribed' });
  for (let i = 0; i < 2; i += 1) assert.deepEqual(await unsubscribe(s.deps, {}, { token }), { status: 'unsubscribed' });
  assert.deepEqual(await getMailConsent(s.deps, { token }), { status: 'unsubscribed' });
  const other = await activeCampaign(s, owner(campaign.call.principal.workspace_id));
  const same = await add(s, other, { ...maya, email: 'maya@EXAMPLE.org' });
  assert.equal((await invite(s, other, same.id)).mail, 'unsubscribed');
  assert.equal((await prepare(s, other, 'contact_invitation', same.id)).skip, 'unsubscribed');
  const elsewhere = await activeCampaign(s);
  assert.equal((await invite(s, elsewhere, (await add(s, elsewhere)).id)).mail, 'queued');
  await assert.rejects(unsubscribe(s.deps, {}, { token: `${token}x` }), { code: 'not_found' });
});
