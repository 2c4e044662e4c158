import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Question } from '../../domain/question.ts';
import { Desk, keyOf } from '../asks.ts';
import type { Check, ReadTurn, Reading } from '../types.ts';
import { questionOf, versioned } from './questions.ts';
import { readWith } from './read.ts';

const open = { kind: 'open', options: [], option_ids: [], topic: null } as const;
const QUESTIONS: Question[] = [
  { ...open, id: 'o', text: 'How does a day go?', options: [], option_ids: [] },
  { ...open, id: 's', text: 'How hard is it, from 1 to 10?', kind: 'scale', options: [], option_ids: [] },
  {
    ...open,
    id: 'c',
    text: 'When do you work?',
    kind: 'choice',
    options: ['By day', 'At night'],
    option_ids: ['day', 'night'],
  },
];
const SAID = [
  'The yard is full of boxes by noon.',
  'I would call it a seven, since the boxes are heavy. Mostly at night.',
  'Five. Not more.',
  'Thinking of the cold, I would rather call it an eight.',
];

const reading = (said: readonly string[], participants = ['']): Reading => ({
  conversation_id: 'c1',
  contact_id: 'p1',
  started_at: null,
  language: 'en',
  participants,
  turns: said.map((text, index): ReadTurn => {
    const nothing = { asked: null, asked_turn_id: null, question_id: null, started_ms: null };
    return { id: `t${index + 1}`, seq: index + 1, text, participant: participants[0] ?? '', ...nothing };
  }),
  asked: [],
  observations: [],
  answers: [],
  points: [],
});

type Value = [question: string, value: unknown, turn: number, quote: string];

/** What is asked, and the reading with these values proposed. */
function read(values: readonly Value[], { questions = QUESTIONS, of = reading(SAID) } = {}) {
  const dropped: Check[] = [];
  const context = { goal: 'g', language: 'en', questions, dropped: (check: Check) => void dropped.push(check) };
  const asking = new Desk(new Map());
  readWith(asking, of, context);
  const [asked] = asking.missing;
  if (!asked) throw new Error('nothing is asked');
  const proposed = values.map(([question, value, turn, quote]) => ({ question, value, turn, quote }));
  const answer = { observations: [], answers: [], points: [], values: proposed };
  const made = readWith(new Desk(new Map([[keyOf(asked.name, asked.data), answer]])), of, context);
  return {
    asked,
    values: made?.values?.map(({ question_id, value, passage }) => [question_id, value, passage.turn_id]),
    dropped,
  };
}

test('values are asked for where the guide has closed questions and one person speaks, and nowhere else', () => {
  const { asked } = read([]);
  assert.equal(asked.name, versioned('read_closed'));
  assert.deepEqual((asked.data as { guide: unknown }).guide, [
    { id: 'q1', text: 'How does a day go?' },
    { id: 'q2', text: 'How hard is it, from 1 to 10?', scale: { min: 1, max: 10 } },
    { id: 'q3', text: 'When do you work?', options: { 1: 'By day', 2: 'At night' } },
  ]);
  const [plain, closed] = [{ ...asked, name: versioned('read') }, asked].map(
    (ask) => questionOf(ask)?.instructions ?? '',
  );
  assert.ok(closed?.startsWith(plain ?? '-') && closed.includes('"values"') && !plain?.includes('"values"'));
  const openOnly = read([], { questions: QUESTIONS.slice(0, 1) });
  assert.deepEqual([openOnly.asked.name, openOnly.values], [versioned('read'), undefined]);
  assert.deepEqual((openOnly.asked.data as { guide: unknown }).guide, [{ id: 'q1', text: 'How does a day go?' }]);
  const group = read([], { of: reading(SAID, ['Ann', 'Ben']) });
  assert.deepEqual([group.asked.name, group.values], [versioned('read'), undefined]);
  assert.doesNotMatch(JSON.stringify(group.asked.data), /"scale"|"options"/u);
});

