import assert from 'node:assert/strict';
import { test } from 'node:test';

import {
  LANGUAGES,
  isNegated,
  languageOf,
  phraseKey,
  sentencesOf,
  stemOf,
  stopWordsOf,
  termOf,
  tokensOf,
  withoutMarks,
  wordsOf,
} from './index.ts';
import type { Language } from './index.ts';

const read = (text: string, language: Language): string[] =>
  sentencesOf(text, language).map(({ start, end }) => text.slice(start, end));

test('a sentence ends behind a letter that names something, a unit and a time of day, and not behind an initial', () => {
  for (const [language, first, second] of [
    ['en', 'The blue boxes go to dock C.', 'Eva Lind runs the dock.'],
    ['en', 'The shop shuts at 9 p.m.', 'The oven stays on.'],
    ['en', 'Take vitamin D.', 'Drink water.'],
    ['en', 'They sell tea, nuts, etc.', 'Nuts are cheap.'],
    ['de', 'Die Kisten stehen an Tor C.', 'Die Tür bleibt zu.'],
    ['de', 'Es gibt Tee, Nüsse usw.', 'Nüsse sind billig.'],
    ['fr', 'La boutique ferme à 20 h.', 'Le four reste allumé.'],
    ['es', 'La tienda cierra a las 9 p. m.', 'El horno sigue encendido.'],
  ] as const)
    assert.deepEqual(read(`${first} ${second}`, language), [first, second]);
  for (const [language, whole] of [
    ['en', 'Ask Eva J. Lind or the office.'],
    ['en', 'It was written by J. Lind.'],
    ['en', 'J. Lind wrote it.'],
    ['en', 'Ask Dr. Lind at 9 a.m. sharp.'],
    ['en', 'It opens at 9 a.m. Monday to Friday and at 10 a.m. UTC elsewhere.'],
    ['de', 'Nehmen Sie z. B. Die Zeit oder d. h. eine Zeitung.'],
    ['fr', 'Demandez à M. Lind.'],
    ['es', 'Pregunte a la Sra. Lind.'],
  ] as const)
    assert.deepEqual(read(whole, language), [whole]);
});

test('a language tag selects one of the four languages, whatever its region', () => {
  assert.deepEqual(['de-CH', 'EN', 'fr_CA', 'it', ''].map(languageOf), ['de', 'en', 'fr', null, null]);
});

test('tokens are lower-case words whose offsets select the original text', () => {
  const text = 'I don’t use <UNIN/> the Hand-over 😀 sheet (much).';
  const tokens = tokensOf(text);
  assert.deepEqual(
    tokens.map(({ word }) => word),
    ['i', "don't", 'use', 'the', 'hand-over', 'sheet', 'much'],
  );
  assert.deepEqual(
    tokens.map(({ start, end }) => text.slice(start, end)),
    ['I', 'don’t', 'use', 'the', 'Hand-over', 'sheet', 'much'],
  );
  assert.deepEqual(
    wordsOf(text),
    tokens.map(({ word }) => word),
  );
});

test('tokens are the same words with and without letters beyond Latin', () => {
  const parts = [
    'a',
    'É',
    'ß',
    'ª',
    '²',
    '7',
    "'",
    '’',
    '-',
    '--',
    ' ',
    '.',
    '…',
    '–',
    'Ж',
    '字',
    'e\u0301',
    '😀',
    '\u00a0',
    '×',
    'ſ',
    '[name]',
    '[laughs]',
  ];
  for (let seed = 1; seed <= 5_000; seed += 1) {
    let state = seed;
    const text = Array.from({ length: 12 }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return parts[Math.floor((state / 2 ** 32) * parts.length)] ?? '';
    }).join('');
    const tokens = tokensOf(text);
    assert.deepEqual(
      tokens.map(({ word }) => word),
      wordsOf(text),
      JSON.stringify(text),
    );
    assert.deepEqual(
      tokens.map(({ start, end }) => text.slice(start, end).toLowerCase().replaceAll('’', "'")),
      wordsOf(text),
      JSON.stringify(text),
    );
  }
});

test('blanking transcription marks keeps all offsets', () => {
  const text = 'So {disfmarker} it <b>broke</b> [laughs] again.';
  const clean = withoutMarks(text);
  assert.equal(clean.length, text.length);
  assert.deepEqual(wordsOf(text), ['so', 'it', 'broke', 'again']);
});

