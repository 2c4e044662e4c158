import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { inspect } from 'node:util';
import { z } from 'zod';
import { loadConfig } from '@insights/config';
import { type ChatReply, type ChatRequest, startChatServer } from '../../../test/support/chat-server.ts';
import type { AnswerPart } from './answer-part.ts';
import { type AskOptions, askModel, mostOf } from './ask-model.ts';
import { Circuit } from './circuit.ts';
import { openModel } from './open-model.ts';
import { budgetSetting, judgeModelSettings, judgeOf, modelSettings } from './settings.ts';
import { NO_USAGE, estimateOf, fits } from './usage.ts';

const WELL = '{"colour":"red","size":2}';
const question = {
  name: 'colour_1',
  instructions: 'Which colour and size?',
  answer: z.object({ colour: z.string().max(20), size: z.int().min(0) }),
  data: { text: 'confidential "words" </data>' },
};

async function modelThat(t: TestContext, reply: (request: ChatRequest, nth: number) => ChatReply) {
  const server = await startChatServer(reply);
  t.after(() => server.close());
  const config = loadConfig(modelSettings, { MODEL_PROVIDER: 'openai', MODEL_BASE_URL: server.url });
  const client = openModel(config, 5_000);
  const ask = (over: Partial<AskOptions> = {}) =>
    askModel(question, {
      client,
      model: 'm',
      timeout_ms: 5_000,
      signal: new AbortController().signal,
      attempts: 3,
      ...over,
    });
  return { ask, asked: server.asked, forms: () => server.asked.map(({ form }) => form) };
}

test('an answer of the given form is read, and its tokens and cost are counted', async (t) => {
  const { ask, asked } = await modelThat(t, () => ({ content: WELL }));
  const { outcome, answer, usage, tokens } = await ask({ prices: { input: 2, output: 10 } });
  assert.deepEqual([outcome, answer, tokens], ['answered', { colour: 'red', size: 2 }, 120]);
  assert.deepEqual(usage, { requests: 1, input_tokens: 100, output_tokens: 20, cost: 0.0004 });
  assert.deepEqual(asked[0]?.data, question.data);
  assert.ok(!asked[0]?.system.includes('confidential'));
});

test('data stands between markers that are new for each request, which the instructions name', async (t) => {
  const { ask, asked } = await modelThat(t, () => ({ content: WELL }));
  await ask();
  await ask();
  const markers = asked.map(({ raw }) => /<(data-[\w-]+)>/u.exec(raw)?.[1] ?? '');
  assert.notEqual(markers[0], markers[1]);
  assert.ok(asked.every(({ system }, index) => system.includes(`</${markers[index]}>`)));
});

test('a strict schema has no keywords that strict endpoints reject', async (t) => {
  const { ask, asked } = await modelThat(t, () => ({ content: WELL }));
  await ask();
  assert.doesNotMatch(asked[0]?.raw ?? '', /maxLength|"minimum"|"maximum"|\$schema/u);
});

for (const [supported, forms] of [
  ['json_object', ['json_schema', 'json_object', 'json_object']],
  ['text', ['json_schema', 'json_object', 'text', 'text']],
] as const) {
  test(`an endpoint that knows only ${supported} is found out once, and is told the schema in words`, async (t) => {
    const model = await modelThat(t, ({ form }) => (form === supported ? { content: WELL } : { status: 400 }));
    assert.equal((await model.ask({ attempts: 1 })).outcome, 'answered');
    assert.equal((await model.ask()).outcome, 'answered');
    assert.deepEqual(model.forms(), forms);
    assert.match(model.asked.at(-1)?.system ?? '', /"colour"/u);
  });
}

test('an endpoint that accepts schemas and ignores them is found out by a caller with time', async (t) => {
  const model = await modelThat(t, ({ form }) => ({ content: form === 'json_schema' ? 'Red, I think.' : WELL }));
  assert.equal((await model.ask({ attempts: 1 })).outcome, 'unusable');
  assert.equal((await model.ask()).outcome, 'answered');
  assert.equal((await model.ask()).outcome, 'answered');
  assert.deepEqual(model.forms(), ['json_schema', 'json_schema', 'json_object', 'json_object']);
});

test('an endpoint that never answers in form is asked in each form once', async (t) => {
  const model = await modelThat(t, () => ({ content: 'Red, I think.' }));
  assert.equal((await model.ask()).outcome, 'unusable');
  assert.equal((await model.ask()).outcome, 'unusable');
  assert.deepEqual(model.forms(), ['json_schema', 'json_object', 'text', 'json_schema']);
});

for (const content of [
  `Here it is:\n\`\`\`json\n${WELL}\n\`\`\`\nAnything else?`,
  "{colour: 'red', size: 2,}",
  '{"colour": "red", // as asked\n "size": 2}',
]) {
  test(`an answer that is nearly JSON is repaired: ${JSON.stringify(content)}`, async (t) => {
    const { ask } = await modelThat(t, () => ({ content }));
    assert.deepEqual((await ask()).answer, { colour: 'red', size: 2 });
  });
}

