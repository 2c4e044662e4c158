import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHOICE, OPTIONS, OTHER_CHOICES } from './choices.fixture.ts';
import { matchChoice, parseScale } from './index.ts';
import { SCALE } from './phrasings.fixture.ts';

test('only what somebody said is a value on a scale: limits, ranges, fractions, denials and other numbers are none', () => {
  for (const [language, want, texts] of SCALE)
    for (const text of texts) {
      const read = parseScale(text, { min: 1, max: 10 }, language);
      const value = read.kind === 'value' ? (read.precision === 'about' ? `~${read.value}` : read.value) : '?';
      assert.equal(value, want, `${text}: ${JSON.stringify(read)}`);
    }
});

test('only a choice that leaves no doubt is an option', () => {
  for (const [language, want, texts] of CHOICE)
    for (const text of texts) {
      const read = matchChoice(text, OPTIONS[language], language);
      assert.equal(
        read.kind === 'one' ? OPTIONS[language].indexOf(read.option) : '?',
        want,
        `${text}: ${JSON.stringify(read)}`,
      );
    }
});

test('a number chooses the range that holds it, and neither a part of a word nor what is gone or one of several things chooses', () => {
  for (const [language, options, want, texts] of OTHER_CHOICES)
    for (const text of texts) {
      const read = matchChoice(text, options, language);
      assert.equal(read.kind === 'one' ? options.indexOf(read.option) : '?', want, `${text}: ${JSON.stringify(read)}`);
    }
});

test('a range or a limit is read with its ends', () => {
  const rows: [string, object][] = [
    ['between 6 and 8', { precision: 'range', low: 6, high: 8 }],
    ['less than 5', { precision: 'below', low: null, high: 5 }],
    ['at least 7', { precision: 'above', low: 7, high: null }],
    ['more than 4, less than 7', { precision: 'range', low: 4, high: 7 }],
  ];
  for (const [text, ends] of rows)
    assert.deepEqual(parseScale(text, { min: 1, max: 10 }, 'en'), { kind: 'range', ...ends }, text);
  assert.deepEqual(parseScale('seven and a half', { min: 1, max: 10 }, 'en'), { kind: 'several', values: [7, 8] });
});

test('other scales take their own numbers, in words and as percentages too', () => {
  const hundred = { min: 0, max: 100 };
  const value = (number: number) => ({ kind: 'value', value: number, precision: 'exact' });
  assert.deepEqual(parseScale('twenty-three', hundred, 'en'), value(23));
  assert.deepEqual(parseScale('70%', hundred, 'en'), value(70));
  assert.deepEqual(parseScale('fünfundsiebzig', hundred, 'de'), value(75));
  assert.deepEqual(parseScale('quatre-vingt-dix-sept', hundred, 'fr'), value(97));
  assert.deepEqual(parseScale('treinta y cinco', hundred, 'es'), value(35));
  assert.deepEqual(parseScale('zero', hundred, 'en'), value(0));
});