test('a value counts if its quote gives it, and of several the last one', () => {
  const seven: Value = ['q2', 7, 2, 'I would call it a seven'];
  const eight: Value = ['q2', 8, 4, 'I would rather call it an eight'];
  assert.deepEqual(read([seven, ['q3', 2, 2, 'Mostly at night.']]).values, [
    ['s', 7, 't2'],
    ['c', 'night', 't2'],
  ]);
  assert.deepEqual(read([eight, seven]).values, [['s', 8, 't4']]);
  assert.deepEqual(read([['q2', 5, 3, 'Five.']]).values, [['s', 5, 't3']], 'a short sentence as a whole');
});

test('a value is dropped if its quote differs, does not give it, or is cut out of a sentence', () => {
  const wrong: Value[] = [
    ['q2', 7, 2, 'I would call it a solid seven'],
    ['q2', 8, 2, 'I would call it a seven'],
    ['q2', 70, 2, 'I would call it a seven'],
    ['q2', 8, 4, 'an eight'],
    ['q3', 1, 2, 'Mostly at night.'],
    ['q3', 3, 2, 'Mostly at night.'],
    ['q3', 0, 2, 'Mostly at night.'],
    ['q1', 7, 2, 'I would call it a seven'],
    ['q9', 7, 2, 'I would call it a seven'],
    ['q2', 7, 99, 'a seven'],
  ];
  for (const each of wrong) {
    const { values, dropped } = read([each]);
    assert.deepEqual([values, dropped.length], [[], 1], JSON.stringify(each));
  }
  assert.deepEqual(read([['q2', 'seven', 2, 'I would call it a seven']]).values, [], 'out of form');
});

test('options are recognised in the language of the conversation, and stored in that of the campaign', () => {
  const questions = QUESTIONS.map((question) => ({
    ...question,
    translations: { de: { options: question.kind === 'choice' ? ['Tagsüber', 'Nachts'] : [] } },
  }));
  const of = { ...reading(['Ich arbeite meistens nachts auf dem Hof.']), language: 'de' };
  const { values } = read([['q3', 2, 1, 'Ich arbeite meistens nachts auf dem Hof.']], { questions, of });
  assert.deepEqual(values, [['c', 'night', 't1']]);
});

test('where a person said what was asked, a model’s values and answers of other questions are left out', () => {
  const of = reading(SAID);
  const turns = of.turns.map((turn, index) =>
    index === 2 ? { ...turn, question_id: 'o', is_question_set: true as const } : turn,
  );
  const proposed: Value[] = [
    ['q2', 7, 2, 'I would call it a seven'],
    ['q2', 5, 3, 'Five. Not more.'],
  ];
  assert.deepEqual(read(proposed).values, [['s', 5, 't3']]);
  const settled = { ...of, turns };
  assert.deepEqual(read(proposed, { of: settled }).values, [['s', 7, 't2']]);
  const context = { goal: 'g', language: 'en', questions: QUESTIONS, dropped: () => undefined };
  const desk = new Desk(new Map());
  readWith(desk, settled, context);
  const [asked] = desk.missing;
  assert.ok(asked);
  const said = (question: string) => ({
    question,
    speaker: null,
    status: 'answered',
    gist: 'Five.',
    quotes: [{ turn: 3, quote: 'Five. Not more.' }],
  });
  const observation = {
    turn: 3,
    quote: 'Five. Not more.',
    gist: 'Five.',
    kind: 'fact',
    stance: 'neutral',
    about: null,
  };
  const answer = {
    observations: [{ ...observation, question: 'q2' }],
    answers: [said('q1'), said('q2')],
    points: [],
    values: [],
  };
  const made = readWith(new Desk(new Map([[keyOf(asked.name, asked.data), answer]])), settled, context);
  assert.deepEqual(
    made?.answers.map(({ question_id, status }) => [question_id, status]),
    [['o', 'answered']],
  );
  assert.deepEqual(
    made?.observations.map(({ question_id }) => question_id),
    ['o'],
  );
  assert.deepEqual(made?.asked, ['o']);
});
