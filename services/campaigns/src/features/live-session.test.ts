import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as nextTick } from 'node:timers/promises';
import type { sessions } from '@insights/contracts';
import { AppError, type ErrorCode } from '@insights/errors';
import {
  type Joined,
  type Scene,
  activeCampaign,
  interviewer,
  join,
  isWaitingForLock,
  owner,
  scene,
  waiting,
} from '../sessions.fixture.ts';
import { changeStatus } from './change-status/change-status.ts';
import { claimSessions } from './claim-sessions/claim-sessions.ts';
import { countDemand } from './count-demand.ts';
import { finishSession } from './finish-session/finish-session.ts';
import { getSession } from './get-session.ts';
import { wholeTranscript } from './get-transcript/whole.fixture.ts';
import { giveConsent } from './give-consent.ts';
import { heartbeatSessions } from './heartbeat-sessions.ts';
import { listConversations } from './list-conversations.ts';
import { postTurn } from './post-turn.ts';
import { reactivateSession } from './reactivate-session.ts';
import { readTurns } from './read-turns.ts';
import { releaseSessions } from './release-sessions.ts';
import { startSession } from './start-session.ts';
import { storeInterviewerTurn } from './store-interviewer-turn/store-interviewer-turn.ts';
import { sweepSessions } from './sweep-sessions/sweep-sessions.ts';
import { withdrawSession } from './withdraw-session.ts';
import { interviewerTurn } from '../requests.fixture.ts';

const refused =
  (code: ErrorCode, text = /./) =>
  (error: unknown) =>
    error instanceof AppError && error.code === code && text.test(error.publicMessage);

const claim = async ({ deps }: Scene, worker_id = 'w1', max_sessions = 10): Promise<sessions.ClaimedSession[]> =>
  (await claimSessions(deps, interviewer, { worker_id, region: 'here', max_sessions, wait_ms: 0 })).sessions;
const say = (s: Scene, who: Joined, text: string, client_turn_id = text) =>
  postTurn(s.deps, who.call, { client_turn_id, text, input: null });
const ask = (s: Scene, who: Joined, fence: number, after_seq: number, text: string, finish = false) =>
  storeInterviewerTurn(s.deps, interviewer, interviewerTurn({ session: who.held(fence), after_seq, text, finish }));
const status = async (s: Scene, who: Joined) => (await getSession(s.deps, who.call)).status;

test('an interview goes from join to processing, and every turn is in the transcript once, in order', async (t) => {
  const s = await scene(t);
  const campaign = await activeCampaign(s);
  const maya = await waiting(s, campaign);
  assert.deepEqual([maya.session.status, maya.session.place], ['waiting', 0]);
  assert.deepEqual(await countDemand(s.deps), { regions: [{ region: 'here', sessions: 1 }] });
  const [held] = await claim(s);
  assert.deepEqual([held?.session_id, held?.fence, held?.template?.tone], [maya.session.id, 1, 'warm']);
  await ask(s, maya, 1, 0, 'What happened?');
  s.clock.ms += 60_000;
  await say(s, maya, 'The notes were lost.');
  await ask(s, maya, 1, 2, 'Thank you.', true);
  assert.equal(await status(s, maya), 'completed');
  assert.deepEqual(await countDemand(s.deps), { regions: [] });
  const { items } = await listConversations(s.deps, campaign.call, {
    interview_id: campaign.id,
    status: null,
    page: null,
  });
  assert.deepEqual([items[0]?.status, items[0]?.mode, items[0]?.duration_minutes], ['processing', 'live', 1]);
  const { turns } = await wholeTranscript(s.deps, campaign.call, {
    conversation_id: items[0]?.id ?? '',
    interview_id: '',
  });
  assert.deepEqual(
    turns.map((turn) => [turn.seq, turn.speaker, turn.text, turn.started_ms]),
    [
      [1, 'interviewer', 'What happened?', 0],
      [2, 'participant', 'The notes were lost.', 60_000],
      [3, 'interviewer', 'Thank you.', 60_000],
    ],
  );
  const jobs = await s.deps.db.withWorkspace(campaign.call, (tx) =>
    tx.rows(`select 1 from outbox where name = 'job_requested'`),
  );
  assert.equal(jobs.length, 1);
});

test('the same client turn sent fifty times at once is stored once, with one answer', async (t) => {
  const s = await scene(t);
  const maya = await waiting(s, await activeCampaign(s));
  const answers = await Promise.all(Array.from({ length: 50 }, () => say(s, maya, 'Once.')));
  assert.equal(new Set(answers.map((answer) => `${answer.turn_id} ${answer.seq}`)).size, 1);
  assert.equal((await getSession(s.deps, maya.call)).last_seq, 1);
});

