import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '@insights/language';
import { type Asked, type ReadAnswer, readAnswer } from './index.ts';
import { READINGS } from './readings.fixture.ts';
import { NUMBERS, YES_NO } from './values.fixture.ts';
import { WORDED } from './worded.fixture.ts';

const asked = (kind: Asked['kind'], text: string, more: Partial<Asked> = {}): Asked => ({
  kind,
  text,
  options: [],
  min: null,
  max: null,
  unit: null,
  ...more,
});

/** As the fixtures write it. */
function written(read: ReadAnswer): number | string {
  if (read.kind === 'value' && read.precision === 'about') return `~${String(read.value)}`;
  if (read.kind === 'value') return typeof read.value === 'number' ? read.value : String(read.value);
  return read.kind === 'range' ? `${read.low ?? ''}..${read.high ?? ''}` : '?';
}

test('a number is read with its precision and in its unit: estimates, ranges and limits stay what they are', () => {
  for (const language of LANGUAGES) {
    const { text, unit, said } = NUMBERS[language];
    for (const [want, ...answers] of said)
      for (const answer of answers)
        assert.equal(written(readAnswer(asked('number', text, { unit }), answer, language)), want, answer);
  }
});

test('a yes or a no is read where it leaves no doubt, and the last clear one counts', () => {
  for (const language of LANGUAGES) {
    const { text, said } = YES_NO[language];
    for (const [want, ...answers] of said)
      for (const answer of answers)
        assert.equal(written(readAnswer(asked('yes_no', text), answer, language)), want, answer);
  }
});

test('words give the ends, the middle and a share of a scale where they say no more', () => {
  for (const [language, text, rows] of WORDED)
    for (const [want, ...answers] of rows)
      for (const answer of answers)
        assert.equal(written(readAnswer(asked('scale', text), answer, language)), want, `${text} ${answer}`);
});

test('asides, sums, names of points and positions are read as what was asked for', () => {
  for (const [language, { kind, text, ...more }, rows] of READINGS)
    for (const [want, ...answers] of rows)
      for (const answer of answers)
        assert.equal(written(readAnswer(asked(kind, text, more), answer, language)), want, `${text} ${answer}`);
});

test('a contradiction of what the question denies is no yes, and a denial of what it names is a no', () => {
  const denied = asked('yes_no', 'Stimmt es, dass niemand angerufen hat?');
  assert.equal(written(readAnswer(denied, 'Doch, mein Bruder.', 'de')), '?');
  assert.equal(written(readAnswer(asked('yes_no', 'Hat jemand angerufen?'), 'Doch, mein Bruder.', 'de')), 'yes');
  assert.equal(written(readAnswer(asked('yes_no', 'Haben Sie Haustiere?'), 'Keine Haustiere', 'de')), 'no');
  assert.equal(written(readAnswer(asked('yes_no', 'Haben Sie Haustiere?'), 'Keine Lust', 'de')), '?');
});

test('a number beyond the limits of its question is no value', () => {
  const age = asked('number', 'How old are you?', { min: 18, max: 99 });
  assert.deepEqual(readAnswer(age, 'I am 12', 'en'), { kind: 'out_of_range', value: 12 });
  assert.deepEqual(readAnswer(age, '18', 'en'), { kind: 'value', value: 18, precision: 'exact' });
});

test('who counts the speaker apart is counted where the question includes the speaker', () => {
  const team = (text: string): Asked => asked('number', text);
  assert.equal(written(readAnswer(team('How many are you, including yourself?'), 'four of them plus me', 'en')), 5);
  assert.equal(written(readAnswer(team('How many work there?'), 'four of them plus me', 'en')), '?');
  assert.equal(written(readAnswer(team('Wie viele sind Sie, Sie selbst eingeschlossen?'), 'vier und ich', 'de')), 5);
  assert.equal(written(readAnswer(team('Combien êtes-vous, vous compris ?'), 'quatre et moi', 'fr')), 5);
  assert.equal(written(readAnswer(team('¿Cuántos son, incluido usted?'), 'cuatro y yo', 'es')), 5);
});

test('too few or too many options are none that count, and none of them is an answer where it is allowed', () => {
  const ways = asked('multi_choice', 'Which do you use?', { options: ['Email', 'Phone', 'Chat'], min: 1, max: 2 });
  assert.deepEqual(readAnswer(ways, 'email and chat', 'en'), {
    kind: 'value',
    value: ['Email', 'Chat'],
    precision: 'exact',
  });
  assert.deepEqual(readAnswer(ways, 'all of them', 'en'), { kind: 'out_of_range', value: 3 });
  assert.deepEqual(readAnswer(ways, 'none', 'en'), { kind: 'out_of_range', value: 0 });
  assert.deepEqual(readAnswer({ ...ways, min: null }, 'none', 'en'), { kind: 'value', value: [], precision: 'exact' });
});
