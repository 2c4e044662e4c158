import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { sessions } from '@insights/contracts';
import { type Joined, type Scene, activeCampaign, interviewer, scene, waiting } from '../../sessions.fixture.ts';
import { claimSessions } from '../claim-sessions/claim-sessions.ts';
import { postTurn } from '../post-turn.ts';
import { storeInterviewerTurn } from '../store-interviewer-turn/store-interviewer-turn.ts';
import { streamSession } from './stream-session.ts';
import { interviewerTurn } from '../../requests.fixture.ts';

const told = ({ event }: sessions.SessionEvent): string =>
  event?.$case === 'turn' ? `${event.value.seq} ${event.value.text}` : (event?.value.status ?? '');

async function hold({ deps }: Scene): Promise<void> {
  await claimSessions(deps, interviewer, { worker_id: 'w', region: 'here', max_sessions: 1, wait_ms: 0 });
}

function ask({ deps }: Scene, who: Joined, after_seq: number, text: string, finish = false) {
  return storeInterviewerTurn(deps, interviewer, interviewerTurn({ session: who.held(1), after_seq, text, finish }));
}

test('a stream tells state, then every turn once as it comes, and ends with the session', async (t) => {
  const s = await scene(t);
  const maya = await waiting(s, await activeCampaign(s));
  const heard: string[] = [];
  const stream = streamSession(s.deps, maya.call, { after_seq: 0 });
  const next = async () => void heard.push(told((await stream.next()).value as sessions.SessionEvent));
  await next();
  await hold(s);
  await next();
  await ask(s, maya, 0, 'What happened?');
  await next();
  await postTurn(s.deps, maya.call, { client_turn_id: 'a', text: 'Notes were lost.' });
  await ask(s, maya, 2, 'Thank you.', true);
  for await (const event of stream) heard.push(told(event));
  assert.deepEqual(heard, [
    'waiting',
    'in_progress',
    '1 What happened?',
    '2 Notes were lost.',
    '3 Thank you.',
    'completed',
  ]);
});

test('a stream that is taken up again goes on after the last turn that was seen', async (t) => {
  const s = await scene(t);
  const maya = await waiting(s, await activeCampaign(s));
  await hold(s);
  for (const [seq, text] of ['One', 'Two', 'Three'].entries()) await ask(s, maya, seq, text, text === 'Three');
  const heard = await Array.fromAsync(streamSession(s.deps, maya.call, { after_seq: 2 }), told);
  assert.deepEqual(heard, ['completed', '3 Three']);
});

test('a turn whose bell was lost is told when any bell rings, and a caller who goes ends the stream', async (t) => {
  const s = await scene(t);
  const maya = await waiting(s, await activeCampaign(s));
  const mute = { ...s.deps, bus: { ...s.bus, notify: () => undefined } };
  const leaving = new AbortController();
  const stream = streamSession(s.deps, { ...maya.call, signal: leaving.signal }, { after_seq: 0 });
  await stream.next();
  await postTurn(mute, maya.call, { client_turn_id: 'a', text: 'Unheard' });
  const coming = stream.next();
  s.bus.notify(`session.${maya.session.id}`);
  assert.equal(told((await coming).value as sessions.SessionEvent), '1 Unheard');
  const end = stream.next();
  leaving.abort();
  assert.deepEqual(await end, { value: undefined, done: true });
});
