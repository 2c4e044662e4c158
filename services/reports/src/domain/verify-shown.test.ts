import assert from 'node:assert/strict';
import { test } from 'node:test';
import { evidenceRow } from '../report.fixture.ts';
import { faultOf } from './verify-shown.ts';

const TURN = 'Well, 😀 the sheet is late. So we phone around.';
const QUESTION = 'What goes wrong with the sheet at night?';
const turns = new Map([
  ['answer', TURN],
  ['question', QUESTION],
]);
const row = evidenceRow({
  turn_id: 'answer',
  quote: 'the sheet is late.',
  start: 9,
  end: 27,
  asked: QUESTION,
  before: 'Well, 😀 ',
  after: ' So we phone around.',
});
const check = (change: Partial<typeof row>, askedTurn = 'question') =>
  faultOf({ ...row, ...change }, turns, askedTurn || undefined);

test('a quote with its question and the text around it passes, whole or cut with an ellipsis', () => {
  assert.equal(check({}), null);
  assert.equal(check({ before: '…😀 ', after: ' So we…', asked: 'What goes wrong with…' }), null);
  assert.equal(check({ asked: null }, ''), null);
});

test('every difference of one character is found', () => {
  assert.equal(check({ quote: 'the sheet is late!' }), 'different_text');
  assert.equal(check({ start: 8 }), 'different_text');
  assert.equal(check({ end: 99 }), 'bad_offsets');
  assert.equal(check({ start: 9.5 }), 'bad_offsets');
  assert.equal(check({ turn_id: 'gone' }), 'turn_not_found');
  assert.equal(check({ before: 'Well, 😀' }), 'different_context');
  assert.equal(check({ before: '' }), 'different_context');
  assert.equal(check({ after: ' So we phone' }), 'different_context');
  assert.equal(check({ asked: 'What goes wrong?' }), 'different_question');
  assert.equal(check({}, 'answer'), 'different_question');
  assert.equal(check({}, ''), 'different_question');
});
