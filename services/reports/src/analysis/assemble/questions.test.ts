import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { campaigns } from '@insights/contracts';
import type { Question } from '../../domain/question.ts';
import { questionResults } from './questions.ts';

const SCALE: Question = {
  id: 'q1',
  text: 'How often, from 1 to 3?',
  kind: 'scale',
  options: [],
  option_ids: [],
  topic: null,
};
const CHOICE: Question = {
  id: 'q2',
  text: 'How?',
  kind: 'choice',
  options: ['By hand', 'By file'],
  option_ids: ['hand', 'file'],
  topic: null,
};

const passage = { turn_id: 't', start: 0, end: 1 };
const reading = (...values: readonly (readonly [string, number | string])[]) => ({
  values: values.map(([question_id, value]) => ({ question_id, value, passage })),
});

function distributions(
  readings: readonly object[],
  counted: Record<number, number> = {},
  changed: readonly campaigns.ChangedAnswer[] = [],
) {
  const distribution = Object.entries(counted).map(([value, count]): campaigns.ValueCount => ({
    value: { value: { $case: 'number', value: Number(value) } },
    count,
  }));
  const numbers = { asked: 0, answered: 0, declined: 0, distribution };
  const totals = [{ question_id: 'q1', totals: numbers, changed, by_segment: [] }];
  const sources = { corpus: { readings }, answers: [], totals, rows: [], texts: [] };
  const results = questionResults([SCALE, CHOICE], sources as never);
  return results.map((each) => each.distribution.map(({ value, count }) => `${value}: ${count}`).join(', '));
}

test('values that were read in imports are counted where the campaign has fewer', () => {
  const readings = [reading(['q1', 2], ['q2', 'file']), reading(['q1', 2]), reading(['q1', 3])];
  assert.deepEqual(distributions(readings), ['1: 0, 2: 2, 3: 1', 'By hand: 0, By file: 1']);
  assert.deepEqual(distributions(readings, { 1: 0, 2: 1, 3: 0 }), ['1: 0, 2: 2, 3: 1', 'By hand: 0, By file: 1']);
});

test('what the campaign counts stands where it knows as many answers', () => {
  assert.deepEqual(distributions([reading(['q1', 3])], { 1: 1, 2: 0, 3: 0 }), ['1: 1, 2: 0, 3: 0', '']);
  assert.deepEqual(distributions([{}]), ['', '']);
});

test('what the team made of an answer stands in place of what was read in an import', () => {
  const of = (conversation_id: string, value: number) => ({ conversation_id, ...reading(['q1', value]) });
  const readings = [of('a', 2), of('b', 2), of('c', 3)];
  const counted = { 1: 1, 2: 0, 3: 0 };
  const removed = { conversation_id: 'a', value: null };
  const set: campaigns.ChangedAnswer = { conversation_id: 'b', value: { value: { $case: 'number', value: 1 } } };
  assert.deepEqual(distributions(readings, counted, [removed, set]), ['1: 1, 2: 0, 3: 1', '']);
  assert.deepEqual(distributions([of('a', 2)], { 1: 0, 2: 0, 3: 0 }, [removed]), ['1: 0, 2: 0, 3: 0', '']);
});

test('an answer is that of a named participant, not of “the speaker”', () => {
  const text = (gist: string) => {
    const answer = {
      question_id: 'q3',
      participant: '',
      status: 'answered',
      passages: [passage],
      gist,
      author: 'model',
    };
    const readings = [{ conversation_id: 'c', turns: [], answers: [answer] }];
    const shown = [{ person: 0, conversation_id: 'c', passage }];
    const sources = {
      corpus: { readings, persons: [{ id: 'P4' }] },
      answers: [{ question_id: 'q3', answered: [0], declined: [], unclear: [], shown }],
      book: { citePassages: () => ['ev-1'] },
      totals: [],
      rows: [],
      texts: [],
    };
    const [result] = questionResults([{ ...SCALE, id: 'q3', kind: 'open' }], sources as never);
    return result?.points[0]?.text;
  };
  assert.equal(text('The speaker sends the speaker’s own file.'), 'P4 sends P4’s own file.');
  assert.equal(text('By hand, each Friday.'), 'P4: By hand, each Friday.');
});
