import assert from 'node:assert/strict';
import { test } from 'node:test';
import { servicePrincipal } from '@insights/auth-context';
import { type campaigns, eventTypes, jobTypes, payloadOf, type sessions } from '@insights/contracts';
import { importRequest, interviewerTurn } from '../../requests.fixture.ts';
import {
  type Campaign,
  type Joined,
  type Scene,
  activeCampaign,
  interviewer,
  owner,
  scene,
  waiting,
} from '../../sessions.fixture.ts';
import { claimSessions } from '../claim-sessions/claim-sessions.ts';
import { eraseContact } from '../erase-contact/erase-contact.ts';
import { wholeTranscript } from '../get-transcript/whole.fixture.ts';
import { importConversation } from '../import-conversation/import-conversation.ts';
import { getConversation, listConversations } from '../list-conversations.ts';
import { completeConversation } from '../process-conversation/complete-conversation.ts';
import { postTurn } from '../post-turn.ts';
import { readTurns } from '../read-turns.ts';
import { getReportInputs } from '../report-inputs.ts';
import { storeInterviewerTurn } from '../store-interviewer-turn/store-interviewer-turn.ts';
import { clearFlag } from './clear-flag.ts';
import { flagImported } from './flag-imported.ts';
import { prepareFlagMail } from './prepare-flag-mail.ts';

const NO_TURN = '00000000-0000-4000-8000-000000000000';

interface Talk {
  readonly s: Scene;
  readonly campaign: Campaign;
  readonly who: Joined;
  readonly conversation_id: string;
}

/** An interview in which the participant has said two things: turns 2 and 3. */
async function talk(s: Scene, campaign: Campaign): Promise<Talk> {
  const who = await waiting(s, campaign);
  await claimSessions(s.deps, interviewer, { worker_id: 'w', region: 'here', max_sessions: 10, wait_ms: 0 });
  await storeInterviewerTurn(
    s.deps,
    interviewer,
    interviewerTurn({ session: who.held(1), after_seq: 0, text: 'What happened?', question_id: 'q1' }),
  );
  await postTurn(s.deps, who.call, { client_turn_id: 'a', text: 'The notes were lost.', input: 'voice' });
  await postTurn(s.deps, who.call, { client_turn_id: 'b', text: 'I cannot go on.', input: 'pasted' });
  return { s, campaign, who, conversation_id: who.session.conversation_id ?? '' };
}

const decide = ({ s, who }: Talk, decision: Partial<sessions.StoreInterviewerTurnRequest>, after_seq = 3) =>
  storeInterviewerTurn(
    s.deps,
    interviewer,
    interviewerTurn({ session: who.held(1), after_seq, text: 'Thank you for telling me.', ...decision }),
  );
const read = ({ s, campaign, conversation_id }: Talk) =>
  getConversation(s.deps, campaign.call, { interview_id: campaign.id, conversation_id });
const turnsOf = async ({ s, campaign, conversation_id }: Talk): Promise<campaigns.Turn[]> =>
  (await wholeTranscript(s.deps, campaign.call, { interview_id: campaign.id, conversation_id })).turns;

async function mailsOf({ s, campaign }: Talk) {
  const outbox = `select payload from outbox where name = 'job_requested' order by id`;
  const rows = await s.deps.db.withWorkspace(campaign.call, (tx) => tx.rows<{ payload: Buffer }>(outbox));
  return rows.flatMap(({ payload }) => {
    const mail = payloadOf(jobTypes.sendEmail, eventTypes.jobRequested.codec.decode(payload));
    return mail ? [mail] : [];
  });
}

async function flagged(s: Scene): Promise<Talk & { turn_id: string }> {
  const it = await talk(s, await activeCampaign(s));
  await decide(it, { flags: [{ seq: 3, kind: 'distress' }] });
  return { ...it, turn_id: (await turnsOf(it))[2]?.id ?? '' };
}

const clear = ({ s, campaign, conversation_id, turn_id }: Talk & { turn_id: string }, more = {}) =>
  clearFlag(s.deps, campaign.call, {
    interview_id: campaign.id,
    conversation_id,
    turn_id,
    kind: 'distress' as const,
    ...more,
  });

