import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { sessions } from '@insights/contracts';
import { type Joined, type Scene, activeCampaign, interviewer, scene, waiting } from '../../sessions.fixture.ts';
import { interviewerTurn } from '../../requests.fixture.ts';
import { claimSessions } from '../claim-sessions/claim-sessions.ts';
import { finishSession } from '../finish-session/finish-session.ts';
import { postTurn } from '../post-turn.ts';
import { readTurns } from '../read-turns.ts';
import { streamSession } from '../stream-session/stream-session.ts';
import { storeInterviewerTurn } from './store-interviewer-turn.ts';

const FIRST = 'Mhm, the list was gone.';
const WHOLE = `${FIRST} What did you do then?`;

async function talk(scope: Parameters<typeof scene>[0]) {
  const s = await scene(scope);
  const campaign = await activeCampaign(s);
  const maya = await waiting(s, campaign);
  await claim(s);
  await store(s, maya, { after_seq: 0, text: 'What happened?' });
  await say(s, maya, 'The list was gone.');
  return { s, campaign, maya };
}

const claim = async ({ deps }: Scene): Promise<sessions.ClaimedSession | undefined> =>
  (await claimSessions(deps, interviewer, { worker_id: 'w', region: 'here', max_sessions: 1, wait_ms: 0 })).sessions[0];
const store = (
  { deps }: Scene,
  who: Joined,
  turn: Partial<sessions.StoreInterviewerTurnRequest> & { text: string },
  fence = 1,
) => storeInterviewerTurn(deps, interviewer, interviewerTurn({ session: who.held(fence), after_seq: 2, ...turn }));
const say = (s: Scene, who: Joined, text: string) =>
  postTurn(s.deps, who.call, { client_turn_id: text, text, input: null });

const shown = ({ event }: sessions.SessionEvent): string => {
  if (event?.$case === 'turn_delta') return `${event.value.seq} +${event.value.start} ${event.value.text}`;
  return event?.$case === 'turn' ? `${event.value.seq} ${event.value.text}` : (event?.value.status ?? '');
};

/** The next events of a stream of the session. */
function reading({ s, maya }: { s: Scene; maya: Joined }, after_seq: number) {
  const stream = streamSession(s.deps, maya.call, { after_seq });
  return {
    async next(count: number): Promise<string[]> {
      const events: string[] = [];
      while (events.length < count) events.push(shown((await stream.next()).value as sessions.SessionEvent));
      return events;
    },
  };
}

test('released words are streamed at once, and the turn once it is whole; what is said meanwhile comes after it', async (t) => {
  const here = await talk(t);
  const { s, maya } = here;
  const reader = reading(here, 2);
  assert.deepEqual(await reader.next(1), ['in_progress']);
  const { seq: open_seq, turn_id } = await store(s, maya, { text: FIRST, open: true });
  assert.deepEqual(await reader.next(1), [`3 +0 ${FIRST}`]);
  await say(s, maya, 'Wait.');
  const late = reading(here, 2);
  assert.deepEqual(await late.next(2), ['in_progress', `3 +0 ${FIRST}`], 'who comes late sees the same');
  await store(s, maya, { text: `${FIRST} What did you`, open: true, open_seq });
  assert.deepEqual(await reader.next(1), [`3 +${FIRST.length}  What did you`]);
  assert.deepEqual(await store(s, maya, { text: WHOLE, open_seq }), { turn_id, seq: 3 });
  assert.deepEqual(await reader.next(2), [`3 ${WHOLE}`, '4 Wait.']);
  assert.deepEqual(await reading(here, 2).next(3), ['in_progress', `3 ${WHOLE}`, '4 Wait.']);
});

test('who takes the session over reads which turn is open, and its text begins with what was released', async (t) => {
  const { s, maya } = await talk(t);
  await store(s, maya, { text: FIRST, note: 'probe:own+model@9', open: true });
  s.clock.ms += 9_000;
  const claimed = await claim(s);
  assert.deepEqual([claimed?.fence, claimed?.open_seq, claimed?.turns.at(-1)?.text], [2, 3, FIRST]);
  await assert.rejects(store(s, maya, { text: WHOLE, open_seq: 3 }), { code: 'stale_attempt' });
  await assert.rejects(store(s, maya, { text: 'What then?', open_seq: 3 }, 2), { code: 'invalid_request' });
  await assert.rejects(store(s, maya, { text: 'What then?', after_seq: 3 }, 2), { code: 'request_in_progress' });
  await store(s, maya, { text: WHOLE, note: 'probe:short+model@18', open_seq: 3 }, 2);
  await assert.rejects(store(s, maya, { text: WHOLE, open_seq: 3 }, 2), { code: 'request_in_progress' });
  const read = await readTurns(s.deps, interviewer, { session: maya.held(2), after_seq: 2 });
  assert.deepEqual(
    [read.open_seq, read.turns.map(({ seq, text, note }) => [seq, text, note])],
    [null, [[3, WHOLE, 'probe:short+model@18']]],
  );
});

test('an interview that ends meanwhile keeps the words that were released as the turn', async (t) => {
  const here = await talk(t);
  await store(here.s, here.maya, { text: FIRST, open: true });
  await finishSession(here.s.deps, here.maya.call);
  assert.deepEqual(await reading(here, 2).next(2), ['completed', `3 ${FIRST}`]);
  await assert.rejects(store(here.s, here.maya, { text: WHOLE, open_seq: 3 }), { code: 'stale_attempt' });
});
