import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, type Language } from '@insights/language';
import { type Asked, readAnswer } from './index.ts';

const asked = (kind: Asked['kind'], text: string, options: readonly string[] = []): Asked => ({
  kind,
  text,
  options,
  min: null,
  max: null,
  unit: null,
});

/** A value, `~7` for about 7, `3..5`, `..5` and `10..` for a range and limits, `?` for none. */
function written(question: Asked, text: string, language: Language): string {
  const read = readAnswer(question, text, language);
  if (read.kind === 'value') return `${read.precision === 'about' ? '~' : ''}${String(read.value)}`;
  return read.kind === 'range' || read.kind === 'dates' ? `${read.low ?? ''}..${read.high ?? ''}` : '?';
}

const check = (question: Asked, language: Language, rows: readonly (readonly [want: string, ...said: string[]])[]) => {
  for (const [want, ...said] of rows)
    for (const each of said) assert.equal(written(question, each, language), want, `${language}: ${each}`);
};

test('a sign of comparison makes a limit, and one that may be an arrow makes nothing', () => {
  for (const language of LANGUAGES) {
    const signs = [
      ['..8', '<8', '< 8', '≤8', '<= 8', '=< 8', '＜8'],
      ['12..', '>12', '> 12', '≥ 12', '>=12', '＞12'],
      ['~9', '~9', '≈ 9', '∼9', '±9'],
      ['?', '-> 9', '=> 9', '→ 9', '9>', '3 < 9'],
      ['3..9', '>3, <9'],
    ] as const;
    check(asked('number', ''), language, signs);
    check(asked('scale', ''), language, [
      ['..8', '<8', '≤ 8'],
      ['4..', '>4', '≥4'],
      ['?', '6 >'],
    ]);
  }
  check(asked('date', ''), 'en', [
    ['..2014-01-01', '<2014'],
    ['2014-12-31..', '> 2014'],
  ]);
});

const BRACKETS: Record<Language, readonly (readonly [string, ...string[]])[]> = {
  en: [
    ['..8', 'Fewer [than] 8', '[under] 8', '(at most) 8', '8 (at most)', 'less {than} 8'],
    ['11..', '[over] 11', '(more than) 11', '11 (or more)'],
    ['~6', '[roughly] 6', '(around) 6', '6 (or so)', '6 [approximately]', '6 (approx.)'],
    ['?', '[not] 6', '(not) 6', '<not> 6', '{not} 6'],
    ['6', '6 (it was 9 before)', '6 (not 7)', '[laughs] 6', '6 [sic]', '(laughs) 6 [coughs]'],
    ['300', '[three] hundred'],
  ],
  de: [
    ['..8', 'weniger [als] 8', '[unter] 8', '8 (höchstens)'],
    ['11..', '[über] 11', '(mehr als) 11', '11 (oder mehr)'],
    ['~6', '[ungefähr] 6', '(circa) 6', '6 (oder so)'],
    ['?', '[nicht] 6', '(nicht) 6'],
    ['6', '6 (nicht 7)', '[lacht] 6', '6 [sic]'],
  ],
  fr: [
    ['..8', 'moins [de] 8', '(moins de) 8', '8 (au plus)'],
    ['11..', '[plus de] 11', '11 (au moins)'],
    ['~6', '[environ] 6', '(à peu près) 6', '6 (environ)'],
    ['?', '[pas] 6', '(pas) 6'],
    ['6', '6 (pas 7)', '[rires] 6', '6 [sic]'],
  ],
  es: [
    ['..8', 'menos [de] 8', '(menos de) 8', '8 (como máximo)'],
    ['11..', '[más de] 11', '11 (como mínimo)'],
    ['~6', '[unos] 6', '(aproximadamente) 6', '6 (más o menos)'],
    ['?', '[no] 6', '(no) 6', '6 (no 7)'],
    ['6', '[risas] 6', '6 [sic]'],
  ],
};

test('what brackets add to a sentence counts as if it stood there without them, and a remark in brackets stays one', () => {
  for (const language of LANGUAGES) check(asked('number', ''), language, BRACKETS[language]);
  check(asked('scale', ''), 'en', [
    ['?', '[not] 6'],
    ['~6', '(about) 6', '6 [about]'],
    ['6', '6 [laughs]'],
  ]);
  check(asked('yes_no', 'Do you like it?'), 'en', [
    ['no', 'I do [not] like it', '(not) really'],
    ['yes', '[laughs] yes'],
  ]);
  check(asked('choice', '', ['By train', 'By car']), 'en', [
    ['?', '[not] by train', '(not) by train'],
    ['By car', 'by [car]'],
  ]);
  check(asked('date', ''), 'en', [
    ['..2014-03-09', '[before] 9 March 2014'],
    ['?', '[not] 9 March 2014'],
  ]);
});

test('a number beside words that nobody could hear is none', () => {
  const unheard = { en: '[inaudible]', de: '[unverständlich]', fr: '[inaudible 00:12]', es: '[ininteligible]' };
  for (const language of LANGUAGES) {
    const gap = unheard[language];
    const rows = [`${gap} 6`, `6 ${gap}`, '[?] 6', '6 (?)', `${gap} 100`].map((said) => ['?', said] as const);
    check(asked('number', ''), language, rows);
    check(asked('scale', ''), language, rows);
  }
  check(asked('number', ''), 'en', [
    ['?', '[inaudible] hundred', 'two [inaudible] hundred'],
    ['6', 'It was [inaudible]. 6'],
  ]);
  check(asked('date', ''), 'en', [
    ['?', '[inaudible] March 2014'],
    ['?', 'three [inaudible]'],
  ]);
});

const HOURS: Record<Language, { readonly text: string; readonly rows: readonly (readonly [string, ...string[]])[] }> = {
  en: {
    text: 'How many hours did it take?',
    rows: [
      ['~0.17', '10 minutes', '10 [minutes]'],
      ['?', '3 months', '7 miles', '40%', '9 euros'],
    ],
  },
  de: {
    text: 'Wie viele Stunden hat es gedauert?',
    rows: [
      ['~0.17', '10 Minuten'],
      ['?', '3 Monate', '7 Meilen', '40 %', '9 Euro'],
    ],
  },
  fr: {
    text: 'Combien d’heures cela a-t-il pris ?',
    rows: [
      ['~0.17', '10 minutes'],
      ['?', '3 mois', '7 kilos', '40 %', '9 euros'],
    ],
  },
  es: {
    text: '¿Cuántas horas tardó?',
    rows: [
      ['~0.17', '10 minutos'],
      ['?', '3 meses', '7 millas', '40 %', '9 euros'],
    ],
  },
};

test('a question without a unit has that of its words: another time is converted, and what cannot be is no answer', () => {
  for (const language of LANGUAGES) {
    const { text, rows } = HOURS[language];
    check(asked('number', text), language, [['2', '2'], ['1.5', '90 min'], ...rows]);
  }
  check(asked('number', 'How long was it, in minutes?'), 'en', [
    ['120', '2 hours'],
    ['?', '2 months'],
  ]);
  check(asked('number', 'How many cups do you drink a day?'), 'en', [
    ['3', '3', '3 cups'],
    ['?', '3 minutes', '3 litres'],
  ]);
  check(asked('number', 'How many kilometres is it?'), 'en', [
    ['3', '3 km', '3 kilometers'],
    ['?', '3 miles'],
  ]);
  check(asked('number', 'What share of it, in percent?'), 'en', [['40', '40%']]);
});
