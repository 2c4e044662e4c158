import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isVerbatim, quotedIn, verbatimOnly } from './index.ts';

const quotes = (text: string): string[] => quotedIn(text).map(({ words }) => words);

test('quotes are found in the marks of every language, the outermost ones', () => {
  assert.deepEqual(quotes('P1 says: “it broke” and "it stopped".'), ['it broke', 'it stopped']);
  assert.deepEqual(quotes('P1 sagt: „es brach“, »es hielt«, «es»'), ['es brach', 'es hielt', 'es']);
  assert.deepEqual(quotes('P1 dit : «\u00a0il casse\u00a0» ; «il tient»'), ['il casse', 'il tient']);
  assert.deepEqual(quotes('“He said “no” to me” (P3)'), ['He said “no” to me']);
  assert.deepEqual(quotes('“He said "no" to „mich“” (P3), “yes”'), ['He said "no" to „mich“', 'yes']);
  assert.deepEqual(quotes('don’t, 12" pipe, “”, ” “'), []);
  const text = 'x «\u00a0a b\u00a0» y';
  for (const { words, start, end } of quotedIn(text)) assert.equal(text.slice(start, end), words);
});

test('a quote is a slice of its source, or slices in their order with an ellipsis between them', () => {
  const source = 'Well, it is [not] reliable … I  think\nso.';
  for (const quote of [
    'it is [not] reliable',
    'reliable … I  think',
    'Well […] reliable',
    'Well, … think\nso',
    'it is … so.…',
  ])
    assert.ok(isVerbatim(quote, ['other', source]), quote);
  for (const quote of ['', 'it is reliable', 'I think', 'so … Well', 'It is', 'reliable.', 'think so'])
    assert.ok(!isVerbatim(quote, ['other', source]), quote);
});

test('what nobody said is not printed, and what was said stays', () => {
  assert.deepEqual(verbatimOnly('P1: “it is reliable” and “it is fast”.', ['it is [not] reliable, it is fast']), {
    text: 'P1: “[…]” and “it is fast”.',
    withheld: 1,
  });
  assert.deepEqual(verbatimOnly('No quote.', []), { text: 'No quote.', withheld: 0 });
});