test('a session starts only with consent to the current text, in an active campaign, and once', async (t) => {
  const s = await scene(t);
  const campaign = await activeCampaign(s);
  const maya = await join(s, campaign);
  await assert.rejects(startSession(s.deps, maya.call), refused('consent_required'));
  await assert.rejects(giveConsent(s.deps, maya.call, { version: 'another' }), refused('invalid_request'));
  await giveConsent(s.deps, maya.call, { version: maya.session.campaign?.consent_version ?? '' });
  const transition = { interview_id: campaign.id, reason: '' };
  await changeStatus(s.deps, campaign.call, 'pause', transition);
  await assert.rejects(startSession(s.deps, maya.call), refused('invalid_transition', /paused/));
  await changeStatus(s.deps, campaign.call, 'resume', transition);
  await startSession(s.deps, maya.call);
  await assert.rejects(startSession(s.deps, maya.call), refused('invalid_transition'));
});

test('turns are rejected before the start, after the end, and when they are empty or too long', async (t) => {
  const s = await scene(t);
  const campaign = await activeCampaign(s);
  await assert.rejects(say(s, await join(s, campaign), 'Too early'), refused('invalid_transition'));
  const maya = await waiting(s, campaign);
  await assert.rejects(say(s, maya, ' '), refused('invalid_request'));
  await assert.rejects(say(s, maya, 'x'.repeat(5_001)), refused('invalid_request'));
  const first = await say(s, maya, 'x'.repeat(5_000), 'a');
  await finishSession(s.deps, maya.call);
  await assert.rejects(say(s, maya, 'Too late'), refused('invalid_transition'));
  assert.deepEqual(await say(s, maya, 'sent again', 'a'), first);
});

test('a lost interviewer is replaced when its lease has expired, and its later writes are rejected', async (t) => {
  const s = await scene(t);
  const maya = await waiting(s, await activeCampaign(s));
  await claim(s, 'w1');
  await ask(s, maya, 1, 0, 'What happened?');
  s.clock.ms += 7_000;
  assert.deepEqual(await claim(s, 'w2'), []);
  s.clock.ms += 1_000;
  const [held] = await claim(s, 'w2');
  assert.deepEqual([held?.fence, held?.turns.length, held?.elapsed_ms], [2, 1, 8_000]);
  await assert.rejects(ask(s, maya, 1, 1, 'Are you there?'), refused('stale_attempt'));
  await assert.rejects(
    readTurns(s.deps, interviewer, { session: maya.held(1), after_seq: 0 }),
    refused('stale_attempt'),
  );
  const beats = await heartbeatSessions(s.deps, { worker_id: 'w1', sessions: [maya.held(1)] });
  assert.deepEqual(beats.sessions, [{ session_id: maya.session.id, held: false, last_seq: 0 }]);
  assert.equal((await ask(s, maya, 2, 1, 'Go on, please.')).seq, 2);
});

test('heartbeats keep a lease and return the last turn, and a released session is claimed at once', async (t) => {
  const s = await scene(t);
  const maya = await waiting(s, await activeCampaign(s));
  await claim(s, 'w1');
  await say(s, maya, 'Hello');
  for (let n = 0; n < 4; n += 1) {
    s.clock.ms += 10_000;
    const { sessions } = await heartbeatSessions(s.deps, { worker_id: 'w1', sessions: [maya.held(1)] });
    assert.deepEqual(sessions, [{ session_id: maya.session.id, held: true, last_seq: 1 }]);
  }
  assert.deepEqual(await claim(s, 'w2'), []);
  await releaseSessions(s.deps, { worker_id: 'w1', sessions: [maya.held(1)] });
  assert.equal(await status(s, maya), 'waiting');
  assert.ok(s.bus.sent.includes('sessions.here'));
  assert.equal((await claim(s, 'w2'))[0]?.fence, 2);
  await releaseSessions(s.deps, { worker_id: 'w1', sessions: [maya.held(1)] });
  assert.equal(await status(s, maya), 'in_progress');
});

test('an interviewer turn is not stored if the participant has said more since', async (t) => {
  const s = await scene(t);
  const maya = await waiting(s, await activeCampaign(s));
  await claim(s);
  await say(s, maya, 'One more thing');
  await assert.rejects(ask(s, maya, 1, 0, 'What happened?'), refused('request_in_progress'));
  const read = await readTurns(s.deps, interviewer, { session: maya.held(1), after_seq: 0 });
  assert.deepEqual(
    read.turns.map((turn) => turn.text),
    ['One more thing'],
  );
});

