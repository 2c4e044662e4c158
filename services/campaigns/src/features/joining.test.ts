import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashKey } from '@insights/auth-context';
import type { sessions } from '@insights/contracts';
import { AppError, type ErrorCode } from '@insights/errors';
import { complete } from '../basis.fixture.ts';
import { activeCampaign, bearerOf, interviewer, join, owner, question, scene } from '../sessions.fixture.ts';
import { claimSessions } from './claim-sessions/claim-sessions.ts';
import { changeStatus } from './change-status/change-status.ts';
import { createAgentTemplate } from './create-agent-template.ts';
import { createContact } from './create-contact.ts';
import { createInterview } from './create-interview.ts';
import { createJoinLink } from './create-join-link.ts';
import { deleteAgentTemplate } from './delete-agent-template.ts';
import { deleteContact } from './delete-contact.ts';
import { deleteJoinLink } from './delete-join-link.ts';
import { getInterview } from './get-interview.ts';
import { getJoinPage } from './get-join-page.ts';
import { getSession } from './get-session.ts';
import { giveConsent } from './give-consent.ts';
import { importConversation } from './import-conversation/import-conversation.ts';
import { inviteContact } from './invite-contact.ts';
import { joinByLink } from './join-by-link.ts';
import { getAgentTemplate, listAgentTemplates } from './list-agent-templates.ts';
import { listContacts } from './list-contacts.ts';
import { listJoinLinks } from './list-join-links.ts';
import { openInvitation } from './open-invitation.ts';
import { startSession } from './start-session.ts';
import { sweepSessions } from './sweep-sessions/sweep-sessions.ts';
import { updateAgentTemplate } from './update-agent-template.ts';
import { updateInterview } from './update-interview.ts';
import { verifyParticipant } from './verify-participant.ts';
import {
  contactDraft,
  importRequest,
  interviewChange,
  interviewDraft,
  joinLinkDraft,
  templateChange,
} from '../requests.fixture.ts';

const refused = (code: ErrorCode) => (error: unknown) => error instanceof AppError && error.code === code;
const person = (email: string) => contactDraft({ email });

test('nobody agrees to an interview of a campaign that is not started or is paused, and its page says so', async (t) => {
  const s = await scene(t);
  const campaign = await activeCampaign(s);
  const { call, id, join_token: token } = campaign;
  const joined = await join(s, campaign);
  const version = joined.session.campaign?.consent_version ?? '';
  await changeStatus(s.deps, call, 'pause', { interview_id: id, reason: '' });
  assert.equal((await getJoinPage(s.deps, { token })).status, 'paused');
  await assert.rejects(giveConsent(s.deps, joined.call, { version }), refused('invalid_transition'));
  await changeStatus(s.deps, call, 'resume', { interview_id: id, reason: '' });
  assert.ok((await giveConsent(s.deps, joined.call, { version })).consent);
});

test('a join link works until it is used up, has expired or is deleted', async (t) => {
  const s = await scene(t);
  const { call, id } = await activeCampaign(s);
  const open = (token: string) => getJoinPage(s.deps, { token });
  const used = await createJoinLink(s.deps, call, joinLinkDraft({ interview_id: id, max_uses: 2 }));
  assert.equal((await open(used.token)).name, 'Night shifts');
  const joins = await Promise.allSettled(
    [1, 2, 3].map(() =>
      joinByLink(
        s.deps,
        {},
        { token: used.token, name: null, email: null, hide_name: false, attributes: {}, participant_token: null },
      ),
    ),
  );
  assert.deepEqual(joins.map((each) => each.status).toSorted(), ['fulfilled', 'fulfilled', 'rejected']);
  await assert.rejects(open(used.token), refused('not_found'));
  const timed = await createJoinLink(
    s.deps,
    call,
    joinLinkDraft({ interview_id: id, expires_at: '2026-01-01T01:00:00Z' }),
  );
  await open(timed.token);
  s.clock.ms += 60 * 60_000;
  await assert.rejects(open(timed.token), refused('not_found'));
  const past = joinLinkDraft({ interview_id: id, expires_at: '2025-01-01T00:00:00Z' });
  await assert.rejects(createJoinLink(s.deps, call, past), refused('invalid_request'));
  const { items } = await listJoinLinks(s.deps, call, { interview_id: id, page: null });
  assert.deepEqual(items.find((link) => link.id === used.id)?.uses, 2);
  for (const link of items) await deleteJoinLink(s.deps, call, { interview_id: id, link_id: link.id });
  for (const link of items) await assert.rejects(open(link.token), refused('not_found'));
  await assert.rejects(open('iij_made-up'), refused('not_found'));
});

