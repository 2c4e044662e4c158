import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { sessions } from '@insights/contracts';
import {
  type Joined,
  type Scene,
  activeCampaign,
  interviewer,
  bearerOf,
  owner,
  scene,
  transactions,
  waiting,
} from '../../sessions.fixture.ts';
import { endOtherTokens, makeParticipantToken } from '../../db/tokens.ts';
import { claimSessions } from '../claim-sessions/claim-sessions.ts';
import { finishSession } from '../finish-session/finish-session.ts';
import { postTurn } from '../post-turn.ts';
import { storeInterviewerTurn } from '../store-interviewer-turn/store-interviewer-turn.ts';
import { streamSession } from './stream-session.ts';
import { interviewerTurn, openQuestion } from '../../requests.fixture.ts';

const shown = ({ event }: sessions.SessionEvent): string =>
  event?.$case === 'state' ? event.value.status : `${event?.value.seq} ${event?.value.text}`;

async function claimOne({ deps }: Scene): Promise<void> {
  await claimSessions(deps, interviewer, { worker_id: 'w', region: 'here', max_sessions: 1, wait_ms: 0 });
}

function ask({ deps }: Scene, who: Joined, after_seq: number, text: string, finish = false) {
  return storeInterviewerTurn(deps, interviewer, interviewerTurn({ session: who.held(1), after_seq, text, finish }));
}

test('a stream sends the state, then every turn once, live, and ends with the session', async (t) => {
  const s = await scene(t);
  const maya = await waiting(s, await activeCampaign(s));
  const received: string[] = [];
  const stream = streamSession(s.deps, maya.call, { after_seq: 0 });
  const next = async () => void received.push(shown((await stream.next()).value as sessions.SessionEvent));
  await next();
  await claimOne(s);
  await next();
  await ask(s, maya, 0, 'What happened?');
  await next();
  await postTurn(s.deps, maya.call, { client_turn_id: 'a', text: 'Notes were lost.', input: null });
  await ask(s, maya, 2, 'Thank you.', true);
  for await (const event of stream) received.push(shown(event));
  assert.deepEqual(received, [
    'waiting',
    'in_progress',
    '1 What happened?',
    '2 Notes were lost.',
    '3 Thank you.',
    'completed',
  ]);
});

test('a resumed stream continues after the last turn that was seen', async (t) => {
  const s = await scene(t);
  const maya = await waiting(s, await activeCampaign(s));
  await claimOne(s);
  for (const [seq, text] of ['One', 'Two', 'Three'].entries()) await ask(s, maya, seq, text, text === 'Three');
  const received = await Array.fromAsync(streamSession(s.deps, maya.call, { after_seq: 2 }), shown);
  assert.deepEqual(received, ['completed', '3 Three']);
});

test('a streamed turn that asks a choice offers its options in the language of the conversation', async (t) => {
  const s = await scene(t);
  const translations = { de: { text: 'Welche Schicht?', options: ['Früh', 'Spät'] } };
  const shift = {
    ...openQuestion('Which shift?', 'q'),
    kind: 'choice' as const,
    options: ['early', 'late'],
    translations,
  };
  const maya = await waiting(s, await activeCampaign(s, owner(), {}, [shift]));
  await claimOne(s);
  const turn = { session: maya.held(1), question_id: 'q', note: 'ask@5' };
  await storeInterviewerTurn(s.deps, interviewer, interviewerTurn({ ...turn, after_seq: 0, text: 'Which shift?' }));
  const german = { after_seq: 1, text: 'Welche Schicht?', language: 'de', finish: true };
  await storeInterviewerTurn(s.deps, interviewer, interviewerTurn({ ...turn, ...german }));
  const choicesAfter = (after_seq: number) =>
    Array.fromAsync(streamSession(s.deps, maya.call, { after_seq }), ({ event }) =>
      event?.$case === 'turn' ? event.value.choices : [],
    );
  assert.deepEqual(await choicesAfter(1), [[], ['Früh', 'Spät']]);
  assert.deepEqual(await choicesAfter(2), [[]]);
});