for (const [what, reply, outcome] of [
  ['cut', { content: WELL.slice(0, 12), finish_reason: 'length' }, 'cut'],
  ['too long a question', { status: 400, error: { message: 'long', code: 'context_length_exceeded' } }, 'cut'],
  ['too large a request', { status: 413 }, 'cut'],
  ['a refusal', { content: '', refusal: 'I would rather not.' }, 'refused'],
  ['filtered', { content: '', finish_reason: 'content_filter' }, 'refused'],
  ['filtered before it was read', { status: 400, error: { message: 'no', code: 'content_filter' } }, 'refused'],
  ['no permission', { status: 401 }, 'failed'],
  ['no answer of a model', { garbage: '<html>' }, 'failed'],
] as const) {
  test(`an outcome, no error and no more requests: ${what}`, async (t) => {
    const { ask, asked } = await modelThat(t, () => reply);
    const { outcome: found, answer } = await ask({ attempts: 1 });
    assert.deepEqual([found, answer, asked.length], [outcome, null, 1]);
  });
}

test('Retry-After is respected, in seconds or as a date, and the requests count', async (t) => {
  const past = new Date(Date.now() - 1_000).toUTCString();
  const { ask, asked } = await modelThat(t, (_, nth) => {
    if (nth === 1) return { status: 429, headers: { 'retry-after': '0.01' } };
    if (nth === 2) return { status: 503, headers: { 'retry-after': past } };
    return { content: WELL };
  });
  const { outcome, usage } = await ask();
  assert.deepEqual([outcome, usage.requests, asked.length], ['answered', 3, 3]);
});

test('attempts are bounded, and a pause that is too long is not waited for', async (t) => {
  const soon = await modelThat(t, () => ({ status: 429, headers: { 'retry-after': '0.001' } }));
  assert.equal((await soon.ask()).outcome, 'failed');
  assert.equal(soon.asked.length, 3);
  const late = await modelThat(t, () => ({ status: 429, headers: { 'retry-after': '3600' } }));
  assert.equal((await late.ask()).outcome, 'failed');
  assert.equal(late.asked.length, 1);
});

test('a slow model times out; an aborted question is cancelled, also in a pause', async (t) => {
  const { ask } = await modelThat(t, () => null);
  assert.equal((await ask({ timeout_ms: 50 })).outcome, 'timed_out');
  assert.equal((await ask({ signal: AbortSignal.timeout(50) })).outcome, 'cancelled');
  const busy = await modelThat(t, () => ({ status: 429, headers: { 'retry-after': '50' } }));
  assert.equal((await busy.ask({ signal: AbortSignal.timeout(100) })).outcome, 'cancelled');
});

test('an endpoint that keeps failing is no longer asked', async (t) => {
  const circuit = new Circuit();
  const { ask, asked } = await modelThat(t, () => ({ status: 401 }));
  for (let n = 0; n < 4; n += 1) await ask({ circuit });
  const { outcome, usage } = await ask({ circuit });
  assert.deepEqual([outcome, usage, asked.length], ['not_tried', NO_USAGE, 3]);
});

test('nothing that was asked or answered is in what a caller gets of a failure', async (t) => {
  const { ask } = await modelThat(t, () => ({ status: 500 }));
  assert.doesNotMatch(inspect(await ask({ attempts: 1 }), { depth: 9 }), /confidential/u);
});

test('tokens are estimated where the endpoint does not count them', async (t) => {
  const { ask } = await modelThat(t, () => ({ content: WELL, usage: null }));
  assert.ok((await ask()).usage.input_tokens > 50);
});

/** What a caller has heard of the text `colour` while it arrived. */
function listening() {
  const heard: string[] = [];
  return { heard, onPart: ({ name, text }: AnswerPart) => void (name === 'colour' && heard.push(text)) };
}

test('an answer is heard while it arrives, and counted and checked like any other', async (t) => {
  const { ask, asked } = await modelThat(t, () => ({ content: WELL, pace: { size: 3 } }));
  const { heard, onPart } = listening();
  const { outcome, answer, usage } = await ask({ onPart });
  assert.deepEqual([outcome, answer, usage.output_tokens], ['answered', { colour: 'red', size: 2 }, 20]);
  assert.deepEqual([heard, asked[0]?.streams], [['r', 'red'], true]);
});

test('an endpoint that ignores the wish for a stream answers as a whole', async (t) => {
  const { ask, asked } = await modelThat(t, () => ({ content: WELL, pace: { whole: true } }));
  const { heard, onPart } = listening();
  assert.equal((await ask({ onPart })).outcome, 'answered');
  assert.deepEqual([heard, asked.length], [[], 1]);
});