test('a waiting claim returns as soon as a session starts, and returns nothing when its time is up', async (t) => {
  const s = await scene(t);
  const campaign = await activeCampaign(s);
  const request = { worker_id: 'w1', region: 'here', max_sessions: 1 };
  assert.deepEqual(await claimSessions(s.deps, interviewer, { ...request, wait_ms: 20 }), { sessions: [] });
  const claiming = claimSessions(s.deps, interviewer, { ...request, wait_ms: 10_000 });
  const maya = await waiting(s, campaign);
  assert.equal((await claiming).sessions[0]?.session_id, maya.session.id);
});

test('claims alternate between workspaces, longest waiting first, and interrupted interviews before new ones', async (t) => {
  const s = await scene(t);
  const crowd = await activeCampaign(s);
  const single = await activeCampaign(s);
  const arrive = async (campaign: typeof crowd) => {
    s.clock.ms += 1_000;
    return (await waiting(s, campaign)).session.id;
  };
  const [a1, a2, a3] = [await arrive(crowd), await arrive(crowd), await arrive(crowd)];
  const b1 = await arrive(single);
  const order: (string | undefined)[] = [];
  for (let n = 0; n < 2; n += 1) order.push((await claim(s, 'w1', 1))[0]?.session_id);
  assert.deepEqual(order, [a1, b1]);
  s.clock.ms += 20_000;
  const next = [(await claim(s, 'w2', 1))[0], (await claim(s, 'w2', 1))[0]].map((each) => each?.session_id);
  assert.deepEqual(next.toSorted(), [a1, b1].toSorted());
  assert.deepEqual((await claim(s, 'w2')).map((each) => each.session_id).toSorted(), [a2, a3].toSorted());
});

test('sessions are claimed only in their region, and each participant sees how many wait before them', async (t) => {
  const s = await scene(t);
  const campaign = await activeCampaign(s);
  await waiting(s, campaign);
  s.clock.ms += 1_000;
  const second = await waiting(s, campaign);
  const elsewhere = { worker_id: 'w1', region: 'there', max_sessions: 5, wait_ms: 0 };
  assert.deepEqual(await claimSessions(s.deps, interviewer, elsewhere), { sessions: [] });
  assert.deepEqual([second.session.place, second.session.expected_wait_seconds], [1, null]);
  await claim(s, 'w1', 1);
  const now = await getSession(s.deps, second.call);
  assert.deepEqual([now.place, now.expected_wait_seconds], [0, 900]);
});

test('a silent session is abandoned: its answers are processed, and without any the team may reactivate it', async (t) => {
  const s = await scene(t);
  const campaign = await activeCampaign(s);
  const [spoken, silent, unserved] = [
    await waiting(s, campaign),
    await waiting(s, campaign),
    await waiting(s, campaign),
  ];
  const left = await claim(s);
  await releaseSessions(s.deps, {
    worker_id: 'w1',
    sessions: left.filter((each) => each.session_id === unserved.session.id),
  });
  await say(s, spoken, 'Hello');
  s.clock.ms += 59 * 60_000;
  assert.equal(await sweepSessions(s.deps), 0);
  s.clock.ms += 60_000;
  assert.equal(await sweepSessions(s.deps), 3);
  assert.equal(await sweepSessions(s.deps), 0);
  assert.deepEqual(
    [await status(s, spoken), await status(s, silent), await status(s, unserved)],
    ['completed', 'expired', 'unavailable'],
  );
  const { items } = await listConversations(s.deps, campaign.call, {
    interview_id: campaign.id,
    status: null,
    page: null,
  });
  assert.deepEqual(items.map((item) => item.status).toSorted(), ['abandoned', 'abandoned', 'processing']);
  const again = {
    interview_id: campaign.id,
    contact_id: silent.session.id,
    grace_period_minutes: 30,
    scheduled_for: null,
  };
  assert.equal((await reactivateSession(s.deps, campaign.call, again)).scheduled_session_status, 'available');
  // Nothing was said, so consent is asked for again.
  await giveConsent(s.deps, silent.call, { version: silent.session.campaign?.consent_version ?? '' });
  assert.deepEqual([(await startSession(s.deps, silent.call)).last_seq, (await claim(s))[0]?.fence], [0, 2]);
  const completed = { ...again, contact_id: spoken.session.id };
  await assert.rejects(reactivateSession(s.deps, campaign.call, completed), refused('invalid_transition'));
});

test('a session expires with its grace period, at once for its participant and for everybody after the sweep', async (t) => {
  const s = await scene(t);
  const campaign = await activeCampaign(s);
  const maya = await join(s, campaign);
  const ids = { interview_id: campaign.id, contact_id: maya.session.id };
  const { scheduled_session_expires_at } = await reactivateSession(s.deps, campaign.call, {
    ...ids,
    grace_period_minutes: 10,
    scheduled_for: null,
  });
  assert.equal(scheduled_session_expires_at, '2026-01-01T00:10:00.000Z');
  s.clock.ms += 10 * 60_000;
  assert.equal(await status(s, maya), 'expired');
  await assert.rejects(startSession(s.deps, maya.call), refused('invalid_transition'));
  assert.equal(await sweepSessions(s.deps), 1);
  assert.equal(await sweepSessions(s.deps), 0);
});

