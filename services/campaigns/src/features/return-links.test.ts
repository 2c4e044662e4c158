import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { hashKey, servicePrincipal } from '@insights/auth-context';
import { type campaigns, eventTypes, jobTypes, payloadOf } from '@insights/contracts';
import { IdempotentReplay } from '@insights/db';
import { AppError, type ErrorCode } from '@insights/errors';
import {
  type Campaign,
  type Joined,
  type Scene,
  activeCampaign,
  bearerOf,
  isWaitingForLock,
  join,
  scene,
} from '../sessions.fixture.ts';
import { confirmContactEmail } from './confirm-contact-email.ts';
import { prepareContactMail } from './contact-mail/prepare-contact-mail.ts';
import { createContact } from './create-contact.ts';
import { eraseContact } from './erase-contact/erase-contact.ts';
import { getSession } from './get-session.ts';
import { giveConsent } from './give-consent.ts';
import { inviteContact } from './invite-contact.ts';
import { getContact, listContacts } from './list-contacts.ts';
import { openInvitation, openReturnLink } from './open-invitation.ts';
import { postTurn } from './post-turn.ts';
import { reactivateSession } from './reactivate-session.ts';
import { startSession } from './start-session.ts';
import { streamSession } from './stream-session/stream-session.ts';
import { sweepSessions } from './sweep-sessions/sweep-sessions.ts';
import { updateContact } from './update-contact.ts';
import { verifyParticipant } from './verify-participant.ts';
import { withdrawSession } from './withdraw-session.ts';
import { contactChange, contactDraft, noSender } from '../requests.fixture.ts';
import type { ContactMailKind } from './contact-mail/request-mail.ts';

const refused = (code: ErrorCode) => (error: unknown) => error instanceof AppError && error.code === code;
const tokenIn = (url: string | null) => /iii_\w+|iib_\w+/.exec(url ?? '')?.[0] ?? '';
const turn = { client_turn_id: 'a', text: 'The notes were lost.', input: null };
const maya = { ...contactDraft({ name: 'Maya' }), email: 'maya@example.org' };

interface Invited extends Campaign {
  contact: campaigns.Contact;
  /** The ids of this contact. */
  ids: { interview_id: string; contact_id: string };
}

async function invited(s: Scene, contact = maya): Promise<Invited> {
  const campaign = await activeCampaign(s);
  const made = await createContact(s.deps, campaign.call, { interview_id: campaign.id, contact });
  return { ...campaign, contact: made, ids: { interview_id: campaign.id, contact_id: made.id } };
}

const open = async (s: Scene, url: string | null) =>
  bearerOf(s, await openInvitation(s.deps, {}, { token: tokenIn(url) }));
const comeBack = async (s: Scene, url: string | null) =>
  bearerOf(s, await openReturnLink(s.deps, {}, { token: tokenIn(url) }));
const consent = (s: Scene, { call, session }: Joined) =>
  giveConsent(s.deps, call, { version: session.campaign?.consent_version ?? '' });

/** An invited person whose session has started. */
async function talking(s: Scene): Promise<Joined> {
  const { contact } = await invited(s);
  const person = await open(s, contact.participant_url);
  await consent(s, person);
  await startSession(s.deps, person.call);
  return person;
}

const isAlive = async (s: Scene, { token }: Joined) =>
  (await verifyParticipant(s.deps, { token_hash: hashKey(token) })).session_id !== '';
const shown = async (s: Scene, { call, ids }: Invited) => (await getContact(s.deps, call, ids)).participant_url;
const mailOf = (s: Scene, { call, ids }: Invited, kind: ContactMailKind = 'return_link') =>
  prepareContactMail(
    s.deps,
    { principal: servicePrincipal('identity', call.principal.workspace_id) },
    { kind, contact_id: ids.contact_id, ...noSender },
  );

async function outbox<T>(s: Scene, { call }: Campaign, name: string, decode: (bytes: Buffer) => T): Promise<T[]> {
  const rows = await s.deps.db.withWorkspace(call, (tx) =>
    tx.rows<{ payload: Buffer }>('select payload from outbox where name = $1 order by id', [name]),
  );
  return rows.map(({ payload }) => decode(payload));
}
const mailsAsked = async (s: Scene, campaign: Campaign) =>
  (await outbox(s, campaign, 'job_requested', (bytes) => eventTypes.jobRequested.codec.decode(bytes))).map(
    (job) => payloadOf(jobTypes.sendEmail, job)?.kind,
  );
