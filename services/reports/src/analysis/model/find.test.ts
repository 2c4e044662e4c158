import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readingOf } from '../campaign.fixture.ts';
import { unitsOf } from './find.ts';

test('a brief answer is found by the words of its question, and is quoted without them', () => {
  const reading = readingOf('a', ['No. I take a pill for my blood pressure every single morning.', 'Yes.']);
  const asked = ['Have you had any fever or shivers?', 'Do you live alone?'];
  const turns = reading.turns.map((turn, at) => ({ ...turn, asked: asked[at] ?? null }));
  const units = unitsOf({ ...reading, turns, observations: [] });
  const quoted = (query: string): string[] =>
    units.find(query, 3).map(({ turn, passage }) => turn.text.slice(passage.start, passage.end));
  assert.deepEqual(quoted('The patient has a fever or shivers'), ['No.']);
  assert.deepEqual(quoted('The patient takes a pill in the morning'), [
    'I take a pill for my blood pressure every single morning.',
  ]);
});
