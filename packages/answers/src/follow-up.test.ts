import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, type Language } from '@insights/language';
import { type Asked, parseDate, readReply } from './index.ts';

const TODAY = new Date('2026-11-30');
const asked = (kind: Asked['kind'], more: Partial<Asked> = {}): Asked => ({
  kind,
  text: '',
  options: [],
  min: null,
  max: null,
  unit: null,
  ...more,
});

function reply(question: Asked, before: string, text: string, language: Language): unknown {
  const read = readReply(question, before, text, language, TODAY);
  return read.kind === 'value' ? read.value : read.kind;
}

const DAYS: Record<Language, readonly (readonly [string, string])[]> = {
  en: [
    ['on 7 May', '2021'],
    ['13/5', 'in 2021'],
  ],
  de: [
    ['am 7.5.', '2021'],
    ['am 7. Mai', 'Im Jahr 2021.'],
  ],
  fr: [
    ['le 07/05', '2021'],
    ['le 7 mai', 'en 2021'],
  ],
  es: [
    ['el 7/5', '2021'],
    ['el 7 de mayo', 'en 2021'],
  ],
};

test('a year that is asked back completes the day that was given', () => {
  for (const language of LANGUAGES)
    for (const [before, text] of DAYS[language]) {
      const want = before === '13/5' ? '2021-05-13' : '2021-05-07';
      assert.equal(reply(asked('date'), before, text, language), want, `${language} ${before}`);
    }
  assert.equal(reply(asked('date'), 'no idea', '2021', 'en'), 'dates');
});

const ORDINALS: Record<Language, readonly [first: string[], second: string[]]> = {
  en: [
    ['the first', 'the former'],
    ['the second', 'the latter', 'the second one'],
  ],
  de: [
    ['das erste', 'Ersteres'],
    ['das zweite', 'Letzteres', 'die zweite'],
  ],
  fr: [['le premier'], ['le second', 'la deuxième']],
  es: [['el primero'], ['el segundo', 'la segunda']],
};

test('an ordinal names one of the values that were left open, of numbers, options and days', () => {
  const or = { en: 'or', de: 'oder', fr: 'ou', es: 'o' };
  for (const language of LANGUAGES)
    for (const [at, texts] of ORDINALS[language].entries())
      for (const text of texts) {
        const of = (a: string, b: string): string => `${a} ${or[language]} ${b}`;
        assert.equal(reply(asked('scale'), of('3', '7'), text, language), at === 0 ? 3 : 7, text);
        assert.equal(reply(asked('number'), of('30', '70'), text, language), at === 0 ? 30 : 70, text);
        const options = ['Kiwi', 'Mango', 'Papaya', 'Guava'];
        const fruit = reply(asked('choice', { options }), of('Mango', 'Guava'), text, language);
        assert.equal(fruit, at === 0 ? 'Mango' : 'Guava', text);
      }
  assert.equal(reply(asked('date'), '3/4/2021', 'the latter', 'en'), '2021-04-03');
  assert.equal(reply(asked('scale'), 'no idea', 'the second', 'en'), 'none');
});

const CORRECTED: Record<Language, readonly [asked: string, ...(readonly [want: string, ...said: string[]])[]]> = {
  en: [
    'When was that?',
    ['2024-01-01', 'last year, no, the year before', 'last year. Sorry, the one before'],
    ['2026-11-16', 'last week, no, the week before that'],
    ['?', 'three years ago, no, four', 'Monday week', 'a week on Friday'],
    ['2026-11-25', 'Wednesday last week', 'last week, Wednesday'],
  ],
  de: [
    'Wann war das?',
    ['2024-01-01', 'letztes Jahr, nein, das davor', 'letztes Jahr, Quatsch, vorletztes'],
    ['?', 'vor drei Jahren, nein, vier', 'Freitag in acht Tagen'],
    ['2026-11-25', 'Mittwoch letzter Woche', 'letzte Woche Mittwoch'],
  ],
  fr: [
    'C’était quand ?',
    ['2024-01-01', "l'an dernier, non, celui d'avant"],
    ['2026-11-16', "la semaine dernière, pardon, celle d'avant"],
    ['?', 'il y a trois ans, non, quatre', 'vendredi en quinze'],
    ['2026-11-25', 'mercredi de la semaine dernière'],
  ],
  es: [
    '¿Cuándo fue?',
    ['2024-01-01', 'el año pasado, no, el anterior'],
    ['2026-11-16', 'la semana pasada, perdón, la anterior'],
    ['?', 'hace tres años, no, cuatro'],
    ['2026-11-25', 'el miércoles de la semana pasada'],
  ],
};

test('a time that is taken back is never the answer', () => {
  for (const language of LANGUAGES) {
    const [question, ...rows] = CORRECTED[language];
    for (const [want, ...texts] of rows)
      for (const text of texts) {
        const read = parseDate(text, language, question, TODAY);
        const found = read.kind === 'value' ? read.value : read.kind === 'dates' ? read.low : '?';
        assert.equal(found, want, text);
      }
  }
});
