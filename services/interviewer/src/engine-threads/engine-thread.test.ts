import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { type InterviewInput, type Turn, propose, prove } from '../engine/index.ts';
import { asked, campaignOf, questionOf, said } from '../engine/testing/turns.ts';
import { EngineThread } from './engine-thread.ts';

const engine = new EngineThread();
after(() => engine.close());

const questions = [questionOf('q1', 'How do you hand over?'), questionOf('q2', 'What gets lost?')];
const turns = [
  asked(1, 'Hello. Shall we start?', { note: 'greet@1' }),
  said(2, 'Yes.'),
  asked(3, 'How do you hand over?', { question_id: 'q1', note: 'ask@5' }),
  said(4, 'On paper, because the system is slow, and'),
  said(5, 'the notes get lost.'),
];
/** So long that it is read in the thread. */
const LONG = said(6, `And ${'the ward has no printer. '.repeat(400)}`);
const inputOf = (count: number, more: readonly Turn[] = []): InterviewInput => ({
  campaign: campaignOf('Hand-over'),
  template: null,
  questions,
  turns: [...turns.slice(0, count), ...more],
  now_ms: 20_000,
  resumed: false,
});
const heldBy = (session_id: string) => ({ session_id, workspace_id: 'w', fence: 1 });

test('each turn of several interviews, short or long, is decided as the engine does', async () => {
  for (let count = 0; count <= turns.length; count += 1)
    for (const input of [inputOf(count), inputOf(count, [LONG])])
      for (const session of ['a', 'b']) assert.deepEqual(await engine.propose(heldBy(session), input), propose(input));
});

test('a session that is claimed again is conducted by its new guide', async () => {
  const input = { ...inputOf(2, [LONG]), questions: questions.slice(1) };
  assert.deepEqual(await engine.propose({ ...heldBy('a'), fence: 2 }, input), propose(input));
});

test('a decision is proven as the engine does', async () => {
  const decision = {
    action: 'probe',
    question_id: 'q1',
    why: 'the notes get lost',
    value: '',
    say: 'What happened the last time?',
  } as const;
  for (const input of [inputOf(5), inputOf(5, [LONG])])
    assert.deepEqual(await engine.prove(heldBy('a'), input, decision), prove(input, decision));
});
