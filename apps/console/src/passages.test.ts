import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Evidence } from '@insights/api-client/rest';
import { partsOf, passagesOf } from './passages.ts';

const SAID = 'The sheet is lost. Nobody told us. So we ask.';

/** A quote of the words from `quote` on, in a turn. */
const quoteOf = (quote: string, turn_id = 'turn-1') => {
  const [before = '', after = ''] = SAID.split(quote);
  return { id: `${turn_id} ${quote}`, turn_id, before, quote, after, translation: null } as Evidence;
};
const shown = (quotes: readonly Evidence[]) =>
  passagesOf(quotes).map(({ parts }) => parts.map(({ text, depth }) => (depth > 0 ? `[${text}]` : text)).join(''));

test('several quotes of one passage are one passage in which each of them is marked', () => {
  const quotes = [quoteOf('Nobody told us.'), quoteOf('The sheet is lost.'), quoteOf('Nobody told us.', 'turn-2')];
  assert.deepEqual(shown(quotes), [
    '[The sheet is lost.] [Nobody told us.] So we ask.',
    'The sheet is lost. [Nobody told us.] So we ask.',
  ]);
});

test('quotes that overlap are marked once, and a whole turn is one mark', () => {
  assert.deepEqual(shown([quoteOf('sheet is lost. Nobody'), quoteOf('Nobody told')]), [
    'The [sheet is lost. ][Nobody][ told] us. So we ask.',
  ]);
  assert.deepEqual(shown([quoteOf(SAID)]), [`[${SAID}]`]);
  assert.deepEqual(shown([]), []);
});

test('of a text, each part knows how many spans have it', () => {
  const parts = partsOf('one two three', [
    [0, 7],
    [4, 13],
  ]);
  assert.deepEqual(
    parts.map(({ text, depth }) => [text, depth]),
    [
      ['one ', 1],
      ['two', 2],
      [' three', 1],
    ],
  );
});

test('a passage has each translation of its quotes once', () => {
  const told = { ...quoteOf('Nobody told us.'), translation: 'Niemand hat es gesagt.' };
  const quotes = [
    told,
    quoteOf('The sheet is lost.'),
    told,
    { ...quoteOf('So we ask.'), translation: 'Also fragen wir.' },
  ];
  assert.deepEqual(
    passagesOf(quotes).map(({ translations }) => translations),
    [['Niemand hat es gesagt.', 'Also fragen wir.']],
  );
});
