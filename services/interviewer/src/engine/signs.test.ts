import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signsOf } from './signs.ts';
import { asked, said } from './testing/turns.ts';
import type { Turn } from './types.ts';

const kinds = (more: Partial<Turn>): string[] => {
  const answer = { ...said(2, 'We start at seven and hand over at the bedside, which works well.'), said_ms: 500 };
  return signsOf({ ...answer, ...more }, asked(1, 'How do you start?'), 'en').map(({ kind }) => kind);
};

test('an answer that nobody can type that fast is noticed, unless it was spoken', () => {
  assert.deepEqual(kinds({}), ['too_fast']);
  assert.deepEqual(kinds({ is_spoken: true }), []);
  assert.deepEqual(kinds({ is_pasted: true }), ['pasted']);
});
