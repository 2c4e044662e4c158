import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newDraft, questionsOf } from './question-drafts.ts';

test('a number and a choice of several have the limits that were typed, and other kinds have none', () => {
  const limitsOf = (kind: Parameters<typeof questionsOf>[0][number]['kind']) => {
    const [question] = questionsOf([newDraft({ text: 'How many guests?', kind, min: '0', max: '' })]);
    return [question?.min, question?.max];
  };
  assert.deepEqual(limitsOf('number'), [0, null]);
  assert.deepEqual(limitsOf('multi_choice'), [0, null]);
  assert.deepEqual(limitsOf('scale'), [undefined, undefined]);
});