test('a stream from the beginning offers the choices of each question that was asked', async (t) => {
  const s = await scene(t);
  const choice = (id: string, options: string[]) => ({
    ...openQuestion(`Which ${id}?`, id),
    kind: 'choice' as const,
    options,
  });
  const questions = [
    choice('shift', ['early', 'late']),
    openQuestion('And then?', 'then'),
    choice('ward', ['one', 'two']),
  ];
  const maya = await waiting(s, await activeCampaign(s, owner(), {}, questions));
  await claimOne(s);
  for (const [after_seq, { id, text }] of questions.entries()) {
    const turn = { session: maya.held(1), question_id: id, note: 'ask@5', after_seq, text, finish: id === 'ward' };
    await storeInterviewerTurn(s.deps, interviewer, interviewerTurn(turn));
  }
  const offered = await Array.fromAsync(streamSession(s.deps, maya.call, { after_seq: 0 }), ({ event }) =>
    event?.$case === 'turn' ? event.value.choices : null,
  );
  assert.deepEqual(offered, [null, ['early', 'late'], [], ['one', 'two']]);
});

test('the notification of a turn carries its number, so that whoever stored it need not read it; others carry none', async (t) => {
  const s = await scene(t);
  const maya = await waiting(s, await activeCampaign(s));
  await claimOne(s);
  s.bus.sent.length = 0;
  await ask(s, maya, 0, 'What happened?');
  await postTurn(s.deps, maya.call, { client_turn_id: 'a', text: 'Notes were lost.', input: null });
  await finishSession(s.deps, maya.call);
  const subject = `session.${maya.session.id}`;
  assert.deepEqual(s.bus.sent, [`${subject} 1`, `${subject} 2`, subject]);
});

test('a turn is read once for all streams of a token; the streams of a token that has ended stop there', async (t) => {
  const s = await scene(t);
  const maya = await waiting(s, await activeCampaign(s));
  await claimOne(s);
  const participant_token = await s.deps.db.withWorkspace(maya.call, (tx) =>
    makeParticipantToken(tx, maya.session.id, s.deps.now(tx)),
  );
  const other = await bearerOf(s, { participant_token, session: maya.session });
  const open = (calls: Joined['call'][]) => calls.map((call) => streamSession(s.deps, call, { after_seq: 0 }));
  const [own, others] = [open(Array(5).fill(maya.call)), open(Array(5).fill(other.call))];
  const next = (streams: typeof own) =>
    Promise.all(streams.map(async (each) => shown((await each.next()).value as never)));
  assert.deepEqual(new Set(await next([...own, ...others])), new Set(['in_progress']));
  const withoutNotify = { ...s.deps, bus: { ...s.bus, notify: () => undefined } };
  const coming = [next(own), next(others)];
  await ask({ ...s, deps: withoutNotify }, maya, 0, 'What happened?');
  const reads = transactions(s);
  s.bus.notify(`session.${maya.session.id}`);
  for (const texts of await Promise.all(coming)) assert.deepEqual(new Set(texts), new Set(['1 What happened?']));
  assert.equal(reads(), 2);
  const ends = others.map((each) => assert.rejects(each.next(), { code: 'unauthenticated' }));
  const goesOn = next(own);
  await s.deps.db.withWorkspace(maya.call, (tx) => endOtherTokens(tx, maya.call.principal));
  await ask(s, maya, 1, 'And then?');
  await Promise.all(ends);
  assert.deepEqual(new Set(await goesOn), new Set(['2 And then?']));
});

test('a turn whose notification was lost is sent after the next one, and the stream ends when the caller disconnects', async (t) => {
  const s = await scene(t);
  const maya = await waiting(s, await activeCampaign(s));
  const withoutNotify = { ...s.deps, bus: { ...s.bus, notify: () => undefined } };
  const leaving = new AbortController();
  const stream = streamSession(s.deps, { ...maya.call, signal: leaving.signal }, { after_seq: 0 });
  await stream.next();
  await postTurn(withoutNotify, maya.call, { client_turn_id: 'a', text: 'Unheard', input: null });
  const coming = stream.next();
  s.bus.notify(`session.${maya.session.id}`);
  assert.equal(shown((await coming).value as sessions.SessionEvent), '1 Unheard');
  const end = stream.next();
  leaving.abort();
  assert.deepEqual(await end, { value: undefined, done: true });
});