test('joining with a known address is answered like any other and opens nothing of that person', async (t) => {
  const s = await scene(t);
  const campaign = await activeCampaign(s);
  const maya = await createContact(s.deps, campaign.call, {
    interview_id: campaign.id,
    contact: person('maya@example.org'),
  });
  const answerTo = async (email: string) => {
    const who = await join(s, campaign, { name: 'Somebody', email });
    const { id, ...seen } = who.session;
    return { id, seen };
  };
  const [known, unknown] = [await answerTo('MAYA@example.org'), await answerTo('new@example.org')];
  assert.deepEqual(known.seen, unknown.seen);
  assert.notEqual(known.id, maya.id);
  const { items } = await listContacts(s.deps, campaign.call, { interview_id: campaign.id, page: null });
  assert.deepEqual(items.map((item) => item.email).toSorted(), ['maya@example.org', 'new@example.org']);
});

test('a name is hidden only where the campaign offers it', async (t) => {
  const s = await scene(t);
  const strict = await activeCampaign(s, owner(), { allow_participant_to_hide_name: false });
  await assert.rejects(join(s, strict, { name: 'Maya', hide_name: true }), refused('invalid_request'));
});

test('whoever follows a link is told whether only adults are interviewed, before they agree', async (t) => {
  const s = await scene(t);
  for (const [minors, adults_only] of [
    ['stop', true],
    ['continue', false],
  ] as const) {
    const campaign = await activeCampaign(s, owner(), { minors });
    assert.equal((await getJoinPage(s.deps, { token: campaign.join_token })).adults_only, adults_only);
    const { call } = await join(s, campaign);
    assert.equal((await getSession(s.deps, call)).campaign?.adults_only, adults_only);
  }
});

test('an invitation opens its contact’s session until a newer one replaces it, and a participant token expires', async (t) => {
  const s = await scene(t);
  const { call, id } = await activeCampaign(s);
  const contact = await createContact(s.deps, call, { interview_id: id, contact: person('maya@example.org') });
  const invite = () => inviteContact(s.deps, call, { interview_id: id, contact_id: contact.id });
  const first = await invite();
  const maya = await bearerOf(s, await openInvitation(s.deps, {}, { token: first.token }));
  assert.equal(maya.session.id, contact.id);
  const second = await invite();
  await assert.rejects(openInvitation(s.deps, {}, { token: first.token }), refused('not_found'));
  await bearerOf(s, await openInvitation(s.deps, {}, { token: second.token }));
  assert.equal((await getSession(s.deps, maya.call)).status, 'available');
  s.clock.ms += 30 * 24 * 60 * 60_000;
  const nobody = { session_id: '', workspace_id: '' };
  assert.deepEqual(await verifyParticipant(s.deps, { token_hash: hashKey(maya.token) }), nobody);
  await deleteContact(s.deps, call, { interview_id: id, contact_id: contact.id });
  await assert.rejects(getSession(s.deps, maya.call), refused('not_found'));
});

