import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Language } from '@insights/language';
import { boundsOf, matchChoice, parseScale, readAnswer } from './index.ts';

const TEN = { min: 1, max: 10 };

test('a number on a scale is read from digits, words and fractions, in each language', () => {
  const rows: [Language, string, number][] = [
    ['en', '8', 8],
    ['en', 'eight', 8],
    ['en', 'I’d say eight', 8],
    ['en', '8/10', 8],
    ['en', '8 out of 10', 8],
    ['en', 'Seven. I’d say nine for the sums, and four for who owes it.', 7],
    ['en', '6, we have had it for 3 years', 6],
    ['en', 'We have had it for 3 years, so 6', 6],
    ['en', 'one', 1],
    ['en', 'a 9 I think', 9],
    ['en', 'not a 9, more of a 6', 6],
    ['en', '7. No, wait, I meant 4', 4],
    ['en', 'Ten! No, nine, because the queue was long', 9],
    ['de', 'Acht. Nein, sieben', 7],
    ['fr', 'Dix. Non, huit.', 8],
    ['es', 'Diez. No, nueve', 9],
    ['en', 'Seven. No nine ever came close', 7],
    ['de', 'Acht', 8],
    ['de', 'fünf von zehn', 5],
    ['de', 'Eine 7, nein Moment, ich meine 3', 3],
    ['fr', 'huit', 8],
    ['fr', '4 sur 10', 4],
    ['fr', 'Huit, non attendez, je voulais dire cinq', 5],
    ['es', 'siete', 7],
    ['es', 'un ocho, diría yo', 8],
    ['es', 'Un 8, no, perdón, quería decir un 6', 6],
  ];
  for (const [language, text, value] of rows)
    assert.deepEqual(parseScale(text, TEN, language), { kind: 'value', value, precision: 'exact' }, text);
});

test('several numbers, a number off the scale and no number at all are distinguished', () => {
  const several = (values: number[]) => ({ kind: 'several', values });
  assert.deepEqual(parseScale('seven or eight', TEN, 'en'), several([7, 8]));
  assert.deepEqual(parseScale('7.5', TEN, 'en'), several([7, 8]));
  assert.deepEqual(parseScale('At the bed eight. In the office, five.', TEN, 'en'), several([8, 5]));
  assert.deepEqual(parseScale('sieben oder acht', TEN, 'de'), several([7, 8]));
  assert.deepEqual(parseScale('15', TEN, 'en'), { kind: 'out_of_range', value: 15 });
  assert.deepEqual(parseScale('-3', TEN, 'en'), { kind: 'out_of_range', value: -3 });
  for (const text of ['4/5', 'no one really trusts it', 'we waited 3 hours', 'certainly not a 9', 'it costs 5 €', ''])
    assert.deepEqual(parseScale(text, TEN, 'en'), { kind: 'none' }, text);
});

test('the ends of a scale come from its options or its text', () => {
  assert.deepEqual(boundsOf({ text: 'From 0 to 5, how …?', options: [] }), { min: 0, max: 5 });
  assert.deepEqual(boundsOf({ text: 'Auf einer Skala von 1 (gar nicht) bis 7 (sehr)?', options: [] }), {
    min: 1,
    max: 7,
  });
  assert.deepEqual(boundsOf({ text: 'De 1 à 4 ?', options: [] }), { min: 1, max: 4 });
  assert.deepEqual(boundsOf({ text: 'How sure?', options: ['1', '2', '3'] }), { min: 1, max: 3 });
  assert.deepEqual(boundsOf({ text: 'How sure are you?', options: [] }), TEN);
  const SEVEN = { min: 1, max: 7 };
  for (const text of [
    'Wie zufrieden sind Sie? 1 heißt gar nicht zufrieden, 7 heißt sehr zufrieden.',
    'How calm were you in the last 12 months, where 1 means not at all and 7 completely?',
    'À quel point ? 1 signifie pas du tout, 7 tout à fait.',
    '7 = always, 1 = never: how often?',
  ])
    assert.deepEqual(boundsOf({ text, options: [] }), SEVEN, text);
  assert.deepEqual(boundsOf({ text: 'How sure are you of the 1 thing?', options: [] }), TEN);
});

