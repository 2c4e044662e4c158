import assert from 'node:assert/strict';
import { test } from 'node:test';
import { joinHeard, signsOf } from './signs.ts';
import { asked, said } from './testing/turns.ts';
import type { Turn } from './types.ts';
import type { Signal } from '@insights/signals';

const kinds = (more: Partial<Turn>): string[] => {
  const answer = { ...said(2, 'We start at seven and hand over at the bedside, which works well.'), said_ms: 500 };
  return signsOf({ ...answer, ...more }, asked(1, 'How do you start?'), 'en').map(({ kind }) => kind);
};

test('an answer that nobody can type that fast is noticed, unless it was spoken', () => {
  assert.deepEqual(kinds({}), ['too_fast']);
  assert.deepEqual(kinds({ is_spoken: true }), []);
  assert.deepEqual(kinds({ is_pasted: true }), ['pasted']);
});

test('an alarm of the rules that the model denies is asked about; so is an end; what else it denies falls, except distress and deletion', () => {
  const sign = (kind: Signal['kind'], rule = ''): Signal => ({
    kind,
    rule,
    words: [],
    start: 0,
    end: 1,
    certainty: 'certain',
  });
  const joined = (kind: Signal['kind'], rule = '') =>
    joinHeard([sign(kind, rule)], { signs: [], wishes: [] }, 'text').map(({ certainty }) => certainty);
  for (const kind of ['emergency', 'threat', 'stop'] as const) assert.deepEqual(joined(kind), ['uncertain'], kind);
  for (const kind of ['grief', 'carer', 'minor', 'skip'] as const) assert.deepEqual(joined(kind), [], kind);
  assert.deepEqual(joined('distress', 'violence'), ['uncertain']);
  for (const kind of ['distress', 'withdrawal_asked'] as const) assert.deepEqual(joined(kind), ['certain'], kind);
});
