import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Language } from '@insights/language';
import { type Asked, readAnswer } from './index.ts';

type Rows = readonly (readonly [want: number | string, ...texts: string[]])[];

function check(asked: Pick<Asked, 'kind' | 'text'> & Partial<Asked>, language: Language, rows: Rows): void {
  const question: Asked = { options: [], min: null, max: null, unit: null, ...asked };
  for (const [want, ...texts] of rows)
    for (const text of texts) {
      const read = readAnswer(question, text, language);
      const found = read.kind === 'value' ? (read.precision === 'about' ? `~${String(read.value)}` : read.value) : '?';
      assert.equal(found, want, `${language} ${asked.text} ${text}`);
    }
}

const WAY: Record<Language, readonly [string, unit: string, Rows]> = {
  en: [
    'How many minutes does it take?',
    'minutes',
    [
      ['?', '9 blocks', 'six stations', 'one lesson', "three songs' worth", '14 km', '5 hills or so', '2 buses'],
      [25, '25', '25 minutes', '25 long minutes', '25 altogether', '25 thanks', '25 door to door'],
    ],
  ],
  de: [
    'Wie viele Minuten dauert es?',
    'Minuten',
    [
      ['?', '9 Stationen', 'sechs Ampeln', 'eine Folge', 'vier stationen', '14 km mit dem Rad'],
      [25, '25', '25 Minuten', '25 gute Minuten', '25 insgesamt', '25 zu Fuß', 'Gut, 25'],
    ],
  ],
  fr: [
    'Combien de minutes faut-il ?',
    'minutes',
    [
      ['?', 'neuf stations', 'six chansons', 'une chanson', '14 km à vélo'],
      [25, '25', 'vingt-cinq minutes', '25 bonnes minutes', '25 en tout', '25 à pied'],
    ],
  ],
  es: [
    '¿Cuántos minutos tarda?',
    'minutos',
    [
      ['?', 'nueve estaciones', 'seis canciones', 'una canción', '14 km en bici'],
      [25, '25', 'veinticinco minutos', '25 largos minutos', '25 en total', '25 a pie'],
    ],
  ],
};

test('a number of something else that is named is no number of minutes', () => {
  for (const [language, [text, unit, rows]] of Object.entries(WAY) as [Language, (typeof WAY)['en']][]) {
    check({ kind: 'number', text, unit }, language, rows);
    check({ kind: 'number', text }, language, rows);
  }
});

test('an amount in another currency is asked back, and cents are a part of what is before them', () => {
  const rows: Rows = [
    ['?', '70 dollars', '$70', '£70', '¥7000', '70 CHF', '70 pounds', '70 cents'],
    [70, '70', '70 €', '€70', '70 euros', '70 EUR', '70 a week'],
    [3.5, '3 euros 50', '€3.50', '3 euros and 50 cents'],
  ];
  for (const unit of ['euros', '€', 'EUR', 'Euro'])
    check({ kind: 'number', text: 'What does it cost?', unit }, 'en', rows);
  check({ kind: 'number', text: 'What does it cost?', unit: 'pounds' }, 'en', [
    [70, '£70', '70 quid'],
    ['?', '€70', '70 bucks'],
  ]);
  check({ kind: 'number', text: 'Was kostet es?', unit: 'Euro' }, 'de', [
    ['?', '70 Franken', 'siebzig Dollar', '3 Kästen'],
    [3.5, '3 Euro 50'],
  ]);
  check({ kind: 'number', text: 'Combien coûte-t-il ?', unit: 'euros' }, 'fr', [['?', '70 francs', '70 livres']]);
  check({ kind: 'number', text: '¿Cuánto cuesta?', unit: 'euros' }, 'es', [['?', '70 pesos', '70 dólares']]);
});

test('what has many names is counted by any of them, unless it is measured', () => {
  check({ kind: 'number', text: 'How many animals do you keep?', unit: 'animals' }, 'en', [
    [3, '3 hens', 'three'],
    ['?', '3 km', '3 pounds', '3 hours'],
  ]);
});

test('stars and school marks are no points of another scale', () => {
  const ten = { kind: 'scale', text: 'From 1 to 10, how was it?' } as const;
  check(ten, 'en', [
    ['?', '3 stars', 'five stars!'],
    [9, '9 stars'],
  ]);
  check(ten, 'de', [['?', '3 Sterne', 'Note 1 mit Stern', 'eine Eins mit Sternchen', 'Schulnote 3']]);
  check(ten, 'fr', [['?', '3 étoiles']]);
  check(ten, 'es', [['?', '3 estrellas']]);
  check({ kind: 'scale', text: 'From 1 to 5, how was it?' }, 'en', [[3, '3 stars']]);
  check({ kind: 'scale', text: 'From 1 to 10, how many stars?' }, 'en', [[8, '8 stars']]);
});
