import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { startChatServer } from '../../../../test/support/chat-server.ts';
import { asked, campaignOf, questionOf, said } from '../engine/testing/turns.ts';
import { conductedBy } from '../interviewer.ts';
import { modelConductor } from './conductor.ts';
import { modelJudge } from './judge.ts';
import { anywhere, configOf } from './model.fixture.ts';
import { Spending } from './spending.ts';

const SUPPOSES = 'How long did it take you to forgive them?';
const OPEN = 'What did you do when the list was gone?';
const input = {
  campaign: campaignOf('Shifts', { goal: 'Why lists are lost' }),
  template: null,
  questions: [
    questionOf('walk', 'Could you walk me through your last shift?', { max_probes: 2, learn: 'Who keeps the list' }),
    questionOf('wish', 'What would you change?'),
  ],
  turns: [
    asked(1, 'Hello. Shall we start?', { note: 'greet@0' }),
    said(2, 'yes'),
    asked(3, 'Could you walk me through your last shift?', { question_id: 'walk', note: 'ask@1' }),
    said(4, 'The list was gone when Zebulon and I came in, and nobody on the ward said a word about it.'),
  ],
  now_ms: 20_000,
  resumed: false,
};
const hideNames = (texts: string[]) =>
  Promise.resolve(texts.map((text) => ({ text: text.replaceAll('Zebulon', '[name]'), hidden: [] })));

/** A model that first supposes something, and a judge with this verdict about it; null: it never answers. */
async function conductor(t: TestContext, verdict: string | null) {
  const server = await startChatServer(({ data }) => {
    const { turn, refused } = data as { turn?: string; refused?: object | null };
    if (turn !== undefined && verdict === null) return null;
    if (turn !== undefined) return { content: JSON.stringify({ breaks: turn === SUPPOSES ? verdict : 'nothing' }) };
    const say = refused === null ? SUPPOSES : OPEN;
    return { content: JSON.stringify({ action: 'probe', question_id: 'walk', why: '', say }) };
  });
  t.after(() => server.close());
  const config = configOf(server.url);
  const spending = new Spending(config);
  const interviewer = conductedBy(
    modelConductor(config, spending, () => undefined),
    () => undefined,
    modelJudge(config, spending),
  );
  const surroundings = { ...anywhere, hideNames };
  return { server, next: () => interviewer.nextTurn(input, surroundings) };
}

test('a turn that the judge finds leading is asked for once more, with the reason, and no name is sent', async (t) => {
  const { server, next } = await conductor(t, 'leading');
  assert.equal((await next()).text, OPEN);
  const told = server.asked.map(
    ({ data }) => data as { refused?: { reason: string } | null; turn?: string; later_questions?: string[] },
  );
  assert.deepEqual(
    told.map(({ turn }) => turn ?? 'decide'),
    ['decide', SUPPOSES, 'decide', OPEN],
  );
  assert.match(told[2]?.refused?.reason ?? '', /suggested an answer/);
  assert.deepEqual(told[1]?.later_questions, ['What would you change?']);
  assert.doesNotMatch(server.asked.map(({ raw }) => raw).join(), /Zebulon/);
});

test('without a verdict in time what the engine has let through is said', async (t) => {
  const { next } = await conductor(t, null);
  const from = performance.now();
  assert.equal((await next()).text, SUPPOSES);
  assert.ok(performance.now() - from < 4_000);
});