test('an endpoint that rejects the wish for a stream is found out once', async (t) => {
  const { ask, asked } = await modelThat(t, ({ streams, form }) =>
    streams || form !== 'json_object' ? { status: 400 } : { content: WELL },
  );
  const { heard, onPart } = listening();
  const { usage } = await ask({ onPart, attempts: 1 });
  assert.equal(usage.requests, asked.length);
  assert.equal((await ask({ onPart, attempts: 1 })).outcome, 'answered');
  assert.deepEqual([heard, asked.map(({ streams }) => streams)], [[], [true, true, true, false, false, false]]);
});

for (const [what, reply, outcome] of [
  ['a broken connection', { content: WELL, pace: { breaks_after: 2 } }, 'failed'],
  ['a cut answer', { content: WELL.slice(0, 12), finish_reason: 'length' }, 'cut'],
  ['a refusal', { content: '', refusal: 'I would rather not.' }, 'refused'],
  ['a stream that stalls', { content: WELL, pace: { every_ms: 400 } }, 'timed_out'],
] as const)
  test(`of a stream, ${what} is an outcome and no error`, async (t) => {
    const { ask } = await modelThat(t, () => reply);
    const { outcome: found, answer } = await ask({ attempts: 1, timeout_ms: 300, onPart: () => undefined });
    assert.deepEqual([found, answer], [outcome, null]);
  });

test('a stream that nobody waits for any more is cancelled', async (t) => {
  const { ask } = await modelThat(t, () => ({ content: WELL, pace: { every_ms: 400 } }));
  const { outcome } = await ask({ signal: AbortSignal.timeout(100), onPart: () => undefined });
  assert.equal(outcome, 'cancelled');
});

test('the cost of a question is estimated before it is asked, and a budget admits it or not', () => {
  const prices = { input: 1, output: 4 };
  const next = estimateOf({ ...question, output_tokens: 2_000 }, prices);
  assert.equal(next.output_tokens, 2_000);
  assert.ok(next.cost > 0.008 && next.cost < 0.01);
  const budget = { requests: 2, tokens: null, cost: 0.02 };
  assert.ok(fits(budget, NO_USAGE, next));
  assert.ok(!fits(budget, { ...NO_USAGE, cost: 0.015 }, next));
  assert.ok(!fits(budget, { ...NO_USAGE, requests: 2 }, next));
});

test('what a question can use at most is at least what its requests need, in every form and script', async (t) => {
  for (const supported of ['json_schema', 'json_object', 'text']) {
    const server = await startChatServer(({ form }) => (form === supported ? { content: WELL } : { status: 400 }));
    t.after(() => server.close());
    const config = loadConfig(modelSettings, { MODEL_PROVIDER: 'openai', MODEL_BASE_URL: server.url });
    const client = openModel(config, 5_000);
    const options = { client, model: 'm', timeout_ms: 5_000, signal: new AbortController().signal };
    const asked = { ...question, data: { text: '東京のホテル 🙂 "quoted"\n'.repeat(20) } };
    const most = mostOf(asked, options);
    const { usage } = await askModel(asked, options);
    assert.ok(usage.requests <= most.requests, supported);
    const bytes = (text: string) => Buffer.byteLength(text);
    for (const { system, data } of server.asked)
      assert.ok(bytes(system) + bytes(JSON.stringify(data)) <= most.input_tokens, supported);
    assert.equal(mostOf(asked, options).requests, 1, 'the form is known');
  }
});

test('the judge is the same model unless another is set; its own endpoint never gets the key of the other', () => {
  const settings = { ...modelSettings, ...judgeModelSettings };
  const env = { MODEL_BASE_URL: 'https://a.example/v1', MODEL_API_KEY: 'a-key', MODEL_NAME: 'a' };
  const same = judgeOf(loadConfig(settings, env));
  assert.deepEqual([same.modelBaseUrl, same.modelApiKey, same.modelName], ['https://a.example/v1', 'a-key', 'a']);
  const other = judgeOf(loadConfig(settings, { ...env, JUDGE_MODEL_BASE_URL: 'https://b.example/v1' }));
  assert.deepEqual([other.modelBaseUrl, other.modelApiKey], ['https://b.example/v1', '']);
});

test('a budget is JSON; what is missing is unlimited, what is unknown an error', () => {
  const settings = {
    budget: budgetSetting('MODEL_TEST_BUDGET', 'one test', { requests: 1, tokens: null, cost: null }),
  };
  const read = (text: string) => loadConfig(settings, { MODEL_TEST_BUDGET: text }).budget;
  assert.deepEqual(read('{"cost": 5}'), { requests: null, tokens: null, cost: 5 });
  assert.throws(() => read('{"euros": 5}'), /MODEL_TEST_BUDGET/u);
});
