import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, type Language } from '@insights/language';
import { type Asked, readAnswer } from './index.ts';

function read(kind: Asked['kind'], text: string, language: Language, more: Partial<Asked> = {}): string {
  const found = readAnswer({ kind, text: '', options: [], min: null, max: null, unit: null, ...more }, text, language);
  return found.kind === 'value' ? String(found.value) : '?';
}

const LONG: Record<Language, readonly (readonly [want: string, ...texts: string[]])[]> = {
  en: [
    ['135', '2 hrs 15', 'two hours fifteen', '2hrs15', '2 hours and 15'],
    ['45', 'three quarters of an hour', '45 (all of it; 10 of that on foot)'],
    ['?', '2 hours 3 times', '20 there, 25 back'],
  ],
  de: [
    ['135', '2 Std 15', 'zwei Stunden fünfzehn', '2 Stunden und 15'],
    ['45', 'eine dreiviertel Stunde', 'dreiviertel Stunde', '45 (alles zusammen, 10 davon zu Fuß)'],
    ['?', '20 hin, 25 zurück'],
  ],
  fr: [
    ['135', 'deux heures quinze', '2h15', '2 heures 15'],
    ['45', "trois quarts d'heure", '45 (en tout, dont 10 à pied)'],
    ['?', "20 à l'aller, 25 au retour"],
  ],
  es: [
    ['135', 'dos horas quince', 'dos horas y quince', '2 horas 15'],
    ['45', 'tres cuartos de hora', '45 (todo, 10 de ellos a pie)'],
    ['?', '20 de ida, 25 de vuelta'],
  ],
};

test('hours and a bare number are hours and minutes, and a remark in brackets is no second answer', () => {
  for (const language of LANGUAGES)
    for (const [want, ...texts] of LONG[language])
      for (const text of texts) assert.equal(read('number', text, language, { unit: 'minutes' }), want, text);
});

const OFTEN: Record<Language, readonly [options: string[], several: string[], open: string[]]> = {
  en: [
    ['Daily', 'A few times a month', 'Rarely'],
    ['twice a month', '2-3 times a month'],
    ['twice a week', '20 times a month'],
  ],
  de: [
    ['Täglich', 'Mehrmals im Monat', 'Selten'],
    ['zweimal im Monat', '2x im Monat', 'dreimal im Monat'],
    ['2x die Woche', 'zwanzigmal im Monat'],
  ],
  fr: [['Chaque jour', 'Plusieurs fois par mois', 'Rarement'], ['deux fois par mois'], ['deux fois par semaine']],
  es: [['A diario', 'Varias veces al mes', 'Casi nunca'], ['dos veces al mes'], ['dos veces por semana']],
};

test('a number of times in a period is the option that says several times in it', () => {
  for (const language of LANGUAGES) {
    const [options, several, open] = OFTEN[language];
    for (const text of several) assert.equal(read('choice', text, language, { options }), options[1], text);
    for (const text of open) assert.equal(read('choice', text, language, { options }), '?', text);
  }
});

test('what is denied in the same words as another option is taken leaves that one chosen', () => {
  const rows = [
    ['en', ['Skis', 'Sled', 'Skates'], 'skis yes, snowboard no'],
    ['de', ['Ski', 'Schlitten', 'Kufen'], 'Ski ja, Snowboard nein'],
    ['fr', ['Skis', 'Luge', 'Patins'], 'skis oui, raquettes non'],
    ['es', ['Esquís', 'Trineo', 'Patines'], 'trineo sí, raquetas no'],
  ] as const;
  for (const [language, options, text] of rows)
    assert.equal(read('multi_choice', text, language, { options }), language === 'es' ? 'Trineo' : options[0], text);
  assert.equal(read('multi_choice', 'skis, no snow', 'en', { options: rows[0][1] }), '?');
});
