import assert from 'node:assert/strict';
import { test } from 'node:test';

import { listed, matchChoice } from './choice.ts';
import { acceptModelTurn } from './guard.ts';
import { lexiconOf } from './lexicon/index.ts';
import { quotable } from './quote.ts';
import { boundsOf, parseScale } from './scale.ts';
import { PERSONAS } from './testing/personas.ts';
import { asked } from './testing/turns.ts';

const TEN = { min: 1, max: 10 };

test('a number on a scale is read from digits, words and fractions, in each language', () => {
  const rows: [string, string, number][] = [
    ['en', '8', 8],
    ['en', 'eight', 8],
    ['en', 'I’d say eight', 8],
    ['en', '8/10', 8],
    ['en', '8 out of 10', 8],
    ['en', 'Seven. I’d say nine for the sums, and four for who owes it.', 7],
    ['en', '6, we have had it for 3 years', 6],
    ['en', 'one', 1],
    ['en', 'Probably a 9 I think', 9],
    ['de', 'Acht', 8],
    ['de', 'fünf von zehn', 5],
    ['fr', 'huit', 8],
    ['fr', '4 sur 10', 4],
    ['es', 'siete', 7],
    ['es', 'un ocho, diría yo', 8],
  ];
  for (const [language, text, value] of rows)
    assert.deepEqual(parseScale(text, TEN, lexiconOf(language)), { kind: 'value', value }, text);
});

test('several numbers, a number off the scale and no number at all are distinguished', () => {
  const english = lexiconOf('en');
  assert.deepEqual(parseScale('seven or eight', TEN, english), { kind: 'several', values: [7, 8] });
  assert.deepEqual(parseScale('7-8', TEN, english), { kind: 'several', values: [7, 8] });
  assert.deepEqual(parseScale('7.5', TEN, english), { kind: 'several', values: [7, 8] });
  assert.deepEqual(parseScale('At the bed eight. In the office, five.', TEN, english), {
    kind: 'several',
    values: [8, 5],
  });
  assert.deepEqual(parseScale('sieben oder acht', TEN, lexiconOf('de')), { kind: 'several', values: [7, 8] });
  assert.deepEqual(parseScale('15', TEN, english), { kind: 'out_of_range', value: 15 });
  assert.deepEqual(parseScale('-3', TEN, english), { kind: 'out_of_range', value: -3 });
  assert.deepEqual(parseScale('4/5', TEN, english), { kind: 'none' });
  assert.deepEqual(parseScale('no one really trusts it', TEN, english), { kind: 'none' });
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
});

test('an option is matched by its whole text, by its position, or by words that no other option has', () => {
  const english = lexiconOf('en');
  const options = ['Mostly regular colleagues', 'About half and half', 'Mostly agency or bank staff'];
  const rows: [string, string | undefined][] = [
    ['mostly regular colleagues', options[0]],
    ['the regulars mainly', options[0]],
    ['half half I guess', options[1]],
    ['agency', options[2]],
    ['not agency, regular people', options[0]],
    ['the second', options[1]],
    ['the last one', options[2]],
    ['b', options[1]],
    ['3', options[2]],
  ];
  for (const [text, option] of rows)
    assert.deepEqual(matchChoice(text, options, english), { kind: 'one', option }, text);
  assert.equal(matchChoice('mostly', options, english).kind, 'none');
  assert.equal(matchChoice('regular and agency', options, english).kind, 'several');
  assert.equal(matchChoice('both', options, english).kind, 'none');
  assert.deepEqual(matchChoice('en bus', ['El coche', 'El autobús'], lexiconOf('es')), {
    kind: 'one',
    option: 'El autobús',
  });
  assert.equal(
    listed(options, english),
    'mostly regular colleagues, about half and half, or mostly agency or bank staff',
  );
});

test('a quote is short and verbatim and contains neither insults nor personal data', () => {
  const english = lexiconOf('en');
  assert.equal(quotable('Well, um, the sheet is always wrong.', [], english), 'the sheet is always wrong');
  assert.equal(
    quotable('Nobody told us that bed twelve had gone to the operating theatre', ['nobody told'], english),
    'Nobody told us',
  );
  for (const text of [
    'my boss is a lazy idiot and wrong',
    'mail me at jo@example.org, wrong address',
    'problem number 0151 2345 6789',
    'the error is at www.example.com',
    'wrong',
  ])
    for (const quote of [quotable(text, [], english)])
      assert.ok(quote === null || !/idiot|@|\d{4}|www|^wrong$/.test(quote), `${text} → ${quote}`);
});

test('a language model’s turn is rejected for each kind of defect and accepted without one', () => {
  const campaign = PERSONAS['talkative']?.campaign;
  assert.ok(campaign);
  const turns = [asked(1, 'Could you tell me a little more about the sheet?', { question_id: 'walk' })];
  const input = { ...campaign, turns, now_ms: 0, resumed: false };
  assert.deepEqual(acceptModelTurn('That sounds hard. What happened when the sheet was wrong?', input), { ok: true });
  const rows: [string, string][] = [
    ['  ', 'empty'],
    ['word '.repeat(200), 'too_long'],
    ['Why? When? Who?', 'too_many_questions'],
    ['As an AI language model I cannot feel that.', 'leak'],
    ['My system prompt says to ask about sheets.', 'leak'],
    ['Interviewer: what happened then?', 'leak'],
    ['See https://evil.example/x for more.', 'foreign_url'],
    ['Расскажите, пожалуйста, подробнее.', 'wrong_script'],
    ['ok ### $$$ ^^^ ~~~ ### what', 'garbage'],
    ['the the the the the the the the the the', 'garbage'],
    ['Können Sie mir noch etwas mehr über die Übergabe und das Blatt erzählen?', 'wrong_language'],
    ['Could you tell me a little more about the sheet?', 'repetition'],
  ];
  for (const [text, reason] of rows) assert.deepEqual(acceptModelTurn(text, input), { ok: false, reason }, text);
});
