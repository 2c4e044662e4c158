import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, type Language } from '@insights/language';
import { readAnswer } from './index.ts';

type Rows = Record<Language, readonly string[]>;

function read(text: string, language: Language, asked: string): string {
  const question = { kind: 'number', text: asked, options: [], min: null, max: null, unit: null } as const;
  const found = readAnswer(question, text, language);
  if (found.kind === 'value') return `${found.precision === 'about' ? '~' : ''}${String(found.value)}`;
  return found.kind === 'range' ? `${found.low ?? ''}..${found.high ?? ''}` : '?';
}

const OFTEN: Record<Language, string> = {
  en: 'How often did you fly?',
  de: 'Wie oft sind Sie geflogen?',
  fr: 'Combien de fois avez-vous volé ?',
  es: '¿Cuántas veces voló?',
};
const SAYINGS: Rows = {
  en: ['once in a while', 'One too many, that is for sure', 'zero idea', 'number one!', 'once and for all', '0x1F'],
  de: ['auf einmal', 'null Ahnung', 'Einmal ist keinmal.', 'alle Jubeljahre einmal', 'einer zu viel', '0x1F'],
  fr: ['tous les trente-six du mois', 'un de ces quatre', 'une fois pour toutes', 'un de trop', '0x1F'],
  es: ['de vez en cuando', 'una de más', 'cada dos por tres', 'una vez más', 'cero ganas', '0x1F'],
};

test('a saying with a number in it counts nothing', () => {
  for (const language of LANGUAGES)
    for (const text of SAYINGS[language]) assert.equal(read(text, language, OFTEN[language]), '?', text);
  assert.equal(read('once, or once in a while twice', 'en', OFTEN.en), '?');
  assert.equal(read('Once', 'en', OFTEN.en), '1');
  assert.equal(read('einmal', 'de', OFTEN.de), '1');
});

const HOME: Record<Language, string> = {
  en: 'How many people live with you?',
  de: 'Wie viele Personen wohnen dort?',
  fr: 'Combien de personnes vivent là ?',
  es: '¿Cuántas personas viven ahí?',
};
const WITH_ANIMALS: Record<Language, readonly [added: string[], within: string[], person: string[]]> = {
  en: [['six plus a cat', 'we are six plus the hamster'], ['six with the cat'], ['six plus grandma', '6 plus twins']],
  de: [['zu sechst plus Katze', 'sechs plus der Hamster'], ['sechs mit der Katze'], ['sechs plus Oma']],
  fr: [['six plus un chat', 'on est six plus le chien'], ['on est six avec le chat'], ['six plus mamie']],
  es: [['seis más un gato', 'somos seis más la perra'], ['seis con el gato'], ['seis más la abuela']],
};

test('an animal is no person: added it leaves the number, and within it is asked back, as is somebody added', () => {
  for (const language of LANGUAGES) {
    const [added, within, person] = WITH_ANIMALS[language];
    for (const text of added) assert.equal(read(text, language, HOME[language]), '6', text);
    for (const text of [...within, ...person]) assert.equal(read(text, language, HOME[language]), '?', text);
  }
  assert.equal(read('10 plus', 'en', HOME.en), '10..');
  assert.equal(read('10+', 'en', HOME.en), '10..');
});

const ROUGH: Rows = {
  en: [
    '320, give or take',
    '320 all told, roughly',
    '320 odd',
    '320-odd',
    '320, plus or minus',
    '320. Or thereabouts.',
  ],
  de: [
    'knapp 320',
    '320, plus minus',
    '320 im Ganzen, ungefähr',
    '320 und ein paar Zerquetschte',
    'dreihundertzwanzig, circa',
  ],
  fr: ['320, à peu près', 'trois cent vingt et quelques', '320 en tout, environ', '320 et des poussières'],
  es: ['trescientos veinte y pico', '320 en total, más o menos', '320 y pico', '320, aproximadamente'],
};

test('a number that is said to be rough is about so much, wherever that stands', () => {
  for (const language of LANGUAGES)
    for (const text of ROUGH[language]) assert.equal(read(text, language, ''), '~320', text);
  assert.equal(read('320, roughly speaking it was less', 'en', ''), '320');
});
