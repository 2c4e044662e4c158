import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choicesOf } from '@insights/answers';
import type { campaigns } from '@insights/contracts';
import { inputOf, isHelp } from './choices.ts';

const base = {
  required: true,
  max_probes: 0,
  probe_when: [],
  topic: '',
  learn: null,
  min: null,
  max: null,
  unit: null,
  option_ids: [],
  translations: {},
};
const questions: campaigns.Question[] = [
  { ...base, id: 'open', text: 'What happened?', kind: 'open', options: [] },
  { ...base, id: 'scale', text: 'How satisfied are you, from 1 to 5?', kind: 'scale', options: [] },
  { ...base, id: 'nights', text: 'Do you work nights?', kind: 'yes_no', options: [] },
  { ...base, id: 'hours', text: 'How many hours?', kind: 'number', options: [], min: 0, max: 80, unit: 'hours' },
  { ...base, id: 'wide', text: 'From 0 to 100?', kind: 'scale', options: [] },
  {
    ...base,
    id: 'choice',
    text: 'Which shift?',
    kind: 'choice',
    options: ['early', 'late'],
    translations: { de: { text: 'Welche Schicht?', options: ['Früh', 'Spät'] } },
  },
];
const asked = (question_id: string, note = 'ask@5', language = 'en') =>
  choicesOf({ speaker: 'interviewer', question_id, note }, questions, language);

test('a choice offers its options in the language of the conversation, a scale its numbers', () => {
  assert.deepEqual(asked('choice'), ['early', 'late']);
  assert.deepEqual(asked('choice', 'retry+sorry@9', 'de'), ['Früh', 'Spät']);
  assert.deepEqual(asked('scale'), ['1', '2', '3', '4', '5']);
});

test('an offered value is answered by yes or no in the language of the conversation', () => {
  assert.deepEqual(
    [asked('hours', 'confirm+model@9'), asked('choice', 'confirm+model@9', 'de')],
    [
      ['Yes', 'No'],
      ['Ja', 'Nein'],
    ],
  );
});

test('open questions, long scales, follow-up questions and participants offer nothing', () => {
  assert.deepEqual([asked('open'), asked('wide'), asked('scale', 'probe:why@9'), asked('gone')], [[], [], [], []]);
  assert.deepEqual(choicesOf({ speaker: 'participant', question_id: 'scale', note: 'ask@5' }, questions, 'en'), []);
});

test('a yes-or-no question offers both in the language of the conversation, a number a field with its limits', () => {
  assert.deepEqual(asked('nights'), ['Yes', 'No']);
  assert.deepEqual(asked('nights', 'retry@5', 'fr-CH'), ['Oui', 'Non']);
  assert.deepEqual(asked('hours'), []);
  const input = (question_id: string, note = 'ask@5') =>
    inputOf({ speaker: 'interviewer', question_id, note }, questions);
  assert.deepEqual(input('hours'), { kind: 'number', min: 0, max: 80, unit: 'hours' });
  assert.deepEqual([input('open'), input('hours', 'probe:why@9')], [null, null]);
});

test('what says whom to call is marked, and nothing that a participant says is', () => {
  const said = (note: string, speaker: 'interviewer' | 'participant' = 'interviewer') =>
    isHelp({ speaker, question_id: null, note });
  for (const mark of ['support@9', 'check_emergency@9', 'emergency@9', 'threat+model@9', 'stay@9~a', 'goodbye+help@9'])
    assert.equal(said(mark), true, mark);
  for (const mark of ['ask@9', 'lifted@9', 'goodbye@9', 'goodbye+model@9~help', ''])
    assert.equal(said(mark), false, mark);
  assert.equal(said('support@9', 'participant'), false);
});
