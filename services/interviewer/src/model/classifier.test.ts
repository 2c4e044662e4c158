import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { builtinInterviewer, type HideNames } from '../interviewer.ts';
import { replay } from '../engine/index.ts';
import { asked, campaignOf, questionOf, said } from '../engine/testing/turns.ts';
import { hearing, modelClassifier } from './classifier.ts';
import { anywhere, configOf } from './model.fixture.ts';
import { Spending } from './spending.ts';

const campaign = campaignOf('Shifts', { support_text: { en: 'Call 116 123.' } });
const questions = [questionOf('walk', 'Could you walk me through your last shift?')];
const hideNames: HideNames = (texts) =>
  Promise.resolve(texts.map((text) => ({ text: text.replaceAll('Zebulon', '[name]'), hidden: [] })));
const here = { ...anywhere, hideNames };

/** An endpoint that answers each request with the given content, or never. */
async function endpoint(t: TestContext, content: object | null) {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      bodies.push(body);
      if (content === null) return;
      response.setHeader('content-type', 'application/json');
      const message = { role: 'assistant', content: JSON.stringify(content) };
      response.end(
        JSON.stringify({ id: '1', object: 'chat.completion', choices: [{ index: 0, finish_reason: 'stop', message }] }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const config = configOf(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`);
  return { bodies, interviewer: hearing(builtinInterviewer, modelClassifier(config, new Spending(config))) };
}

const inputOf = (text: string) => ({
  campaign,
  template: null,
  questions,
  turns: [
    asked(1, 'Hello. Shall we start?', { note: 'greet@0' }),
    said(2, 'yes'),
    asked(3, 'Could you walk me through your last shift?', { question_id: 'walk', note: 'ask@1' }),
    said(4, text),
  ],
  now_ms: 20_000,
  resumed: false,
});

test('a sign that only the model reads is asked about plainly, then starts the fixed protocol, and hidden names are not sent', async (t) => {
  const { interviewer, bodies } = await endpoint(t, { signs: ['distress'], wishes: [], answer_state: 'none' });
  const input = inputOf('Zebulon will find the letter');
  const move = await interviewer.nextTurn(input, here);
  assert.equal(move.why.rule, 'soft_check');
  assert.match(move.text, /are you in danger, or thinking of ending your life/);
  const { text, note, question_id } = move;
  const again = [...input.turns, asked(5, text, { note, question_id }), said(6, 'it is all in the letter')];
  const next = await interviewer.nextTurn({ ...input, turns: again }, here);
  assert.equal(next.why.rule, 'distress');
  assert.match(next.text, /Call 116 123/);
  const no = [...again.slice(0, -1), said(6, 'No, it is not that. Take that off the screen, he reads it.')];
  const taken = await interviewer.nextTurn({ ...input, turns: no }, here);
  assert.match(taken.text, /^I have read it, and it was right to say it/);
  assert.doesNotMatch(taken.text, /116 123/);
  await interviewer.nextTurn(input, here);
  assert.equal(bodies.length, 3);
  assert.doesNotMatch(bodies[0] ?? '', /Zebulon/);
});

test('an uncertain rule that the model denies is nothing, and a certain one stands', async (t) => {
  const { interviewer } = await endpoint(t, { signs: [], wishes: [], answer_state: 'answers' });
  const figurative = await interviewer.nextTurn(inputOf('My deputy stabbed me in the back'), here);
  assert.equal(figurative.kind, 'probe');
  assert.equal((await interviewer.nextTurn(inputOf('I want to kill myself'), here)).why.rule, 'distress');
});

test('whoever takes the interview over reads its messages as the model did, from the stored turns alone', async (t) => {
  const { interviewer } = await endpoint(t, { signs: ['carer'], wishes: [], answer_state: 'answers' });
  const input = inputOf('My deputy stabbed me in the back');
  const { text, note, question_id } = await interviewer.nextTurn(input, here);
  const stored = asked(5, text, { note, question_id });
  assert.equal(replay({ ...input, turns: [...input.turns, stored] }).at(-1)?.isSame, true);
  const rulesAlone = { ...stored, note: note.replace(/~.*/, '') };
  assert.equal(replay({ ...input, turns: [...input.turns, rulesAlone] }).at(-1)?.move.why.rule, 'soft_check');
});

test('a value that a model reads in an answer is not asked for again, and the stored turns say so', async (t) => {
  const { interviewer, bodies } = await endpoint(t, { signs: [], wishes: [], answer_state: 'answers', settles: true });
  const input = inputOf('the last day of August, this year');
  const dates = [questionOf('walk', 'When was that?', { kind: 'date' }), questionOf('next', 'What happened?')];
  const dated = { ...input, questions: dates };
  const move = await interviewer.nextTurn(dated, here);
  assert.equal(move.question_id, 'next');
  assert.deepEqual(
    move.answers.map(({ question_id, outcome }) => [question_id, outcome]),
    [['walk', 'answered']],
  );
  assert.match(bodies[0] ?? '', /closed/);
  const stored = asked(5, move.text, { note: move.note, question_id: move.question_id });
  const later = { ...dated, turns: [...dated.turns, stored, said(6, 'It broke.')] };
  assert.deepEqual(
    replay(later)
      .map(({ isSame }) => isSame)
      .at(-1),
    true,
  );
  const rules = builtinInterviewer.nextTurn(dated, here);
  assert.equal((await rules).why.rule, 'clarify_date');
});

test('a model that does not answer leaves the rules alone within its deadline', async (t) => {
  const { interviewer } = await endpoint(t, null);
  const from = performance.now();
  const move = await interviewer.nextTurn(inputOf('My deputy stabbed me in the back'), here);
  assert.equal(move.why.rule, 'soft_check');
  assert.ok(performance.now() - from < 4_000);
});

test('nothing is sent if masking fails', async (t) => {
  const { interviewer, bodies } = await endpoint(t, { signs: [], wishes: [], answer_state: 'answers' });
  const failing: HideNames = () => Promise.reject(new Error('campaigns is away'));
  await interviewer.nextTurn(inputOf('fine'), { ...here, hideNames: failing });
  assert.deepEqual(bodies, []);
});

test('words that name somebody count only if the participant wrote them', async (t) => {
  const reading = { signs: ['distress'], wishes: [], answer_state: 'none', settles: false };
  const latest = 'I want to kill myself. My brother Martin lives next door.';
  const noteFor = async (near: string): Promise<string> => {
    const { interviewer } = await endpoint(t, { ...reading, near });
    return (await interviewer.nextTurn(inputOf(latest), here)).note;
  };
  assert.match(await noteFor('My brother Martin'), /~a23-40$/);
  assert.match(await noteFor('your brother Martin'), /~a$/);
});
