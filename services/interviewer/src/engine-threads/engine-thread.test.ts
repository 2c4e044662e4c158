import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { type InterviewInput, propose, prove } from '../engine/index.ts';
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
const inputOf = (count: number): InterviewInput => ({
  campaign: campaignOf('Hand-over'),
  template: null,
  questions,
  turns: turns.slice(0, count),
  now_ms: 20_000,
  resumed: false,
});
const heldBy = (session_id: string) => ({ session_id, workspace_id: 'w', fence: 1 });

test('a thread decides each turn of several interviews as the engine does', async () => {
  for (let count = 0; count <= turns.length; count += 1)
    for (const session of ['a', 'b']) {
      const input = inputOf(count);
      assert.deepEqual(await engine.propose(heldBy(session), input), propose(input));
    }
});

test('a session that is claimed again is conducted by its new guide', async () => {
  const input = { ...inputOf(2), questions: questions.slice(1) };
  assert.deepEqual(await engine.propose({ ...heldBy('a'), fence: 2 }, input), propose(input));
});

test('a thread proves a decision as the engine does', async () => {
  const decision = {
    action: 'probe',
    question_id: 'q1',
    why: 'the notes get lost',
    say: 'What happened the last time?',
  } as const;
  const input = inputOf(5);
  assert.deepEqual(await engine.prove(heldBy('a'), input, decision), prove(input, decision));
});