test('withdrawing deletes what was said and tells the interviewer that the session is over', async (t) => {
  const s = await scene(t);
  const campaign = await activeCampaign(s);
  const maya = await waiting(s, campaign);
  await claim(s);
  await say(s, maya, 'Forget this');
  await withdrawSession(s.deps, maya.call);
  await withdrawSession(s.deps, maya.call);
  assert.equal(await status(s, maya), 'cancelled');
  await assert.rejects(ask(s, maya, 1, 1, 'Why?'), refused('stale_attempt'));
  const rows = await s.deps.db.withWorkspace(campaign.call, (tx) =>
    tx.rows('select id from turns union all select id from conversations'),
  );
  assert.deepEqual(rows, []);
});

test('a session of another workspace is not found by its id', async (t) => {
  const s = await scene(t);
  const maya = await waiting(s, await activeCampaign(s));
  const stranger = {
    ...maya.call,
    principal: { ...maya.call.principal, workspace_id: owner().principal.workspace_id },
  };
  await assert.rejects(getSession(s.deps, stranger), refused('not_found'));
  const lease = { ...maya.held(0), workspace_id: stranger.principal.workspace_id };
  await claim(s);
  await assert.rejects(
    readTurns(s.deps, interviewer, { session: { ...lease, fence: 1 }, after_seq: 0 }),
    refused('stale_attempt'),
  );
  const { sessions } = await heartbeatSessions(s.deps, { worker_id: 'w', sessions: [{ ...lease, fence: 1 }] });
  assert.equal(sessions[0]?.held, false);
});

test('sessions of one campaign start without waiting for each other, and none starts while the campaign changes', async (t) => {
  const s = await scene(t);
  const campaign = await activeCampaign(s);
  const ready = async () => {
    const joined = await join(s, campaign);
    await giveConsent(s.deps, joined.call, { version: joined.session.campaign?.consent_version ?? '' });
    return joined;
  };
  const [maya, tom] = [await ready(), await ready()];
  const holding = (lock: 'share' | 'update', work: () => Promise<unknown>) =>
    s.deps.db.withWorkspace(campaign.call, async (tx) => {
      await tx.run(`select 1 from interviews where id = $1 for ${lock}`, [campaign.id]);
      await work();
    });
  await holding('share', () => startSession(s.deps, maya.call));
  const order: string[] = [];
  let starting: Promise<unknown> = Promise.resolve();
  await holding('update', async () => {
    starting = startSession(s.deps, tom.call).then(() => order.push('started'));
    await isWaitingForLock(s);
    order.push('changed');
  });
  await starting;
  assert.deepEqual(order, ['changed', 'started']);
});

test('a claim that waits takes over a session whose interviewer died, although nothing announces it', async (t) => {
  const s = await scene(t);
  const maya = await waiting(s, await activeCampaign(s));
  await claim(s, 'w1');
  const request = { region: 'here', max_sessions: 1, wait_ms: 10_000 };
  const over = new AbortController();
  const others = ['w2', 'w3'].map((worker_id) =>
    claimSessions(s.deps, { signal: over.signal }, { ...request, worker_id }),
  );
  await nextTick();
  s.clock.ms += 9_000;
  const taken = await Promise.race(others);
  assert.deepEqual(
    taken.sessions.map(({ session_id, fence }) => [session_id, fence]),
    [[maya.session.id, 2]],
  );
  over.abort();
  await Promise.all(others);
});

test('claims that wait look for expired leases once a second, and go on at once while they find some', async (t) => {
  const s = await scene(t);
  const campaign = await activeCampaign(s);
  const sessions = [await waiting(s, campaign), await waiting(s, campaign)].map(({ session }) => session.id);
  let passed = 0;
  t.mock.method(performance, 'now', () => passed);
  const one = async () => {
    const request = { worker_id: 'w2', region: 'here', max_sessions: 1, wait_ms: 1 };
    return (await claimSessions(s.deps, interviewer, request)).sessions.map(({ session_id }) => session_id);
  };
  assert.equal((await claim(s, 'w1')).length, 2);
  assert.deepEqual(await one(), [], 'nothing has expired');
  s.clock.ms += 9_000;
  passed += 999;
  assert.deepEqual(await one(), []);
  passed += 1;
  assert.deepEqual([await one(), await one()].flat().toSorted(), sessions.toSorted());
});
