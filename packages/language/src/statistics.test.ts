import assert from 'node:assert/strict';
import { test } from 'node:test';

import { LANGUAGES, detectLanguage, frequencyOf, keyness, zipfOf } from './index.ts';
import type { Language } from './index.ts';

/** Very common, common, and rare or unknown words. */
const BY_FREQUENCY: Record<Language, [string, string, string]> = {
  en: ['the', 'website', 'onboarding'],
  de: ['und', 'rechnung', 'buchhaltungssoftware'],
  fr: ['et', 'facture', 'comptabiliser'],
  es: ['que', 'factura', 'contabilizar'],
};

test('reference frequencies order the words of every language', () => {
  for (const language of LANGUAGES) {
    const [most, common, rare] = BY_FREQUENCY[language].map((word) => zipfOf(word, language));
    assert.ok(most !== undefined && common !== undefined && rare !== undefined);
    assert.ok(most > 6.5 && most < 8 && most > common + 2 && common > rare, `${language} ${most} ${common} ${rare}`);
    assert.ok(frequencyOf(BY_FREQUENCY[language][2], language) > 0);
  }
});

test('keyness of a word that an interview uses as often as the language does is about zero', () => {
  for (const language of LANGUAGES) {
    const word = BY_FREQUENCY[language][0];
    const total = 10_000;
    const count = Math.round(frequencyOf(word, language) * total);
    assert.ok(Math.abs(keyness({ count, total }, word, language)) < 0.1);
    assert.ok(keyness({ count: Math.round(count / 2), total }, word, language) < -10);
  }
});

test('keyness is significant for an everyday word that an interview is about', () => {
  for (const language of LANGUAGES) {
    const word = BY_FREQUENCY[language][1];
    assert.ok(keyness({ count: 4, total: 400 }, word, language) > 10.83);
  }
  assert.equal(keyness({ count: 0, total: 400 }, 'website', 'en'), 0);
  assert.equal(keyness({ count: 0, total: 0 }, 'website', 'en'), 0);
});

test('keyness is the log-likelihood ratio of its definition', () => {
  const [a, n, N] = [5, 1_000, 49_719_560];
  const b = frequencyOf('website', 'en') * N;
  const e1 = (n * (a + b)) / (n + N);
  const e2 = (N * (a + b)) / (n + N);
  const expected = 2 * (a * Math.log(a / e1) + b * Math.log(b / e2));
  assert.ok(Math.abs(keyness({ count: a, total: n }, 'websites', 'en') - expected) < 1e-9);
  assert.ok(expected > 50);
});

test('the language of a sentence is detected', () => {
  const sentences: Record<Language, string[]> = {
    en: ['The invoice export is slow.', "I don't know what to do."],
    de: ['Der Export der Rechnungen ist langsam.', 'Wie lange dauert das?'],
    fr: ["L'exportation des factures est lente.", "Qu'est-ce que vous voulez ?"],
    es: ['La exportación de facturas no funciona.', '¿Qué quiere usted?'],
  };
  for (const language of LANGUAGES)
    for (const sentence of sentences[language]) assert.equal(detectLanguage(sentence), language, sentence);
});

test('a text without known words has no language', () => {
  for (const text of ['', '…', 'xqzzt', '12345']) assert.equal(detectLanguage(text), null);
});
