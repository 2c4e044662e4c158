import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Questions } from './questions.ts';

const question = (id: string, text: string) => ({ id, text, kind: 'open' as const, topic: null });
const GUIDE = {
  language: 'en',
  questions: [
    question('habits', 'Do you smoke or drink any alcohol?'),
    question('issues', 'What are the main quality issues with your model?'),
    question('checks', 'How do you check the quality of your model?'),
  ],
};

/** The question under discussion after each of the interviewer's turns. */
function followed(asked: readonly string[]): (string | null)[] {
  const questions = new Questions(GUIDE, 'en');
  return asked.map((text, at) => {
    questions.ask({ id: `${at}`, text, question_id: null });
    return questions.answered({ text: 'Hm.', question_id: null });
  });
}

test('a question of the guide is known by its words, also by some of them', () => {
  assert.deepEqual(followed(['So, do you drink alcohol at all?']), ['habits']);
  assert.deepEqual(followed(['How do you check the quality of the model you use?']), ['checks']);
});

test('words that two questions share do not tell which of them is asked', () => {
  assert.deepEqual(followed(['And the quality of that model was fine?']), [null]);
});

test('a question about the same subject that asks something else is not the guide’s', () => {
  assert.deepEqual(
    followed([
      'Do you have any other comment about the quality of your model?',
      'What costs come with the quality of your model?',
    ]),
    [null, null],
  );
});

test('a follow-up stays with its question, and a new subject ends it', () => {
  assert.deepEqual(followed(['Do you smoke or drink?', 'Could you tell me more?', 'Where do you live now?']), [
    'habits',
    'habits',
    null,
  ]);
});

test('the id of a live turn decides', () => {
  const questions = new Questions(GUIDE, 'en');
  questions.ask({ id: 'a', text: 'Tell me about it.', question_id: 'checks' });
  assert.equal(questions.answered({ text: 'We do tests.', question_id: null }), 'checks');
  assert.deepEqual([...questions.heard], ['checks']);
});

test('what a person says that a turn asks beats its words, until the next question that is known', () => {
  const questions = new Questions(GUIDE, 'en');
  const after = (text: string, question_id: string | null, is_question_set: boolean) => {
    questions.ask({ id: text, text, question_id, is_question_set });
    return [questions.answered({ text: 'Hm.', question_id: null }), questions.isSet];
  };
  assert.deepEqual(after('Do you smoke or drink?', null, true), [null, true]);
  assert.deepEqual(after('Could you tell me more?', null, false), [null, true]);
  assert.deepEqual(after('And your evenings?', 'habits', true), ['habits', true]);
  assert.deepEqual(after('How do you check the quality of your model?', null, false), ['checks', false]);
  assert.deepEqual([...questions.heard], ['habits', 'checks']);
});
