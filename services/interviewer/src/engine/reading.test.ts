import assert from 'node:assert/strict';
import { test } from 'node:test';

import { acceptModelTurn } from './guard.ts';
import { lexiconOf } from './lexicon/index.ts';
import { listed } from './options.ts';
import { quotable } from './quote.ts';
import { PERSONAS } from './testing/personas.ts';
import { asked } from './testing/turns.ts';

test('options are read out with correct grammar', () => {
  const rows: [string, string[], string][] = [
    ['en', ['Mostly regulars', 'About half', 'Mostly agency'], 'mostly regulars, about half, or mostly agency'],
    ['en', ['I upload a file', 'Someone else does it'], '“I upload a file” or “Someone else does it”'],
    ['en', ['Excel', 'Word'], '“Excel” or “Word”'],
    ['de', ['Im Büro', 'Zu Hause'], 'im Büro oder zu Hause'],
    ['de', ['Täglich', 'Papier'], '„Täglich“ oder „Papier“'],
    ['fr', ['Tous les jours', 'Plus rarement'], 'tous les jours ou plus rarement'],
    ['es', ['El coche', 'El autobús'], 'el coche o el autobús'],
  ];
  for (const [language, options, text] of rows) assert.equal(listed(options, lexiconOf(language)), text);
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