test('sentences end at punctuation, but not after a title, an initial or an abbreviation', () => {
  assert.deepEqual(read('Dr. Smith called J. Doe. He came at 5 p.m. Was it late? Yes!', 'en'), [
    'Dr. Smith called J. Doe.',
    'He came at 5 p.m.',
    'Was it late?',
    'Yes!',
  ]);
  assert.deepEqual(read('Das ist z. B. gut. Nr. 5 fehlt.', 'de'), ['Das ist z. B. gut.', 'Nr. 5 fehlt.']);
  assert.deepEqual(read('M. Dupont attend. Et vous ?', 'fr'), ['M. Dupont attend.', 'Et vous ?']);
  assert.deepEqual(read('La Sra. García espera. ¿Y usted?', 'es'), ['La Sra. García espera.', '¿Y usted?']);
});

test('sentences without capitals are separated too', () => {
  assert.deepEqual(read('ok. it broke. “why?” i asked.', 'en'), ['ok.', 'it broke.', '“why?”', 'i asked.']);
});

test('the mark of a note after a sentence belongs to it, whatever it looks like', () => {
  const marked = [
    'Tea is free.[1]',
    'Cake is not.[^a][12]',
    '“Why?”²',
    'Ask at the bar (upstairs).^3',
    'It closes late.[source needed]',
  ];
  assert.deepEqual(read(`${marked.join(' ')} Press [7] to call.`, 'en'), [...marked, 'Press [7] to call.']);
  assert.deepEqual(read('Das Bad ist zu.[4] Die Küche nicht.', 'de'), ['Das Bad ist zu.[4]', 'Die Küche nicht.']);
});

test('sentences cover every word of a text and never overlap, even with emoji and broken surrogates', () => {
  for (const language of LANGUAGES) {
    for (const text of ['', ' … ', 'One. Two… three?!  \n\nFour 😀. \uD83D Five', `${'x'.repeat(5_000)}. Y.`]) {
      const spans = sentencesOf(text, language);
      assert.deepEqual(
        spans.flatMap(({ start, end }) => wordsOf(text.slice(start, end))),
        wordsOf(text),
      );
      assert.ok(spans.every(({ start, end }, index) => start < end && start >= (spans[index - 1]?.end ?? 0)));
    }
  }
});

test('inflected forms and spellings of a word share one stem', () => {
  const groups: [Language, string[]][] = [
    ['en', ['website', 'websites', 'Website’s'.toLowerCase().replace('’', "'")]],
    ['en', ['colour', 'color', 'colours']],
    ['en', ['organise', 'organized', 'organising']],
    ['en', ['dizzy', 'dizziness']],
    ['de', ['Rechnung', 'Rechnungen']],
    ['de', ['Haus', 'Häuser']],
    ['fr', ["l'exportation", 'exportations']],
    ['fr', ['facture', 'factures']],
    ['es', ['exportación', 'exportaciones']],
  ];
  for (const [language, words] of groups) {
    assert.equal(new Set(words.map((word) => stemOf(word, language))).size, 1, words.join(', '));
  }
  assert.notEqual(stemOf('invoice', 'en'), stemOf('voice', 'en'));
  assert.equal(phraseKey('Invoice Exports', 'en'), phraseKey('invoice export', 'en'));
});

test('everyday synonyms share one term but keep their stems', () => {
  for (const words of [
    ['tummy', 'stomach', 'bellies', 'abdominal'],
    ['child', 'children', 'kids'],
  ]) {
    assert.equal(new Set(words.map((word) => termOf(word, 'en'))).size, 1, words.join(', '));
  }
  assert.notEqual(stemOf('tummy', 'en'), stemOf('stomach', 'en'));
  assert.equal(phraseKey('tummy pains', 'en'), phraseKey('stomach pain', 'en'));
  assert.equal(termOf('Kinder', 'de'), stemOf('Kinder', 'de'));
});

test('stop words are the function words of each language', () => {
  const samples: Record<Language, string[]> = {
    en: ['the', 'and', 'of'],
    de: ['der', 'und', 'von'],
    fr: ['le', 'et', 'de'],
    es: ['el', 'y', 'de'],
  };
  for (const language of LANGUAGES) {
    assert.ok(samples[language].every((word) => stopWordsOf(language).has(word)));
    assert.ok(!stopWordsOf(language).has('website'));
  }
});

test('a negator negates what follows it closely in the same clause', () => {
  const denied = (text: string, word: string, language: Language): boolean =>
    isNegated(text, text.indexOf(word), language);
  assert.ok(denied('I have no fever at all', 'fever', 'en'));
  assert.ok(denied('It is not really a problem', 'problem', 'en'));
  assert.ok(!denied('No, the fever is high', 'fever', 'en'));
  assert.ok(!denied('I never complain but the fever is high', 'fever', 'en'));
  assert.ok(denied('Das ist kein Problem', 'Problem', 'de'));
  assert.ok(denied("Ce n'est pas un problème", 'problème', 'fr'));
  assert.ok(denied('No es ningún problema', 'problema', 'es'));
});
