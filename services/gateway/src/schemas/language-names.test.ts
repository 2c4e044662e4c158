import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkRows } from '../routes/interviews/contact-rows.ts';
import { contactsOfCsv } from '../routes/interviews/contacts-csv.ts';
import { languageTagOf } from './language-names.ts';

test('a language is known by its tag, and by its name in itself, English, German, French and Spanish', () => {
  const tags = {
    de: ['de', 'DE', ' de ', 'deu', 'ger', 'Deutsch', 'deutsch', 'German', 'ALLEMAND', 'Alemán', 'Deutsch (Schweiz)'],
    en: ['english', 'Englisch', 'anglais', 'inglés', 'eng'],
    fr: ['Français', 'Franc\u0327ais', 'french'],
    es: ['español', 'Spanish'],
    tr: ['Türkçe', 'Turkish'],
    ja: ['日本語', 'Japanese'],
    'de-AT': ['de_AT', 'de-at', 'DE-AT'],
    'zh-Hant': ['zh-hant'],
  };
  for (const [tag, written] of Object.entries(tags)) {
    for (const text of written) assert.equal(languageTagOf(text), tag, text);
  }
  for (const text of ['', 'Klingonisch', '7', 'de-', 'de-a', '()', 'German and English']) {
    assert.equal(languageTagOf(text), null, text);
  }
});

test('a list whose language column has names is accepted, and a language that is none is said of its row', async () => {
  const rows = ['Ana,Deutsch', 'Bo,German', 'Cy,de_AT', 'Di,', 'Ed,Klingonisch'].map((row) => `${row}\n`);
  const { contacts } = await contactsOfCsv(`name,locale\n${rows.join('')}`);
  const { accepted, rejected } = await checkRows(contacts);
  assert.deepEqual(
    accepted.map(({ contact }) => contact.locale),
    ['de', 'de', 'de-AT', null],
  );
  assert.deepEqual(
    rejected.map(({ detail }) => detail.map(({ loc, input }) => [loc.at(-1), input])),
    [[['locale', 'Klingonisch']]],
  );
});
