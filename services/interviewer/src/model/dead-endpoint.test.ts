import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ChatRequest, startChatServer } from '../../../../test/support/chat-server.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { asked, campaignOf, questionOf, said } from '../engine/testing/turns.ts';
import { conductedBy } from '../interviewer.ts';
import { hearing, modelClassifier } from './classifier.ts';
import { modelConductor } from './conductor.ts';
import { modelJudge } from './judge.ts';
import { anywhere, configOf } from './model.fixture.ts';
import { Spending } from './spending.ts';

/** What any request that is waited for takes at least, if it is not answered. */
const SLOW_MS = 1_400;
const PROBE = 'What did you do then?';
const questions = [questionOf('walk', 'Could you walk me through your last shift?', { max_probes: 9 })];
const turns = [
  asked(1, 'Hello. Shall we start?', { note: 'greet@0' }),
  said(2, 'yes'),
  asked(3, 'Could you walk me through your last shift?', { question_id: 'walk', note: 'ask@1' }),
];

/** An interviewer whose endpoint takes so long for each request, and turns of a session. */
async function session(t: { after(close: () => Promise<void>): void }) {
  const pace = { begin_ms: 0 };
  const asked_at = { reading: 0, deciding: 0 };
  const server = await startChatServer(({ data }: ChatRequest) => {
    const { may, turn } = data as { may?: unknown; turn?: string };
    const small = turn === undefined ? { signs: [], wishes: [], answer_state: 'answers' } : { breaks: 'nothing' };
    if (turn === undefined) asked_at[may === undefined ? 'reading' : 'deciding'] = performance.now();
    const decision = { action: 'probe', question_id: 'walk', why: '', say: PROBE };
    return { content: JSON.stringify(may === undefined ? small : decision), pace: { ...pace } };
  });
  t.after(() => server.close());
  const config = configOf(server.url, { MODEL_TIMEOUT_MS: '2000' });
  const spending = new Spending(config);
  const ignore = () => undefined;
  const conductor = conductedBy(modelConductor(config, spending, ignore), ignore, modelJudge(config, spending));
  const interviewer = hearing(conductor, modelClassifier(config, spending));
  /** One turn of a session: how long it took, and who worded it. */
  const turn = async (n: number) => {
    const own = [...turns, said(4, `The list was gone on ward ${n} when we came in, and nobody said a word about it.`)];
    const input = {
      campaign: campaignOf('Shifts'),
      template: null,
      questions: [...questions],
      turns: own,
      now_ms: 20_000,
      resumed: false,
    };
    const from = performance.now();
    const move = await interviewer.nextTurn(input, anywhere);
    return { ms: performance.now() - from, by_model: move.text === PROBE };
  };
  return { pace, turn, asked_at };
}

test('a dead endpoint costs at most one slow turn, and turns are the model’s again once it answers', async (t) => {
  const { pace, turn } = await session(t);
  assert.equal((await turn(0)).by_model, true);
  pace.begin_ms = 600_000;
  const dead = [];
  for (let n = 1; n <= 6; n += 1) dead.push(await turn(n));
  assert.ok(dead.every(({ by_model }) => !by_model));
  const slow = dead.filter(({ ms }) => ms > SLOW_MS);
  assert.ok(slow.length <= 1, `${slow.length} slow turns: ${dead.map(({ ms }) => Math.round(ms)).join(', ')} ms`);
  pace.begin_ms = 0;
  await eventually(async () => (await turn(7)).by_model || null, {
    every_ms: 200,
    timeout_ms: 40_000,
    what: 'the model',
  });
});

test('a decision is asked for while the message is still being read', async (t) => {
  const { pace, turn, asked_at } = await session(t);
  await turn(0);
  pace.begin_ms = 1_300;
  assert.equal((await turn(1)).by_model, true);
  const between = asked_at.deciding - asked_at.reading;
  assert.ok(between < 1_000, `asked ${Math.round(between)} ms later`);
});
