import assert from 'node:assert/strict';
import { test } from 'node:test';

import { lexiconOf } from './lexicon/index.ts';
import { listed } from './options.ts';
import { quotableClauses } from './clauses.ts';

test('options are read out with correct grammar', () => {
  const rows: [string, string[], string][] = [
    ['en', ['Mostly regulars', 'About half', 'Mostly agency'], 'mostly regulars, about half, or mostly agency'],
    ['en', ['I upload a file', 'Someone else does it'], '“I upload a file” or “Someone else does it”'],
    ['en', ['Excel', 'Word'], '“Excel” or “Word”'],
    ['de', ['Im Büro', 'Zu Hause'], 'im Büro oder zu Hause'],
    ['de', ['Täglich', 'Papier'], '„Täglich“ oder „Papier“'],
    ['fr', ['Tous les jours', 'Plus rarement'], 'tous les jours ou plus rarement'],
    ['fr', ['Je téléphone', 'Au guichet'], '« Je téléphone » ou « Au guichet »'],
    ['es', ['El coche', 'El autobús'], 'el coche o el autobús'],
    ['es', ['Mi familia', 'Trabajo a solas'], '«Mi familia» o «Trabajo a solas»'],
  ];
  for (const [language, options, text] of rows) assert.equal(listed(options, lexiconOf(language)), text);
});

test('a quote is a whole clause as it was said, and contains neither insults nor personal data', () => {
  const rows: [string, string, string[]][] = [
    ['en', 'Well, um, the sheet is always wrong.', ['the sheet is always wrong']],
    [
      'en',
      'They print it at two, which is the slow part, and after that nobody prints it again because there is no time left for it.',
      ['They print it at two'],
    ],
    ['de', 'Also, gestern war der Zettel schon wieder weg.', ['gestern war der Zettel schon wieder weg']],
    ['fr', 'Ben, les bacs sont toujours pleins.', ['les bacs sont toujours pleins']],
    ['es', 'Pues, el autobús llega tarde.', ['el autobús llega tarde']],
  ];
  for (const [language, text, quotes] of rows) assert.deepEqual(quotableClauses(text, lexiconOf(language)), quotes);
  for (const text of [
    'my boss is a lazy idiot and wrong',
    'mail me at jo@example.org, wrong address',
    'problem number 0151 2345 6789',
    'the error is at www.example.com',
    'wrong',
    'Who knows why it is wrong?',
  ])
    assert.deepEqual(
      quotableClauses(text, lexiconOf('en')).filter((quote) => /idiot|@|\d{4}|www|^wrong$|\?/.test(quote)),
      [],
    );
});
