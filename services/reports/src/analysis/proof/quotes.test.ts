import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ReadTurn } from '../types.ts';
import { locate, sliceOf } from './quotes.ts';

const turn = (id: string, text: string, participant = ''): ReadTurn => ({
  id,
  seq: 1,
  text,
  participant,
  asked: null,
  asked_turn_id: null,
  question_id: null,
  started_ms: null,
});

const SAID = 'Well, “the hand-over” takes 3.5 hours [laughs] and we’re not paid for it. I told [name] so.';

for (const [quote, slice] of [
  ['Well, "The hand over" takes 3.5 hours', 'Well, “the hand-over” takes 3.5 hours'],
  ["…takes 3.5  hours and we're NOT paid for it…", 'takes 3.5 hours [laughs] and we’re not paid for it.'],
  ['“I told [Name] so”', 'I told [name] so.'],
  ['i told name', 'I told [name]'],
  ['takes 3.5 hours [laughs] and', 'takes 3.5 hours [laughs] and'],
] as const)
  test(`a near miss is the slice: ${quote}`, () => {
    const found = locate([turn('t', SAID)], quote);
    assert.equal(found && SAID.slice(found.start, found.end), slice);
    assert.equal(sliceOf(SAID, quote), slice);
  });

for (const quote of [
  'takes 35 hours',
  'takes 3.6 hours',
  'takes hours',
  "we're paid for it",
  'were not paid for it',
  'the handover takes',
  'takes 3.5 hours … paid for it',
  'ell, the hand-over takes',
  'I told [name] so. I quit',
  '…',
  '',
])
  test(`a quote with other words stands nowhere: ${quote}`, () => {
    assert.equal(locate([turn('t', SAID)], quote), null);
    assert.equal(sliceOf(SAID, quote), null);
  });

test('words of two turns are no quote', () => {
  assert.equal(locate([turn('a', 'It is slow'), turn('b', 'and it breaks')], 'It is slow and it breaks'), null);
});

test('a quote stands in the turn that is named, else where one person says it', () => {
  const turns = [turn('a', 'It is slow.', 'A'), turn('b', 'Right, it is slow.', 'B'), turn('c', 'We left.', 'B')];
  assert.equal(locate(turns, 'it is slow', 'b')?.turn_id, 'b');
  assert.equal(locate(turns, 'we left', 'a')?.turn_id, 'c');
  assert.equal(locate(turns, 'it is slow'), null);
  assert.equal(locate(turns, 'it is slow', 'c'), null);
});

test('scripts without spaces are quoted by their letters', () => {
  assert.equal(sliceOf('このアプリは遅いです。', 'アプリは遅い'), 'アプリは遅い');
  assert.equal(sliceOf('Le cafe\u0301 est froid', 'le café'), 'Le cafe\u0301');
});

test('long turns and repetition take linear time', () => {
  const start = performance.now();
  const turns = [turn('a', 'a '.repeat(10_000)), turn('b', 'a'.repeat(20_000)), turn('c', '"('.repeat(10_000))];
  for (const quote of [
    `${'a '.repeat(199)}b`,
    'a'.repeat(400),
    `${'a '.repeat(100)}b ${'a '.repeat(99)}`,
    '("'.repeat(200),
  ])
    assert.equal(locate(turns, quote), null);
  assert.ok(performance.now() - start < 1000);
});
