import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readCorpus } from '../corpus/corpus.ts';
import { digestOf } from '../corpus/digest.fixture.ts';
import { EvidenceBook } from '../evidence-book.ts';
import { findThemes } from './find-themes.ts';
import { keyTheme } from './key-themes.ts';

/** The themes of interviews of a few answers each, with the text of their quotes. */
function themesOf(interviews: readonly (readonly string[])[], language: 'en' | 'es' | 'fr' = 'en') {
  const corpus = readCorpus(
    interviews.map((answers, index) =>
      digestOf(`c${index}`, ['? What is on your mind?', ...answers], { language, questions: [] }),
    ),
  );
  const book = new EvidenceBook(corpus);
  const themes = findThemes(corpus).map((theme) => keyTheme(theme, corpus, language, book));
  const quotes = new Map(book.all().map(({ id, quote }) => [id, quote]));
  return themes.map((theme) => ({ ...theme, quotes: theme.evidence.map((id) => quotes.get(id) ?? '') }));
}

const greenhouse = (interviews: readonly (readonly string[])[]) =>
  themesOf(interviews).find(({ label }) => label.startsWith('Greenhouse')) ?? assert.fail();

test('a theme says how many complain about it only of those who judge its subject, and quotes two of them', () => {
  const elsewhere = greenhouse([
    ['I water the greenhouse on Mondays.', 'The buses are terrible.'],
    ['The key to the greenhouse hangs in the shed.', 'My neighbours are awful.'],
    ['We bought the greenhouse in spring.', 'The council is useless.'],
  ]);
  assert.doesNotMatch(elsewhere.description, /problems/);
  const judged = greenhouse([
    ['I water the greenhouse on Mondays.', 'The greenhouse is terrible.'],
    ['The key to the greenhouse hangs in the shed.', 'The greenhouse is awful in summer.'],
    ['We bought the greenhouse in spring.', 'The council is useless.'],
  ]);
  assert.match(judged.description, /2 describe problems with it/);
  for (const quote of ['The greenhouse is terrible.', 'The greenhouse is awful in summer.'])
    assert.ok(judged.quotes.includes(quote), judged.quotes.join('\n'));
});

test('a judgement of another kind of desk is no problem with the desk', () => {
  const labels = themesOf([
    ['I sit at the desk by the window.', 'The help desk is useless.'],
    ['I share the desk with two others.', 'The desk has a drawer.'],
    ['I put my plants on the desk.', 'My desk stands in the sun.'],
  ]).map(({ label }) => label);
  assert.deepEqual(labels, ['Desk']);
});

test('a French label is a noun phrase and no verb with its object', () => {
  const labels = themesOf(
    [
      ['Je prends le vélo tous les jours.', 'Mon vélo est vieux.'],
      ['Je prends le vélo pour aller au bureau.'],
      ['Quand il pleut, je ne prends pas le vélo.', 'Je range le vélo dans la cave.'],
    ],
    'fr',
  ).map(({ label }) => label);
  assert.ok(labels.some((label) => /vélo/i.test(label)));
  for (const label of labels) assert.doesNotMatch(label, /prends/i);
});

test('what a Spanish sentence needs is no subject: "hace falta" names nothing', () => {
  const labels = themesOf(
    [['Haría falta un horario de tarde.'], ['Aquí hace falta una farola.'], ['Hace falta un parque.']],
    'es',
  ).map(({ label }) => label);
  for (const label of labels) assert.doesNotMatch(label, /falta/i);
});
