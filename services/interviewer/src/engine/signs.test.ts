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

test('an alarm of the rules that the model denies is asked about; what else it denies falls, except distress, deletion and an end that stands alone', () => {
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
  for (const kind of ['emergency', 'threat'] as const) assert.deepEqual(joined(kind), ['uncertain'], kind);
  for (const kind of ['grief', 'carer', 'minor', 'skip'] as const) assert.deepEqual(joined(kind), [], kind);
  assert.deepEqual(joined('distress', 'violence'), ['uncertain']);
  for (const kind of ['distress', 'stop', 'withdrawal_asked'] as const)
    assert.deepEqual(joined(kind), ['certain'], kind);
});

test('distress that rules read in a story, and that the model denies, is asked about; alone it stands', () => {
  const joined = (text: string, words: string) => {
    const start = text.indexOf(words);
    const found = { kind: 'distress', rule: 'self_harm', words: [words], start, end: start + words.length } as const;
    return joinHeard([{ ...found, words: [words], certainty: 'certain' }], { signs: [], wishes: [] }, text).map(
      ({ certainty }) => certainty,
    );
  };
  const story = 'I knit on the train, socks for the ward, and it is mine, that hour. Only the navy rope yarn I leave.';
  assert.deepEqual(joined(story, 'rope'), ['uncertain']);
  assert.deepEqual(joined('I will kill myself tonight', 'kill myself'), ['certain']);
});

test('an end that rules read beside an answer is asked about, and dropped where a model denies it; a bare one ends', () => {
  const joined = (text: string, words: string, heard?: { signs: []; wishes: [] }) => {
    const start = text.indexOf(words);
    const end = start + words.length;
    const stop: Signal = { kind: 'stop', rule: 'stop', words: [words], start, end, certainty: 'certain' };
    return joinHeard([stop], heard, text).map(({ certainty }) => certainty);
  };
  const story = 'I was at the step. Two mornings it was the ginger one, who looked at me and shut the doors.';
  for (const heard of [undefined, { signs: [], wishes: [] } as { signs: []; wishes: [] }]) {
    assert.deepEqual(joined(story, 'shut the doors', heard), heard === undefined ? ['uncertain'] : []);
    assert.deepEqual(joined('Bye', 'Bye', heard), ['certain']);
    assert.deepEqual(joined('Sorry, I have to stop here, my bus comes.', 'I have to stop here', heard), ['certain']);
  }
});
