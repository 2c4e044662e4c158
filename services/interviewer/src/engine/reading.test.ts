import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listed } from './asking.ts';
import { lexiconOf, nextMove } from './index.ts';
import { asked, campaignOf, questionOf, said } from './testing/turns.ts';

test('options are read out as they are written', () => {
  const rows: [string, string[], string][] = [
    ['en', ['Excel', 'I upload a file', 'Paper'], '“Excel”, “I upload a file” or “Paper”'],
    ['de', ['Täglich', 'Papier'], '„Täglich“ oder „Papier“'],
    ['fr', ['Je téléphone', 'Au guichet'], '« Je téléphone » ou « Au guichet »'],
    ['es', ['Mi familia', 'Trabajo a solas'], '«Mi familia» o «Trabajo a solas»'],
  ];
  for (const [language, options, text] of rows) assert.equal(listed(options, lexiconOf(language)), text);
});

test('what is repeated is a whole sentence or its beginning, and contains neither insults nor personal data', () => {
  const question = questionOf('q', 'How is it?');
  const before = [
    asked(1, 'Hello.', { note: 'greet@0' }),
    asked(2, question.text, { question_id: 'q', note: 'ask@5' }),
  ];
  const move = (text: string) =>
    nextMove({
      campaign: campaignOf('Nights'),
      template: null,
      questions: [question],
      turns: [...before, said(3, text)],
      now_ms: 20_000,
      resumed: false,
    });
  for (const [text, quote] of [
    ['The sheet is always wrong. We go on.', '“The sheet is always wrong”'],
    [
      'They print the wrong one at two, which is the slow part, and after that nobody prints it again because there is no time.',
      '“They print the wrong one at two”',
    ],
  ] as const)
    assert.ok(move(text).text.includes(quote), move(text).text);
  for (const text of [
    'my boss is a lazy idiot and wrong',
    'mail me at jo@example.org, wrong address',
    'problem number 0151 2345 6789',
    'the error is at www.example.com',
    'wrong',
    'Who knows why it is wrong?',
  ])
    assert.doesNotMatch(move(text).text, /“/, text);
});
