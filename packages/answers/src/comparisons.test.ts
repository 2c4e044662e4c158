import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Language } from '@insights/language';
import { readAnswer } from './index.ts';

function read(
  kind: 'choice' | 'yes_no',
  text: string,
  language: Language,
  asked: string,
  options: readonly string[] = [],
) {
  const found = readAnswer({ kind, text: asked, options, min: null, max: null, unit: null }, text, language);
  return found.kind === 'value' ? found.value : '?';
}

const OFTEN: Record<Language, readonly [options: string[], open: string[], given: Record<string, string>]> = {
  en: [
    ['Daily', 'Once a month', 'More rarely', 'Less often'],
    ['more often than once a month', 'less often than I should', 'far less than once a month'],
    { 'less often': 'Less often', 'less often than once a month': 'Less often' },
  ],
  de: [
    ['Täglich', 'Einmal im Monat', 'Seltener'],
    ['häufiger als einmal im Monat', 'mehr als einmal im Monat', 'seltener als gewünscht'],
    { 'seltener als einmal im Monat': 'Seltener', seltener: 'Seltener', 'einmal im Monat': 'Einmal im Monat' },
  ],
  fr: [
    ['Chaque jour', 'Une fois par mois', 'Moins souvent'],
    ['plus souvent qu’une fois par mois', 'moins souvent que je ne devrais', 'plus d’une fois par mois'],
    { 'moins souvent': 'Moins souvent', 'une fois par mois': 'Une fois par mois' },
  ],
  es: [
    ['A diario', 'Una vez al mes', 'Menos a menudo'],
    ['más de una vez al mes', 'menos a menudo de lo que debería', 'más a menudo que una vez al mes'],
    { 'menos a menudo': 'Menos a menudo', 'una vez al mes': 'Una vez al mes' },
  ],
};

test('an option that something is only compared with is not chosen', () => {
  for (const [language, [options, open, given]] of Object.entries(OFTEN) as [Language, (typeof OFTEN)['en']][]) {
    for (const text of open) assert.equal(read('choice', text, language, '', options), '?', text);
    for (const [text, want] of Object.entries(given))
      assert.equal(read('choice', text, language, '', options), want, text);
  }
});

const DRINKS: Record<Language, readonly [string[], open: string[]]> = {
  en: [
    ['Tea', 'Coffee', 'Milk', 'Water'],
    ['no tea, no coffee', 'no milk, no water, only air', 'the number 3 mug', 'mug number 2'],
  ],
  de: [
    ['Tee', 'Kaffee', 'Milch', 'Wasser'],
    ['kein Tee, kein Kaffee', 'Becher Nummer 3', 'was auch immer, nur keine Milch'],
  ],
  fr: [
    ['Thé', 'Café', 'Lait', 'Eau'],
    ['pas de thé, pas de café', 'tasse numéro 3', "n'importe quoi sauf du lait"],
  ],
  es: [
    ['Té', 'Café', 'Leche', 'Agua'],
    ['ni té, ni café', 'taza número 3', 'con lo que sea menos con leche', 'lo que sea menos leche'],
  ],
};

test('what is denied one by one, left out, or numbered as something else is not chosen', () => {
  for (const [language, [options, open]] of Object.entries(DRINKS) as [Language, (typeof DRINKS)['en']][])
    for (const text of open) assert.equal(read('choice', text, language, '', options), '?', text);
  assert.equal(read('choice', 'number 3, please', 'en', '', DRINKS.en[0]), 'Milk');
  assert.equal(read('choice', 'tea, no, coffee', 'en', '', DRINKS.en[0]), 'Coffee');
});

test('a denied fault is neither a yes nor a no, unless the fault was asked for', () => {
  const rows = [
    ['en', 'Do you like the desk?', ["it's not bad", 'not half bad', 'You never know'], 'Is it bad?', 'not bad'],
    [
      'de',
      'Mögen Sie den Tisch?',
      ['gar nicht übel', 'nicht schlecht', 'Sag niemals nie.'],
      'Ist er schlecht?',
      'nicht schlecht',
    ],
    ['fr', 'Aimez-vous la table ?', ["elle n'est pas mal", 'pas mauvaise', 'Il ne faut jamais dire jamais'], '', ''],
    ['es', '¿Le gusta la mesa?', ['no es mala', 'no está tan mal', 'nunca se sabe'], '', ''],
  ] as const;
  for (const [language, asked, open] of rows)
    for (const text of open) assert.equal(read('yes_no', text, language, asked), '?', text);
  assert.equal(read('yes_no', 'No, not bad', 'en', 'Is it bad?'), 'no');
  assert.equal(read('yes_no', 'Yes, not bad', 'en', 'Do you like it?'), 'yes');
});

test('a yes about what is over and a no with an exception are asked back', () => {
  const now = {
    en: 'Do you own a boat?',
    de: 'Besitzen Sie ein Boot?',
    fr: 'Possédez-vous un bateau ?',
    es: '¿Tiene barco?',
  };
  const over = {
    en: ['Yes, we had one till April', 'yes, I used to', 'Yes, sold it'],
    de: ['Ja, bis April hatten wir eins', 'ja, früher', 'Ja, verkauft'],
    fr: ["Oui, j'en avais un jusqu'en avril", 'oui, avant'],
    es: ['Sí, tenía uno hasta abril', 'sí, antes'],
  };
  for (const [language, texts] of Object.entries(over) as [Language, string[]][])
    for (const text of texts) assert.equal(read('yes_no', text, language, now[language]), '?', text);
  assert.equal(read('yes_no', 'Yes, since April', 'en', now.en), 'yes');
  assert.equal(read('yes_no', 'Yes, used it before work', 'en', now.en), 'yes');
  assert.equal(read('yes_no', 'No, I had one once', 'en', now.en), 'no');
  assert.equal(read('yes_no', 'Never, oh: it leaked once', 'en', 'Has it ever leaked?'), '?');
  assert.equal(read('yes_no', 'No, not once', 'en', 'Has it ever leaked?'), 'no');
  assert.equal(read('yes_no', 'Nein, außer einmal', 'de', 'War es schon undicht?'), '?');
  assert.equal(read('yes_no', 'Non, sauf une fois', 'fr', 'A-t-il déjà fui ? Aviez-vous vu ?'), '?');
});
