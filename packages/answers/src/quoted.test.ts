import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quotedNumber, quotesOption } from './quoted.ts';

const TEN = { min: 1, max: 10 };

test('a quote gives a number that stands in it, in digits or words, within the bounds', () => {
  assert.equal(quotedNumber('I would give it a seven', 7, TEN, 'en'), 'exact');
  assert.equal(quotedNumber('Roughly 7, I guess', 7, TEN, 'en'), 'about');
  assert.equal(quotedNumber('Ich würde eine acht geben', 8, TEN, 'de'), 'exact');
  assert.equal(quotedNumber('Je dirais 4 sur 10', 4, TEN, 'fr'), 'exact');
  assert.equal(quotedNumber('I would say 8 for the days and 3 for the nights', 3, TEN, 'en'), 'exact');
  assert.equal(quotedNumber('Nine stars from me', 9, TEN, 'en'), 'exact');
});

test('a quote gives no number that it does not have, denies, bounds, measures something with, or only names the scale by', () => {
  const cases: [string, number][] = [
    ['I would give it a seven', 8],
    ['It is very good', 9],
    ['Certainly not a 9', 9],
    ['4 out of 10', 10],
    ['Less than 5', 5],
    ['Between 6 and 8', 7],
    ['Six or seven', 7],
    ['It took 3 hours every day', 3],
    ['I pay 5 € for that', 5],
    ['I would say 12', 12],
    ['About seven and a half', 7.5],
  ];
  for (const [quote, value] of cases) assert.equal(quotedNumber(quote, value, TEN, 'en'), null, `${quote}: ${value}`);
});

test('a quote names an option by its words, and not by denying them', () => {
  const options = ['By phone', 'By e-mail', 'In person'];
  assert.equal(quotesOption('mostly by phone these days', 'By phone', options, 'en'), true);
  assert.equal(quotesOption('I would take the e-mail', 'By e-mail', options, 'en'), true);
  assert.equal(quotesOption('mostly by phone these days', 'In person', options, 'en'), false);
  assert.equal(quotesOption('not by phone', 'By phone', options, 'en'), false);
  assert.equal(quotesOption('whatever suits them', 'By phone', options, 'en'), false);
});
