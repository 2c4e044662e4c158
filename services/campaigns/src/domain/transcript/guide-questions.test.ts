import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findQuestions } from './guide-questions.ts';
import type { ParsedTurn } from './types.ts';

const GUIDE = [
  {
    id: 'go',
    texts: ['How did your last lesson go? Please tell me what happened.', 'Wie lief die letzte Stunde? Erzählen Sie.'],
  },
  { id: 'change', texts: ['What would you change first?'] },
  { id: 'two', texts: ['Who helped you there? And who could have helped you more?'] },
];

function asked(text: string): string | null {
  const turn = { speaker: 'interviewer', text, question_id: null } as ParsedTurn;
  findQuestions([turn], GUIDE);
  return turn.question_id;
}

test('an interviewer asks a question of the guide by all of it, by its asking sentence, or with words around it', () => {
  for (const text of [
    'How did your last lesson go? Please tell me what happened.',
    'How did your last lesson go?',
    'So, how did your last lesson go?',
    'Wie lief die letzte Stunde?',
  ])
    assert.equal(asked(text), 'go', text);
  assert.equal(asked('Good. What would you change first?'), 'change');
  assert.equal(asked('And who could have helped you more?'), 'two');
});

test('a paraphrase, and a sentence that asks nothing, is no question of the guide', () => {
  for (const text of ['How was the lesson?', 'Please tell me what happened.', 'Erzählen Sie.', 'Who helped?'])
    assert.equal(asked(text), null, text);
});
