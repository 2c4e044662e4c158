import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Language } from '@insights/language';
import { readAnswer } from './index.ts';

function read(text: string, language: Language, unit: string | null = null): string {
  const question = { kind: 'number', text: '', options: [], min: null, max: null, unit } as const;
  const found = readAnswer(question, text, language);
  if (found.kind === 'value') return `${found.precision === 'about' ? '~' : ''}${String(found.value)}`;
  return found.kind === 'range' ? `${found.low ?? ''}..${found.high ?? ''}` : '?';
}

const SPELLED: Record<Language, readonly (readonly [string, ...string[]])[]> = {
  en: [
    ['1200', 'twelve hundred', 'one thousand two hundred', 'a thousand two hundred', '1 200', '1.2k'],
    ['3647', 'three thousand six hundred and forty-seven', 'three thousand six hundred forty seven'],
    ['2500', 'two and a half thousand', 'two thousand five hundred', 'twenty five hundred', '2.5 thousand'],
    ['1005', 'a thousand and five'],
    ['500000', 'half a million', 'five hundred thousand'],
    ['1500000', 'a million and a half', 'one and a half million', 'one million five hundred thousand'],
    ['24', 'two dozen'],
    ['?', 'three fifty', 'four twenty, give or take', 'a quarter of a million', 'two twelve', 'nineteen ninety'],
  ],
  de: [
    ['1200', 'tausend zweihundert', 'tausendzweihundert', 'zwölfhundert', 'eintausend zweihundert', '1 200'],
    ['800', 'acht hundert', 'achthundert'],
    ['2350', 'zweitausend dreihundertfünfzig', 'zwei tausend drei hundert fünfzig', 'zweitausend dreihundert fünfzig'],
    ['500000', 'eine halbe Million', 'fünfhunderttausend'],
    ['1200000', 'eine Million zweihunderttausend'],
    ['?', 'drei fünfzig', 'zwei zwanzig'],
  ],
  fr: [
    ['1300', 'mille trois cents', 'treize cents', '1 300', 'mille trois cent'],
    ['1575', 'mille cinq cent soixante-quinze', 'mille cinq cents soixante-quinze'],
    ['1984', 'mille neuf cent quatre-vingt-quatre'],
    ['900', 'neuf cents'],
    ['2101', 'deux mille cent un'],
    ['80000', 'quatre-vingt mille'],
    ['500000', 'un demi-million', 'cinq cent mille'],
    ['1500000', 'un million et demi', 'un million cinq cent mille'],
    ['?', 'trois cinquante', 'un quart de million'],
  ],
  es: [
    ['1350', 'mil trescientos cincuenta', 'mil trescientas cincuenta'],
    ['2400', 'dos mil cuatrocientos', '2 400'],
    ['1993', 'mil novecientos noventa y tres'],
    ['31000', 'treinta y un mil'],
    ['215', 'doscientos quince'],
    ['500000', 'medio millón', 'quinientos mil'],
    ['1500000', 'un millón y medio', 'un millón quinientos mil'],
    ['2000000000', 'dos mil millones'],
    ['?', 'tres cincuenta', 'un cuarto de millón'],
  ],
};

test('a number in several words is read as one, and numbers that make none together are not read', () => {
  for (const [language, rows] of Object.entries(SPELLED) as [Language, (typeof SPELLED)['en']][])
    for (const [want, ...texts] of rows)
      for (const text of texts)
        for (const unit of [null, 'euros']) assert.equal(read(text, language, unit), want, `${language} ${text}`);
});

test('numbers that are listed, joined or counted by the day stay apart', () => {
  assert.equal(read('10 or 12', 'en'), '10..12');
  assert.equal(read('20-30', 'en', 'euros'), '20..30');
  assert.equal(read('200 and 50', 'en'), '?');
  assert.equal(read('two hundred to three hundred', 'en'), '200..300');
  assert.equal(read('entre mille deux cents et mille cinq cents', 'fr', 'euros'), '1200..1500');
  assert.equal(read('1 000-1 200', 'de', 'Euro'), '1000..1200');
});