test('a decision is stored with its turn: reason, flags, booked answers, progress and language', async (t) => {
  const s = await scene(t);
  const it = await talk(s, await activeCampaign(s));
  await decide(it, {
    note: 'support@60',
    why: { rule: 'support', trigger_seq: 3, words: ['cannot', 'go on'] },
    flags: [
      { seq: 3, kind: 'distress' },
      { seq: 3, kind: 'pasted' },
      { seq: 1, kind: 'off_topic' },
      { seq: 9, kind: 'off_topic' },
    ],
    answers: [
      { seq: 2, question_id: 'q1', outcome: 'answered' },
      { seq: 3, question_id: null, outcome: 'none' },
    ],
    progress: { question: 1, of: 1 },
    language: 'de',
  });
  const turns = await turnsOf(it);
  const { flags, language } = await read(it);
  assert.equal(language, 'de');
  assert.deepEqual(
    flags.map(({ kind, turn_id, cleared_at }) => [kind, turn_id, cleared_at]),
    [
      ['distress', turns[2]?.id, null],
      ['pasted', turns[2]?.id, null],
    ],
    'only turns of the participant have flags',
  );
  assert.deepEqual(
    turns.map(({ question_id, outcome, is_withheld }) => [question_id, outcome, is_withheld]),
    [
      ['q1', null, false],
      ['q1', 'answered', false],
      [null, 'none', true],
      [null, null, false],
    ],
  );
  const reason = { rule: 'support', trigger_turn_id: turns[2]?.id, words: ['cannot', 'go on'], note: 'support@60' };
  assert.deepEqual(turns[3]?.why, reason);
  const [listed] = (
    await listConversations(s.deps, it.campaign.call, { interview_id: it.campaign.id, page: null, status: null })
  ).items;
  assert.deepEqual(listed?.flags, flags);
  const { turns: stored } = await readTurns(s.deps, interviewer, { session: it.who.held(1), after_seq: 1 });
  assert.deepEqual(
    stored.map((turn) => [turn.is_pasted, turn.is_spoken]),
    [
      [false, true],
      [true, false],
      [false, false],
    ],
  );
});

test('a rejected turn stores nothing of its decision', async (t) => {
  const s = await scene(t);
  const it = await talk(s, await activeCampaign(s));
  const decision = { flags: [{ seq: 3, kind: 'distress' as const }], language: 'fr' };
  await assert.rejects(decide(it, decision, 2), { code: 'request_in_progress' });
  const former = interviewerTurn({ session: it.who.held(0), after_seq: 3, text: 'Late.', ...decision });
  await assert.rejects(storeInterviewerTurn(s.deps, interviewer, former), { code: 'stale_attempt' });
  const { flags, language } = await read(it);
  assert.deepEqual([flags, language], [[], null]);
});

test('admins are mailed once for each conversation and kind, and only about the kinds that are urgent', async (t) => {
  const s = await scene(t);
  const deps = { ...s.deps, mailEnabled: true };
  const campaign = await activeCampaign({ deps });
  const it = await talk({ ...s, deps }, campaign);
  const kinds = ['distress', 'withdrawal_asked', 'person_asked', 'low_effort', 'too_fast'] as const;
  await decide(it, { flags: kinds.map((kind) => ({ seq: 2, kind })) });
  await decide(it, { flags: kinds.map((kind) => ({ seq: 3, kind })) }, 4);
  const mails = await mailsOf(it);
  assert.deepEqual(
    mails.map(({ kind, flag, conversation_id, recipient_id }) => [kind, flag, conversation_id, recipient_id]),
    ['distress', 'withdrawal_asked', 'person_asked'].map((kind) => ['flag_raised', kind, it.conversation_id, '']),
  );
  assert.doesNotMatch(JSON.stringify(mails), /notes|cannot/);
});

test('a graver sign is mailed again, and so is a kind that comes back after a person has cleared it', async (t) => {
  const s = await scene(t);
  const deps = { ...s.deps, mailEnabled: true };
  const it = await talk({ ...s, deps }, await activeCampaign({ deps }));
  await decide(it, { flags: [{ seq: 3, kind: 'distress' }] });
  await clear({ ...it, turn_id: (await turnsOf(it))[2]?.id ?? '' });
  await decide(it, { flags: (['emergency', 'distress'] as const).map((kind) => ({ seq: 2, kind })) }, 4);
  assert.deepEqual(
    (await mailsOf(it)).map(({ flag }) => flag),
    ['distress', 'distress', 'emergency'],
  );
});

test('everything that a minor said is withheld until a person has looked', async (t) => {
  const s = await scene(t);
  const it = await talk(s, await activeCampaign(s));
  await decide(it, { flags: [{ seq: 3, kind: 'minor' }] });
  assert.ok((await turnsOf(it)).every(({ is_withheld }) => is_withheld));
});

test('the mail of a flag names the conversation, and is not needed once every flag of the kind is cleared', async (t) => {
  const s = await scene(t);
  const it = await flagged(s);
  const identity = { principal: servicePrincipal('identity', it.campaign.call.principal.workspace_id) };
  const prepare = (conversation_id = it.conversation_id) =>
    prepareFlagMail(s.deps, identity, { conversation_id, kind: 'distress' });
  const mail = await prepare();
  assert.equal(mail.is_needed, true);
  assert.ok(mail.url.endsWith(`/v1/interviews/${it.campaign.id}/conversations/${it.conversation_id}`), mail.url);
  await clear(it);
  assert.equal((await prepare()).is_needed, false);
  await assert.rejects(prepare(NO_TURN), { code: 'not_found' });
});

test('marks of an answer, such as a pasted or a brief one, hide nothing', async (t) => {
  const s = await scene(t);
  const it = await talk(s, await activeCampaign(s));
  await decide(it, { flags: (['pasted', 'low_effort', 'too_fast'] as const).map((kind) => ({ seq: 3, kind })) });
  assert.equal((await read(it)).flags.length, 3);
  assert.equal((await turnsOf(it))[2]?.is_withheld, false);
});

