import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { type ChatReply, startChatServer } from '../../../../test/support/chat-server.ts';
import type { Question } from '../engine/index.ts';
import { asked, questionOf, said } from '../engine/testing/turns.ts';
import { anywhere, configOf } from './model.fixture.ts';
import { Spending } from './spending.ts';
import { modelValues } from './values.ts';

const closed = (id: string, kind: Question['kind'], more: Partial<Question> = {}) =>
  questionOf(id, `What about ${id}?`, { kind, ...more });
const held = {
  questions: [
    questionOf('open', 'What happened?'),
    closed('beds', 'number', { unit: 'beds' }),
    closed('score', 'scale', { text: 'How bad, from 1 to 5?' }),
    closed('nights', 'yes_no'),
    closed('shift', 'choice', { options: ['early', 'late'], option_ids: ['e', 'l'] }),
    closed('ways', 'multi_choice', { options: ['phone', 'chat'], option_ids: ['p', 'c'] }),
    closed('since', 'date'),
  ],
  turns: [asked(1, 'What about beds?', { question_id: 'beds' }), said(2, 'Twelve, says Zebulon.')],
};
const around = { ...anywhere, signal: new AbortController().signal };
const NOTHING = { options: [], value: null, low: null, high: null, turn: 2, quote: 'Twelve.' };

async function reading(t: TestContext, reply: () => ChatReply, { limit_ms = 5_000, env = {} } = {}) {
  const server = await startChatServer(reply);
  t.after(() => server.close());
  const config = configOf(server.url, env);
  return { asked: server.asked, read: modelValues(config, new Spending(config), limit_ms) };
}

const answering = (...values: object[]): ChatReply => ({
  content: JSON.stringify({ values: values.map((value) => ({ ...NOTHING, ...value })) }),
});

test('one request has the closed questions and the whole conversation, without hidden names', async (t) => {
  const { read, asked: requests } = await reading(t, () => answering());
  const hideNames = (texts: string[]) =>
    Promise.resolve(texts.map((text) => ({ text: text.replaceAll('Zebulon', '[name]'), hidden: [] })));
  assert.deepEqual(await read(held, { ...around, hideNames }), []);
  assert.equal(requests.length, 1);
  const [request = assert.fail()] = requests;
  const { questions, turns } = request.data as Record<'questions' | 'turns', Record<string, unknown>[]>;
  assert.deepEqual(
    questions.map(({ id, kind, unit, scale, options }) => [id, kind, unit ?? scale ?? options]),
    [
      ['q1', 'number', 'beds'],
      ['q2', 'scale', { min: 1, max: 5 }],
      ['q3', 'yes_no', { 1: 'yes', 2: 'no' }],
      ['q4', 'choice', { 1: 'early', 2: 'late' }],
      ['q5', 'multi_choice', { 1: 'phone', 2: 'chat' }],
      ['q6', 'date', undefined],
    ],
  );
  assert.deepEqual(turns[1], { turn: 2, speaker: 'participant', text: 'Twelve, says [name].' });
});

test('an answer of each kind is passed on with its turn and quote, and what is none is left out', async (t) => {
  const { read } = await reading(t, () =>
    answering(
      { question: 'q1', value: 12 },
      { question: 'q1', low: 6, high: 8 },
      { question: 'q2', value: '4' },
      { question: 'q3', options: [2] },
      { question: 'q4', options: [2] },
      { question: 'q5', options: [2, 1] },
      { question: 'q5' },
      { question: 'q6', value: '2019-03-12' },
      { question: 'q6', low: '2019-03-01', high: '2019-03-31' },
      { question: 'q1', value: 'a dozen' },
      { question: 'q3', options: [1, 2] },
      { question: 'q4', options: [3] },
      { question: 'q4' },
      { question: 'q7', value: 1 },
      { question: 'q1', value: 12, turn: 1 },
      { question: 'q1', value: 12, turn: 3 },
      { question: 'q1', value: 12, quote: null },
    ),
  );
  const values = await read(held, around);
  assert.ok(values.every(({ seq, quote }) => seq === 2 && quote === 'Twelve.'));
  assert.deepEqual(
    values.map(({ question_id, value, low, high, date_low, date_high }) => [
      question_id,
      value?.value?.value ?? [low ?? date_low, high ?? date_high],
    ]),
    [
      ['beds', 12],
      ['beds', [6, 8]],
      ['score', 4],
      ['nights', 'no'],
      ['shift', 'l'],
      ['ways', { items: ['c', 'p'] }],
      ['ways', { items: [] }],
      ['since', '2019-03-12'],
      ['since', ['2019-03-01', '2019-03-31']],
    ],
  );
});

test('a model that is silent is given up at the limit, and the next interview is not read', async (t) => {
  const { read, asked: requests } = await reading(t, () => null, { limit_ms: 50 });
  assert.deepEqual(await read(held, around), []);
  assert.deepEqual(await read(held, around), []);
  assert.equal(requests.length, 1);
});

test('nothing is asked beyond a budget, or if names cannot be masked or use cannot be counted', async (t) => {
  const env = { MODEL_SESSION_BUDGET: JSON.stringify({ requests: 0 }) };
  const spent = await reading(t, () => answering({ question: 'q1', value: 12 }), { env });
  const addUse = async (...used: Parameters<typeof around.addUse>) => ({
    ...(await around.addUse(...used)),
    session: used[0],
  });
  assert.deepEqual(await spent.read(held, { ...around, addUse }), []);
  const { read, asked: requests } = await reading(t, () => answering({ question: 'q1', value: 12 }));
  const away = () => Promise.reject(new Error('campaigns is away'));
  assert.deepEqual(await read(held, { ...around, addUse: away }), []);
  assert.deepEqual(await read(held, { ...around, hideNames: away }), []);
  assert.equal(requests.length + spent.asked.length, 0);
});