test('a participant reads, agrees and is interviewed in the language of their contact, else of their browser', async (t) => {
  const s = await scene(t);
  const translations = { de: { text: 'Was geschah?', options: [] } };
  const campaign = await activeCampaign(s, owner(), {}, [{ ...question, translations }]);
  const { call, id } = campaign;
  const origin = { request_id: 'r', client_address: '', channel: 'participant' as const, languages: ['de-AT', 'en'] };
  const page = await getJoinPage(s.deps, { token: campaign.join_token }, { origin });
  assert.deepEqual([page.language, page.participant_language, page.consent_language], ['en', 'de', 'de']);
  const joined = await join(s, campaign);
  const german = { ...joined.call, origin };
  const read = (await getSession(s.deps, german)).campaign;
  assert.equal(read?.consent_text, page.consent_text);
  const { consent } = await giveConsent(s.deps, german, { version: read?.consent_version ?? '' });
  assert.equal(consent?.notice?.text, read?.notice?.text);
  await startSession(s.deps, german);
  // Another device that says nothing of its languages.
  assert.equal((await getSession(s.deps, joined.call)).campaign?.participant_language, 'de');
  const request = { worker_id: 'w', region: 'here', max_sessions: 1, wait_ms: 0 };
  const [claimed] = (await claimSessions(s.deps, interviewer, request)).sessions;
  assert.deepEqual(
    [claimed?.language, claimed?.languages, claimed?.questions[0]?.text, claimed?.conversation_language],
    ['de', ['de', 'en'], 'Was geschah?', 'de'],
  );
  const known = await createContact(s.deps, call, {
    interview_id: id,
    contact: contactDraft({ email: 'maya@example.org', locale: 'en' }),
  });
  const { token } = await inviteContact(s.deps, call, { interview_id: id, contact_id: known.id });
  const invited = await openInvitation(s.deps, { origin }, { token });
  assert.equal(invited.session?.campaign?.participant_language, 'en');
});

test('a campaign with an open join link does not complete by itself until the link is closed', async (t) => {
  const s = await scene(t);
  for (const close of ['delete', 'expire'] as const) {
    const { call, id } = await activeCampaign(s);
    const [open] = (await listJoinLinks(s.deps, call, { interview_id: id, page: null })).items;
    const expires_at = new Date(s.clock.ms + 60_000).toISOString();
    if (close === 'expire') await createJoinLink(s.deps, call, joinLinkDraft({ interview_id: id, expires_at }));
    await createContact(s.deps, call, { interview_id: id, contact: person('maya@example.org') });
    const { conversation_id } = await importConversation(
      s.deps,
      call,
      importRequest({
        interview_id: id,
        contact_email: 'maya@example.org',
        format: 'text',
        transcript: Buffer.from('interviewer: Hello?\nparticipant: Hello.'),
      }),
    );
    await complete(s.deps, call, conversation_id);
    const status = async () => (await getInterview(s.deps, call, id)).status;
    assert.equal(await status(), 'active');
    await deleteJoinLink(s.deps, call, { interview_id: id, link_id: open?.id ?? '' });
    if (close === 'expire') {
      assert.equal(await status(), 'active');
      s.clock.ms += 60_000;
      await sweepSessions(s.deps);
    }
    assert.equal(await status(), 'completed', close);
  }
});

test('a started campaign keeps the version of its agent template, even when the template changes or is deleted', async (t) => {
  const s = await scene(t);
  const call = owner();
  const made = await createAgentTemplate(s.deps, call, {
    name: 'Ana',
    persona: 'A nurse',
    tone: 'warm',
    probing: 'deep',
  });
  const { id } = await createInterview(
    s.deps,
    call,
    interviewDraft({ questions: [question], agent_template_id: made.id }),
  );
  await updateAgentTemplate(s.deps, call, templateChange({ template_id: made.id, tone: 'brief' }));
  await changeStatus(s.deps, call, 'start', { interview_id: id, reason: '' });
  const later = await updateAgentTemplate(s.deps, call, templateChange({ template_id: made.id, name: 'Bo' }));
  assert.deepEqual([later.version, later.tone, later.persona], [3, 'brief', 'A nurse']);
  assert.deepEqual((await listAgentTemplates(s.deps, call, { page: null })).items, [later]);
  await deleteAgentTemplate(s.deps, call, { template_id: made.id });
  await assert.rejects(getAgentTemplate(s.deps, call, { template_id: made.id }), refused('not_found'));
  const kept = await s.deps.db.withWorkspace(call, (tx) =>
    tx.row<{ agent_template: sessions.AgentTemplate }>('select agent_template from interviews where id = $1', [id]),
  );
  assert.deepEqual([kept?.agent_template.name, kept?.agent_template.version], ['Ana', 2]);
  const change = interviewChange({ interview_id: id, agent_template_id: '' });
  await assert.rejects(updateInterview(s.deps, call, change), refused('invalid_transition'));
  await assert.rejects(
    createInterview(s.deps, call, interviewDraft({ questions: [question], agent_template_id: made.id })),
    refused('invalid_request'),
  );
});
