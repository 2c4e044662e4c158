import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { type ChatReply, type Pace, startChatServer } from '../../../test/support/chat-server.ts';
import { type Move, type Turn, complete, replay } from './engine/index.ts';
import { asked, campaignOf, questionOf, said } from './engine/testing/turns.ts';
import { conductedBy } from './interviewer.ts';
import { modelConductor } from './model/conductor.ts';
import { modelJudge } from './model/judge.ts';
import { anywhere, configOf } from './model/model.fixture.ts';
import { Spending } from './model/spending.ts';

const FIRST = 'The list was gone.';
const ASKS = 'What did you do then?';
const ADVICE = 'You should quit your job.';
const WISH = 'What would you change?';
const input = {
  campaign: campaignOf('Shifts', { goal: 'Why lists are lost' }),
  template: null,
  questions: [
    questionOf('walk', 'Could you walk me through your last shift?', { max_probes: 2 }),
    questionOf('wish', WISH),
  ],
  turns: [
    asked(1, 'Hello. Shall we start?', { note: 'greet@0' }),
    said(2, 'yes'),
    asked(3, 'Could you walk me through your last shift?', { question_id: 'walk', note: 'ask@1' }),
    said(4, 'The list was gone when we came in, and nobody on the ward said a word about it.'),
  ],
  now_ms: 20_000,
  resumed: false,
};
type Say = { say: string; action?: string; question_id?: string | null };

/** A model that answers to requests to conduct with these, one after the other, and a judge that objects to some words. */
async function talk(t: TestContext, says: (Say | null)[], pace: Pace = {}, objects = (_turn: string) => false) {
  let nth = 0;
  const server = await startChatServer(({ data }): ChatReply => {
    const { turn } = data as { turn?: string };
    if (turn !== undefined) return { content: JSON.stringify({ breaks: objects(turn) ? 'leading' : 'nothing' }) };
    const { say, action = 'probe', question_id = 'walk' } = says[nth++] ?? assert.fail('asked too often');
    return { content: JSON.stringify({ action, question_id, why: '', say }), pace };
  });
  t.after(() => server.close());
  const config = configOf(server.url, { MODEL_TIMEOUT_MS: '2000' });
  const spending = new Spending(config);
  const reasons: string[] = [];
  const count = (reason: string) => void reasons.push(reason);
  const interviewer = conductedBy(modelConductor(config, spending, count), count, modelJudge(config, spending));
  const released: Move[] = [];
  const release = (begun: Move) => Promise.resolve(void released.push(begun));
  const move = await interviewer.nextTurn(input, { ...anywhere, release });
  const texts = released.map(({ text }) => text);
  for (const text of texts) assert.ok(move.text.startsWith(text), `${move.text} begins with ${text}`);
  return { move, texts, released, reasons, told: server.asked.map(({ data }) => data as Record<string, unknown>) };
}

/** The turn as it is stored is what a replay makes of it. */
function assertReplays({ text, question_id, note }: Move): void {
  const turns: Turn[] = [...input.turns, asked(5, text, { question_id, note })];
  assert.equal(replay({ ...input, turns }).at(-1)?.isSame, true, `${note}: ${text}`);
}

test('a sentence is released while the rest arrives, after the guard and the judge', async (t) => {
  const { move, texts, told } = await talk(t, [{ say: `${FIRST} ${ASKS}` }], { every_ms: 2 });
  assert.deepEqual([texts, move.text, move.why.rule], [[FIRST], `${FIRST} ${ASKS}`, 'probe_own']);
  assert.deepEqual(
    told.slice(1).map(({ turn }) => turn),
    [FIRST, `${FIRST} ${ASKS}`],
  );
  assertReplays(move);
});

test('nothing is released before action and question are known, nor what asks, nor what an action says as a whole', async (t) => {
  for (const say of [`${ASKS} I mean then.`, ASKS, `${ADVICE} ${ASKS}`]) {
    const { texts } = await talk(t, [{ say }, { say: ASKS }], { every_ms: 1 });
    assert.deepEqual(texts, [], say);
  }
  const { texts, reasons } = await talk(t, [{ say: `Mhm. ${ASKS}`, action: 'close', question_id: null }], {
    every_ms: 1,
  });
  assert.deepEqual([texts, reasons], [[], ['not_allowed']]);
});

test('a sentence that fails is asked for once more, behind what was released', async (t) => {
  const says = [{ say: `${FIRST} ${ADVICE} ${ASKS}` }, { say: ASKS }];
  const { move, texts, told } = await talk(t, says, { every_ms: 1 });
  assert.deepEqual([texts, move.text], [[FIRST], `${FIRST} ${ASKS}`]);
  const again = told.filter(({ proposal }) => proposal !== undefined)[1];
  assert.deepEqual(again?.['already_said'], { action: 'probe', question_id: 'walk', say: FIRST });
  assertReplays(move);
});

test('if it fails again, the floor’s words follow what was released', async (t) => {
  const failing = { say: `${FIRST} ${ADVICE} ${ASKS}` };
  const { move, texts, released, reasons } = await talk(t, [failing, failing], { every_ms: 1 });
  assert.deepEqual([texts, reasons], [[FIRST], ['advice']]);
  assert.ok(move.text.length > FIRST.length && move.text.endsWith('?'), move.text);
  assert.doesNotMatch(move.text, /quit/);
  assertReplays(move);
  assert.deepEqual(complete(input, released[0] as Move), move, 'another process ends the turn alike');
});

test('a question of the guide that was led up to is asked word for word by whoever ends the turn', async (t) => {
  const leading = { say: `${FIRST} ${ADVICE} ${WISH}`, action: 'ask', question_id: 'wish' };
  const { move, released } = await talk(t, [leading, leading], { every_ms: 1 });
  assert.equal(move.text, `${FIRST} ${WISH}`);
  assertReplays(move);
  assert.deepEqual(complete({ ...input, now_ms: 99_000 }, released[0] as Move), move);
});

test('another action than the one that was begun is not carried out', async (t) => {
  const says = [{ say: `${FIRST} ${ADVICE} ${ASKS}` }, { say: `${FIRST} ${WISH}`, action: 'ask', question_id: 'wish' }];
  const { move, reasons } = await talk(t, says, { every_ms: 1 });
  assert.deepEqual(reasons, ['not_allowed']);
  assert.ok(move.text.startsWith(FIRST));
});

test('what the judge objects to is not released', async (t) => {
  const says = [{ say: `${FIRST} ${ASKS}` }, { say: ASKS }];
  const { move, texts } = await talk(t, says, { every_ms: 1 }, (turn) => turn.startsWith(FIRST));
  assert.deepEqual([texts, move.text], [[], ASKS]);
});

test('a connection that breaks or stalls in the middle of a turn leaves the rest to the floor', async (t) => {
  for (const pace of [
    { every_ms: 2, breaks_after: 13 },
    { size: 85, every_ms: 5_000 },
  ]) {
    const { move, texts, reasons } = await talk(t, [{ say: `${FIRST} ${ASKS}` }], pace);
    assert.deepEqual([texts, reasons.length], [[FIRST], 1]);
    assert.ok(move.text.endsWith('?') && !move.text.includes(ASKS), move.text);
    assertReplays(move);
  }
});

test('an endpoint that can’t stream says its turn as a whole', async (t) => {
  const { move, texts } = await talk(t, [{ say: `${FIRST} ${ASKS}` }], { whole: true });
  assert.deepEqual([texts, move.text], [[], `${FIRST} ${ASKS}`]);
});