const audited = async (s: Scene, campaign: Campaign) =>
  (await outbox(s, campaign, 'audit_fact', (bytes) => eventTypes.auditFact.codec.decode(bytes))).map(
    ({ action, actor_kind, details }) => ({ action, actor_kind, ...(JSON.parse(details) as object) }),
  );

test('consent ends the link that the team knows and every participant token except the one that gave it', async (t) => {
  const s = await scene(t);
  const campaign = await invited(s);
  const curious = await open(s, campaign.contact.participant_url);
  const person = await open(s, campaign.contact.participant_url);
  assert.equal(person.session.return_url, null);
  const session = await consent(s, person);
  assert.match(session.return_url ?? '', /^https:\/\/api\.test\/join\/return#iib_\w{38}$/);
  assert.equal(session.return_mail, 'm…@example.org');
  assert.deepEqual([await isAlive(s, person), await isAlive(s, curious)], [true, false]);
  await assert.rejects(open(s, campaign.contact.participant_url), refused('not_found'));
  assert.equal(await shown(s, campaign), null);
  const { items } = await listContacts(s.deps, campaign.call, { interview_id: campaign.id, page: null });
  assert.deepEqual(
    items.map(({ participant_url }) => participant_url),
    [null],
  );
  assert.equal((await getSession(s.deps, person.call)).return_url, session.return_url);
  assert.equal((await comeBack(s, session.return_url)).session.id, campaign.contact.id);
});

test('a call in flight when consent ends its token has no effect, and its stream closes', async (t) => {
  const s = await scene(t);
  const campaign = await invited(s);
  const curious = await open(s, campaign.contact.participant_url);
  const person = await open(s, campaign.contact.participant_url);
  const stream = streamSession(s.deps, curious.call, { after_seq: 0 });
  assert.equal((await stream.next()).value?.event?.$case, 'state');
  const next = stream.next();
  await consent(s, person);
  await assert.rejects(next, refused('unauthenticated'));
  await assert.rejects(consent(s, curious), refused('unauthenticated'));
  await assert.rejects(startSession(s.deps, curious.call), refused('unauthenticated'));
  await assert.rejects(withdrawSession(s.deps, curious.call), refused('unauthenticated'));
  await assert.rejects(postTurn(s.deps, curious.call, turn), refused('unauthenticated'));
  assert.equal((await getSession(s.deps, person.call)).status, 'available');
});

test('a turn that waits for its session while its token ends is not stored', async (t) => {
  const s = await scene(t);
  const person = await talking(s);
  const { promise, resolve: proceed } = Promise.withResolvers<void>();
  const ending = s.deps.db.withWorkspace(person.call, async (tx) => {
    await tx.run('select id from sessions where id = $1 for update', [person.call.principal.id]);
    await tx.run('delete from participant_tokens where token_hash = $1', [hashKey(person.token)]);
    await promise;
  });
  const posted = assert.rejects(postTurn(s.deps, person.call, turn), refused('unauthenticated'));
  await isWaitingForLock(s);
  proceed();
  await Promise.all([ending, posted]);
  assert.equal((await getSession(s.deps, person.call)).last_seq, 0);
});

test('a turn is stored only for a principal that names its token', async (t) => {
  const s = await scene(t);
  const person = await talking(s);
  const { token_id, ...nameless } = person.call.principal;
  assert.ok(token_id);
  await assert.rejects(postTurn(s.deps, { principal: nameless }, turn), refused('unauthenticated'));
  assert.equal((await postTurn(s.deps, person.call, turn)).seq, 1);
});

test('a turn repeated with its idempotency key is answered again, but not for a token that has ended since', async (t) => {
  const s = await scene(t);
  const person = await talking(s);
  const idempotency = { key: randomUUID(), hash: 'h', route: 'turns', encode: () => Buffer.from('stored') };
  const say = ({ call }: Joined) => postTurn(s.deps, { ...call, idempotency }, turn);
  await say(person);
  await assert.rejects(say(person), IdempotentReplay);
  await s.deps.db.withWorkspace(person.call, (tx) =>
    tx.run('delete from participant_tokens where token_hash = $1', [hashKey(person.token)]),
  );
  await assert.rejects(say(person), refused('unauthenticated'));
});

test('of two concurrent consents one is accepted, and only its answer has the return link', async (t) => {
  const s = await scene(t);
  const campaign = await invited(s);
  const both = [await open(s, campaign.contact.participant_url), await open(s, campaign.contact.participant_url)];
  const answers = await Promise.allSettled(both.map((each) => consent(s, each)));
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected']);
});

test('a consent repeated with its idempotency key is answered without the link', async (t) => {
  const s = await scene(t);
  const person = await join(s, await activeCampaign(s));
  let stored: unknown;
  const encode = (answer: unknown) => {
    stored = answer;
    return Buffer.alloc(0);
  };
  const idempotency = { key: randomUUID(), hash: 'h', route: 'consent', encode };
  const call = { ...person.call, idempotency };
  const answer = await giveConsent(s.deps, call, { version: person.session.campaign?.consent_version ?? '' });
  assert.ok(answer.return_url);
  assert.equal((stored as typeof answer).return_url, null);
});

test('the audit log records how a link was opened, and that consent ended other tokens', async (t) => {
  const s = await scene(t);
  const campaign = await invited(s);
  await open(s, campaign.contact.participant_url);
  const person = await open(s, campaign.contact.participant_url);
  await comeBack(s, (await consent(s, person)).return_url);
  const by = { actor_kind: 'participant', interview_id: campaign.id };
  const entries = await audited(s, campaign);
  const ofLinks = entries.filter(({ actor_kind }) => actor_kind === 'participant');
  assert.deepEqual(ofLinks, [
    { ...by, action: 'link.opened', link: 'invitation' },
    { ...by, action: 'link.opened', link: 'invitation' },
    { ...by, action: 'contact.consented', came_by: 'invitation', tokens_ended: 1 },
    { ...by, action: 'link.opened', link: 'return_link' },
  ]);
});

test('an invitation after consent mails a new return link to the address at consent and shows it to nobody', async (t) => {
  const s = await scene(t);
  const campaign = await invited(s);
  const { return_url } = await consent(s, await open(s, campaign.contact.participant_url));
  await updateContact(s.deps, campaign.call, contactChange({ ...campaign.ids, email: 'other@example.org' }));
  const answer = await inviteContact(s.deps, campaign.call, campaign.ids);
  assert.deepEqual([answer.mail, answer.token, answer.participant_url], ['queued', '', '']);
  assert.deepEqual(await mailsAsked(s, campaign), ['return_link', 'return_link']);
  const mail = await mailOf(s, campaign);
  assert.deepEqual([mail.skip, mail.address], [null, maya.email]);
  assert.notEqual(mail.participant_url, return_url);
  assert.equal((await comeBack(s, mail.participant_url)).session.id, campaign.contact.id);
  await assert.rejects(comeBack(s, return_url), refused('not_found'));
  assert.equal(await shown(s, campaign), null);
  assert.equal((await mailOf(s, campaign, 'contact_invitation')).skip, 'over');
});

test('when no mail can be sent, an invitation leaves the participant’s return link valid', async (t) => {
  const s = await scene(t);
  const campaign = await invited(s);
  const { return_url } = await consent(s, await open(s, campaign.contact.participant_url));
  const silent = { ...s.deps, mailEnabled: false };
  assert.equal((await inviteContact(silent, campaign.call, campaign.ids)).mail, 'not_configured');
  assert.equal((await comeBack(s, return_url)).session.id, campaign.contact.id);
});

test('an address added or changed after consent gets no link before an admin has confirmed it', async (t) => {
  const s = await scene(t);
  const campaign = await activeCampaign(s);
  const person = await join(s, campaign);
  const { return_mail } = await consent(s, person);
  assert.equal(return_mail, null);
  const ids = { interview_id: campaign.id, contact_id: person.session.id };
  const invite = async () => (await inviteContact(s.deps, campaign.call, ids)).mail;
  assert.equal(await invite(), 'no_address');
  const email = 'thief@example.org';
  await updateContact(s.deps, campaign.call, contactChange({ ...ids, email }));
  assert.equal(await invite(), 'unconfirmed_address');
  const confirm = (address: string) => confirmContactEmail(s.deps, campaign.call, { ...ids, email: address });
  await assert.rejects(confirm('someone@example.org'), refused('invalid_request'));
  assert.equal(await invite(), 'unconfirmed_address');
  await confirm(email.toUpperCase());
  assert.equal(await invite(), 'queued');
  const actions = (await audited(s, campaign)).map(({ action }) => action);
  assert.equal(actions.filter((action) => action === 'contact.email_confirmed').length, 1);
});

test('joining with the changed address of a contact who consented mails no return link', async (t) => {
  const s = await scene(t);
  const campaign = await invited(s);
  await consent(s, await open(s, campaign.contact.participant_url));
  const email = 'thief@example.org';
  const typed = async (address: string) => {
    const { session } = await join(s, campaign, { email: address });
    return mailOf(s, { ...campaign, ids: { ...campaign.ids, contact_id: session.id } }, 'joined_again');
  };
  assert.equal((await typed(maya.email)).address, maya.email);
  s.clock.ms += 25 * 3_600_000;
  await updateContact(s.deps, campaign.call, contactChange({ ...campaign.ids, email }));
  assert.equal((await typed(email)).skip, 'unconfirmed_address');
});

test('reactivating makes a link for the team only where nothing was said; otherwise the participant gets a mail', async (t) => {
  const s = await scene(t);
  for (const hasAnswered of [false, true]) {
    const campaign = await invited(s);
    const person = await open(s, campaign.contact.participant_url);
    const { return_url } = await consent(s, person);
    await startSession(s.deps, person.call);
    if (hasAnswered) {
      await postTurn(s.deps, person.call, { client_turn_id: '1', text: 'My name is Maya.', input: null });
      // An interview interrupted after an answer, as after a restore or an operator's intervention.
      await s.deps.db.withWorkspace(campaign.call, (tx) =>
        tx.run(`update sessions set status = 'expired' where id = $1`, [person.session.id]),
      );
    } else {
      s.clock.ms += 60 * 60_000;
      await sweepSessions(s.deps);
    }
    const answer = await reactivateSession(s.deps, campaign.call, {
      ...campaign.ids,
      grace_period_minutes: 60,
      scheduled_for: null,
    });
    assert.deepEqual(Object.keys(answer).toSorted(), [
      'contact_id',
      'message',
      'scheduled_session_expires_at',
      'scheduled_session_status',
    ]);
    const url = await shown(s, campaign);
    assert.equal(url !== null, !hasAnswered);
    assert.equal((await mailsAsked(s, campaign)).length, hasAnswered ? 2 : 1);
    if (!hasAnswered) {
      // A new consent ends all earlier links, including the earlier return link.
      await consent(s, await open(s, url));
      assert.equal(await isAlive(s, person), false);
      await assert.rejects(comeBack(s, return_url), refused('not_found'));
    }
  }
});

test('withdrawing ends consent and the return link, and erasing removes the address', async (t) => {
  const s = await scene(t);
  const campaign = await invited(s);
  const person = await open(s, campaign.contact.participant_url);
  const { return_url } = await consent(s, person);
  await withdrawSession(s.deps, person.call);
  await assert.rejects(comeBack(s, return_url), refused('not_found'));
  assert.equal((await mailOf(s, campaign)).skip, 'over');
  assert.equal((await inviteContact(s.deps, campaign.call, campaign.ids)).mail, 'queued');
  const stored = () =>
    s.deps.db.withWorkspace(campaign.call, (tx) =>
      tx.rows('select 1 from sessions where return_address is not null or return_hash is not null'),
    );
  assert.deepEqual(await stored(), []);
  const again = await invited(s);
  await consent(s, await open(s, again.contact.participant_url));
  await eraseContact(s.deps, again.call, again.ids);
  await assert.rejects(mailOf(s, again), refused('not_found'));
  assert.deepEqual(await stored(), []);
});

test('no stored row holds a return link, and none but the contact’s own the address that it is mailed to', async (t) => {
  const s = await scene(t);
  const campaign = await invited(s);
  const { return_url } = await consent(s, await open(s, campaign.contact.participant_url));
  const dump = `select string_agg(r::text, '') as text from (
    select to_jsonb(s) as r from sessions s union all select to_jsonb(p) from participant_tokens p union all select to_jsonb(o) from outbox o) all_rows`;
  const row = await s.deps.db.withWorkspace(campaign.call, (tx) => tx.row<{ text: string }>(dump));
  assert.ok(row);
  assert.ok(row.text.includes(campaign.contact.id));
  assert.equal(row.text.includes(tokenIn(return_url)), false);
  assert.equal(row.text.includes(maya.email), false);
});