test('a person clears a flag once; an unknown flag, and one of another workspace, is not found', async (t) => {
  const s = await scene(t);
  const it = await flagged(s);
  const cleared = await clear(it);
  const [flag] = cleared.flags;
  assert.equal(flag?.cleared_by, it.campaign.call.principal.user_id);
  assert.ok(flag?.cleared_at);
  s.clock.ms += 60_000;
  assert.deepEqual(await clear(it), cleared, 'clearing again changes nothing');
  assert.equal((await turnsOf(it))[2]?.is_withheld, false);
  await decide(it, { flags: [{ seq: 3, kind: 'distress' }] }, 4);
  assert.deepEqual((await read(it)).flags, cleared.flags, 'a cleared flag is not raised again');
  for (const wrong of [
    { kind: 'pasted' },
    { turn_id: NO_TURN },
    { conversation_id: NO_TURN },
    { interview_id: NO_TURN },
  ]) {
    await assert.rejects(clear(it, wrong), { code: 'not_found' }, JSON.stringify(wrong));
  }
  const other = { ...it, campaign: { ...it.campaign, call: owner() } };
  await assert.rejects(clear(other), { code: 'not_found' });
});

test('a conversation whose tagged turns are all withheld counts as untagged until the flag is cleared', async (t) => {
  const s = await scene(t);
  const it = await flagged(s);
  await decide(it, { finish: true }, 4);
  const tag = { topic: 'notes', source: 'auto' as const, confidence: 1 };
  const { call, id } = it.campaign;
  await s.deps.db.withWorkspace(call, (tx) =>
    completeConversation(s.deps, tx, it.conversation_id, { attempt: 1, turns: [{ turn_id: it.turn_id, tags: [tag] }] }),
  );
  const counts = async () => {
    const { completed_count, tagged_count } = await getReportInputs(s.deps, call, id);
    return [completed_count, tagged_count];
  };
  assert.deepEqual(await counts(), [1, 0]);
  await clear(it);
  assert.deepEqual(await counts(), [1, 1]);
  const announced = `select count(*)::int as count from outbox where name = 'report_inputs_changed'`;
  const row = await s.deps.db.withWorkspace(call, (tx) => tx.row<{ count: number }>(announced));
  assert.equal(row?.count, 1);
});

test('processing flags distress in an import without a mail, and leaves a live interview to its interviewer', async (t) => {
  const s = await scene(t);
  const campaign = await activeCampaign(s);
  const turns = [
    { speaker: 'interviewer', text: 'How was the night?' },
    { speaker: 'participant', text: 'The notes were lost again.' },
    { speaker: 'participant', text: 'I want to kill myself.' },
  ];
  const transcript = Buffer.from(JSON.stringify({ turns }));
  const request = importRequest({ interview_id: campaign.id, contact_email: 'a@example.org', transcript });
  const { conversation_id } = await importConversation(s.deps, campaign.call, request);
  const it = { s, campaign, conversation_id, who: await waiting(s, campaign) };
  const deps = { ...s.deps, mailEnabled: true };
  await flagImported(deps, campaign.call, conversation_id);
  await flagImported(deps, campaign.call, conversation_id);
  const third = (await turnsOf(it))[2];
  assert.deepEqual(
    (await read(it)).flags.map(({ kind, turn_id }) => [kind, turn_id]),
    [['distress', third?.id]],
  );
  assert.deepEqual(await mailsOf(it), []);
  const live = await talk(s, campaign);
  await postTurn(s.deps, live.who.call, { client_turn_id: 'c', text: 'I want to kill myself.', input: null });
  await flagImported(deps, campaign.call, live.conversation_id);
  assert.deepEqual((await read(live)).flags, []);
});

test('an imported minor is flagged unless the campaign may interview minors', async (t) => {
  const s = await scene(t);
  for (const minors of ['stop', 'continue'] as const) {
    const campaign = await activeCampaign(s, owner(), { minors });
    const transcript = Buffer.from(JSON.stringify({ turns: [{ speaker: 'participant', text: 'I am only 14.' }] }));
    const request = importRequest({ interview_id: campaign.id, contact_email: 'a@example.org', transcript });
    const { conversation_id } = await importConversation(s.deps, campaign.call, request);
    await flagImported(s.deps, campaign.call, conversation_id);
    const { flags } = await getConversation(s.deps, campaign.call, { interview_id: campaign.id, conversation_id });
    assert.deepEqual(
      flags.map(({ kind }) => kind),
      minors === 'stop' ? ['minor'] : [],
    );
  }
});

test('erasing a person deletes the flags', async (t) => {
  const s = await scene(t);
  const it = await flagged(s);
  const count = async () =>
    (await s.deps.db.withWorkspace(it.campaign.call, (tx) => tx.rows('select from flags'))).length;
  assert.equal(await count(), 1);
  await eraseContact(s.deps, it.campaign.call, { interview_id: it.campaign.id, contact_id: it.who.session.id });
  assert.equal(await count(), 0);
});
