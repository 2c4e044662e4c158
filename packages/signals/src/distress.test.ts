import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Language } from '@insights/language';
import { signalsOf } from './index.ts';
import type { Signal, SignalKind } from './index.ts';
import { CRISES } from './testing/crises.ts';
import { MORE_CRISES } from './testing/more-crises.ts';
import { ONCE_ALARMED, ONCE_MISSED } from './testing/once-wrong.ts';
import { NO_CRISES } from './testing/no-crises.ts';
import { ORDINARY } from './testing/ordinary.ts';
import { PLAIN } from './testing/plain.ts';
import { ORDINARY_UNSEEN, UNSEEN_FIRST, UNSEEN_SECOND, UNSEEN_THIRD } from './testing/unseen.ts';

const signs = (text: string, language: Language = 'en'): Signal[] =>
  signalsOf({ text, language, input: null, took_ms: null });
/** Whoever threatens somebody is answered otherwise than whoever suffers; both reach a person. */
const isAlarm = (text: string, language?: Language): boolean =>
  has(text, 'distress', language) || has(text, 'threat', language);
const has = (text: string, kind: SignalKind, language?: Language): boolean =>
  signs(text, language).some((signal) => signal.kind === kind);

/** The texts, over all languages, for which the sign is not as expected. */
const wrong = (sets: Record<Language, readonly string[]>, kind: SignalKind, expected: boolean): string[] =>
  (Object.entries(sets) as [Language, readonly string[]][]).flatMap(([language, texts]) =>
    texts.filter((text) => (kind === 'distress' ? isAlarm(text, language) : has(text, kind, language)) !== expected),
  );

/** Too indirect for rules of this kind, so that a change of the rules shows here. */
const MISSED = [
  'the farm is finished and so am I',
  "I can't see myself being here next year, and I don't mean the company.",
  'estarian todos contentos de quitarse este peso de encima, o sea yo',
];

test('every phrase of the crisis set is a sign of distress', () => {
  assert.ok(Object.values(CRISES).every((texts) => texts.length >= 30));
  assert.deepEqual(wrong(CRISES, 'distress', true), []);
});

test('of the phrases written before the rules knew them, three very indirect ones are missed', () => {
  const missed = [MORE_CRISES, UNSEEN_FIRST, UNSEEN_SECOND, UNSEEN_THIRD].flatMap((set) =>
    wrong(set, 'distress', true),
  );
  assert.deepEqual(missed, MISSED);
});

test('the families of phrases that were missed once are found in every language', () => {
  assert.deepEqual(wrong(ONCE_MISSED, 'distress', true), []);
});

test('ordinary answers that share words with distress are silent', () => {
  assert.deepEqual(wrong(PLAIN, 'distress', false), []);
  assert.deepEqual(wrong(ORDINARY_UNSEEN, 'distress', false), []);
  assert.deepEqual(wrong(ONCE_ALARMED, 'distress', false), []);
});

test('capitals, missing accents and missing punctuation change nothing', () => {
  for (const [language, texts] of Object.entries(CRISES) as [Language, readonly string[]][])
    for (const text of texts) {
      const bare = text.normalize('NFD').replaceAll(/\p{M}/gu, '');
      for (const form of [text.toUpperCase(), text.toLowerCase(), bare, `${text} 😔`, `So, ${text}`])
        assert.ok(isAlarm(form, language), form);
    }
});

test('a crisis phrase inside a long answer is found', () => {
  for (const [language, texts] of Object.entries(CRISES) as [Language, readonly string[]][]) {
    const around = ORDINARY[language].slice(0, 12).join(' ');
    for (const text of texts) assert.ok(isAlarm(`${around} ${text}. ${around}`, language), text);
  }
});

test('figurative, accidental, denied and reported uses are no distress', () => {
  assert.ok(Object.values(NO_CRISES).flat().length >= 60);
  assert.deepEqual(wrong(NO_CRISES, 'distress', false), []);
});

test('ordinary answers are no distress', () => {
  assert.ok(Object.values(ORDINARY).flat().length >= 300);
  assert.deepEqual(wrong(ORDINARY, 'distress', false), []);
});

test('a denial beside another sign is distress, and so is a sign after a denial', () => {
  assert.ok(has('I would never kill myself, but I feel worthless.', 'distress'));
  assert.ok(has("I don't want to kill myself, I just don't want to live any more.", 'distress'));
  assert.ok(!has('I would never kill myself.', 'distress'));
});

test('a negator that does not reach the sign denies nothing', () => {
  for (const text of [
    "I can't stop thinking about killing myself",
    "I don't know why I want to die",
    'no no i want to die',
  ])
    assert.ok(has(text, 'distress'), text);
});

test('bereavement is grief and no distress', () => {
  const cases: [Language, string][] = [
    ['en', 'My husband died in January.'],
    ['de', 'Mein Mann ist im Januar gestorben.'],
    ['fr', 'Mon mari est mort en janvier.'],
    ['es', 'Mi marido murió en enero.'],
    ['en', 'It has been quiet since Mum passed.'],
    ['de', 'Seit Papa gestorben ist, ist es still.'],
    ['fr', 'Papa est mort en mars.'],
    ['es', 'Mamá murió en marzo.'],
  ];
  for (const [language, text] of cases)
    assert.deepEqual(
      signs(text, language).map(({ kind }) => kind),
      ['grief'],
      text,
    );
});

test('who has to end a talk wants to stop and is in no distress', () => {
  for (const text of [
    'Ich muss Schluss machen, mein Bus kommt.',
    'Ich muss jetzt leider Schluss machen.',
    'Heute nicht mehr, das wars von mir.',
  ])
    assert.deepEqual(
      signalsOf({ text, language: 'de', input: null, took_ms: null }).map(({ kind }) => kind),
      ['stop'],
      text,
    );
  assert.deepEqual(
    signs('Ich will Schluss machen mit allem.', 'de').map(({ kind }) => kind),
    ['distress'],
  );
});

test('the words and their place are those of the message', () => {
  const text = 'Well, honestly: I WANT to die.';
  const [signal] = signs(text);
  assert.deepEqual(signal?.words, ['WANT', 'to', 'die']);
  assert.equal(text.slice(signal?.start, signal?.end), 'WANT to die');
});

test('what somebody felt or did years ago is asked about; what has gone on for years is an alarm', () => {
  const certainty = (text: string, language: Language) =>
    signs(text, language).find(({ kind }) => kind === 'distress')?.certainty;
  const past: [Language, string][] = [
    ['en', 'Nine years ago I tried to end my life; today I am fine.'],
    ['de', 'Vor acht Jahren wollte ich nicht mehr leben, heute geht es mir gut.'],
    ['fr', 'Il y a sept ans j’ai voulu mourir, aujourd’hui ça va.'],
    ['es', 'Hace seis años quise morir; hoy estoy bien.'],
  ];
  for (const [language, text] of past) assert.equal(certainty(text, language), 'uncertain', text);
  const now: [Language, string][] = [
    ['en', 'I want to die, it began years ago.'],
    ['de', 'Seit acht Jahren will ich nicht mehr leben.'],
    ['fr', 'Ça fait sept ans que je veux mourir.'],
    ['es', 'Hace seis años que quiero morir.'],
  ];
  for (const [language, text] of now) assert.equal(certainty(text, language), 'certain', text);
});
