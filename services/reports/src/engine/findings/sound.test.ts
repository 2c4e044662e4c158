import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readCorpus } from '../corpus/corpus.ts';
import { digestOf } from '../corpus/digest.fixture.ts';
import type { Said } from '../corpus/said.ts';
import { quoteOf, quotedSpan } from './quoted.ts';
import { isSound } from './sound.ts';

function said(text: string, kind: Said['statement']['kind'] = 'fact'): Said {
  const [first] = readCorpus([digestOf('a', ['? How is it going?', `${text} And the printer is broken.`])]).statements;
  assert.ok(first);
  const statement = { ...first.statement, text, end: first.statement.start + text.length, kind };
  return { ...first, statement };
}

test('a whole sentence can stand under a claim', () => {
  for (const text of [
    'The export is slow.',
    'I lose an hour a day.',
    'The link keeps expiring.',
    'That is where it breaks.',
    'That export is slow.',
  ])
    assert.ok(isSound(said(text)), text);
});

test('questions, fragments and sentences that break off cannot', () => {
  for (const text of [
    'Is the export slow?',
    "What's the most annoying thing about the export.",
    'Solar panels with the rubber.',
    'And the only glitch',
    'The problem with the export is that it',
    'The export is slow because —',
    'The, um, export, uh, is uh slow.',
    'that we are there until midnight with nobody to help.',
    'Which the export never does.',
  ])
    assert.ok(!isSound(said(text)), text);
});

test('a complaint that is denied is none', () => {
  for (const text of [
    "It doesn't seem like a bad idea.",
    'The remote is almost impossible to lose.',
    'There is no problem with it.',
  ])
    assert.ok(!isSound(said(text, 'problem')), text);
  assert.ok(isSound(said('The export is a problem.', 'problem')));
});

test('a quote begins after the opening words and is a slice of its turn', () => {
  const each = said('Um, so I lose an hour a day,');
  const { start, end } = quotedSpan(each);
  assert.equal(quoteOf(each), 'I lose an hour a day');
  assert.equal(each.turn.text.slice(start, end), 'I lose an hour a day');
});