test('an option is matched by its whole text, by its position, or by words that no other option has', () => {
  const options = ['Mostly regular colleagues', 'About half and half', 'Mostly agency or bank staff'];
  const rows: [string, string | undefined][] = [
    ['mostly regular colleagues', options[0]],
    ['the regulars mainly', options[0]],
    ['half half I guess', options[1]],
    ['agency', options[2]],
    ['not agency, regular people', options[0]],
    ['regular, no wait, I meant agency', options[2]],
    ['the second', options[1]],
    ['the last one', options[2]],
    ['b', options[1]],
    ['3', options[2]],
  ];
  for (const [text, option] of rows) assert.deepEqual(matchChoice(text, options, 'en'), { kind: 'one', option }, text);
  for (const text of ['mostly', 'both', 'none of these', ''])
    assert.equal(matchChoice(text, options, 'en').kind, 'none', text);
  assert.equal(matchChoice('ich meine 5', ['Täglich', 'Seltener'], 'de').kind, 'none');
  assert.equal(matchChoice('regular and agency', options, 'en').kind, 'several');
  assert.deepEqual(matchChoice('en bus', ['El coche', 'El autobús'], 'es'), { kind: 'one', option: 'El autobús' });
});

test('yes and no are understood in other words, in each language', () => {
  const rows: [Language, string[], string, string][] = [
    ['en', ['Yes', 'No'], 'yeah sure', 'Yes'],
    ['en', ['Yes', 'No', 'Both'], 'both', 'Both'],
    ['de', ['Ja', 'Nein'], 'nee, eher nicht', 'Nein'],
    ['fr', ['Oui', 'Non'], 'ouais', 'Oui'],
    ['es', ['Sí', 'No'], 'claro que sí', 'Sí'],
  ];
  for (const [language, options, text, option] of rows)
    assert.deepEqual(matchChoice(text, options, language), { kind: 'one', option }, text);
});

test('an option that is named only to say that it is not quite so is no answer', () => {
  const rows: [Language, string[], string][] = [
    ['en', ['Never', 'Sometimes', 'Always'], 'almost never'],
    ['de', ['Nie', 'Manchmal', 'Immer'], 'so gut wie nie'],
    ['fr', ['Jamais', 'Parfois', 'Toujours'], 'presque toujours'],
    ['es', ['Nunca', 'A veces', 'Siempre'], 'casi siempre'],
  ];
  for (const [language, options, text] of rows)
    assert.deepEqual(matchChoice(text, options, language), { kind: 'none' }, text);
});

test('numbers of a list rate nothing, and a number that stands alone and is said again at the end is the answer', () => {
  const exact = (value: number) => ({ kind: 'value', value, precision: 'exact' });
  assert.deepEqual(parseScale('Score: 3. 1. Nobody at the desk. 2. Slow lifts. 3. No parking.', TEN, 'en'), exact(3));
  assert.deepEqual(parseScale('5. In summer it was 9 and in winter a 2, but put 5.', TEN, 'en'), exact(5));
});

test('an amount of money is the number of nothing else', () => {
  const numberIn = (text: string, unit: string) => {
    const question = {
      kind: 'number',
      text: 'How many?',
      unit,
      min: 0,
      max: 100_000,
      options: [],
      option_ids: [],
    } as const;
    const read = readAnswer(question, text, 'en');
    return read.kind === 'value' ? read.value : null;
  };
  assert.equal(numberIn('It was like £8', 'visits'), null);
  assert.equal(numberIn('£8 in all, 3 visits', 'visits'), 3);
  for (const [text, value] of [
    ['£8.50', 8.5],
    ['1.200 £', 1200],
    ['£50k', 50_000],
    ['€50k', null],
    ['8 pounds', 8],
  ] as const)
    assert.equal(numberIn(text, 'pounds'), value, text);
});

test('a question how often counts times, and “my old one” is no number', () => {
  const asked = { kind: 'number', options: [], min: null, max: null, unit: null } as const;
  const often = { ...asked, text: 'About how many times did you visit a branch in the last 12 months?' };
  for (const said of ['My old one I could walk to in five minutes', 'It is a five minute walk'])
    assert.deepEqual(readAnswer(often, said, 'en'), { kind: 'none' }, said);
  for (const said of ['12 visits', 'I went 12 times', 'twelve'])
    assert.deepEqual(readAnswer(often, said, 'en'), { kind: 'value', value: 12, precision: 'exact' }, said);
  assert.deepEqual(readAnswer({ ...asked, text: 'Wie oft waren Sie da?' }, 'fünf Minuten zu Fuß', 'de'), {
    kind: 'none',
  });
});
