import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Language } from '@insights/language';
import { signalsOf } from './index.ts';
import type { Message, SignalKind } from './index.ts';
import { CRISES } from './testing/crises.ts';
import { ORDINARY } from './testing/ordinary.ts';
import { ORDERS, PERSONS, WITHDRAWALS } from './testing/wishes.ts';

const kinds = (text: string, language: Language = 'en', more: Partial<Message> = {}): SignalKind[] =>
  signalsOf({ text, language, input: null, took_ms: null, ...more }).map(({ kind }) => kind);

const each = (sets: Record<Language, readonly string[]>, check: (text: string, found: SignalKind[]) => void): void => {
  for (const [language, texts] of Object.entries(sets) as [Language, readonly string[]][])
    for (const text of texts) check(text, kinds(text, language));
};

test('wishes for deletion, for a person and orders are found in four languages', () => {
  each(WITHDRAWALS, (text, found) => assert.ok(found.includes('withdrawal_asked'), text));
  each(PERSONS, (text, found) => assert.ok(found.includes('person_asked'), text));
  each(ORDERS, (text, found) => assert.ok(found.includes('order'), text));
});

test('ordinary answers and crises are no wishes and no orders', () => {
  const wishes: SignalKind[] = [
    'withdrawal_asked',
    'person_asked',
    'order',
    'off_topic',
    'low_effort',
    'language_mismatch',
  ];
  for (const sets of [ORDINARY, CRISES])
    each(sets, (text, found) =>
      assert.deepEqual(
        found.filter((kind) => wishes.includes(kind)),
        [],
        text,
      ),
    );
});

test('a question about the interviewer or a story about a call is no wish for a person', () => {
  for (const text of ['are you a bot?', 'When I call the bank I want to talk to a real person.'])
    assert.ok(!kinds(text).includes('person_asked'), text);
});

test('a message in another language is noticed; short and mixed ones are not', () => {
  const german = 'Ich fange um sieben an und wir machen die Übergabe am Bett.';
  const [signal] = signalsOf({ text: german, language: 'en', input: null, took_ms: null });
  assert.deepEqual([signal?.kind, signal?.language], ['language_mismatch', 'de']);
  assert.deepEqual(kinds('Я начинаю работать в семь часов утра'), ['language_mismatch']);
  for (const text of ['ok', 'si', 'Anna Müller', '42', 'Zoom, Excel, SAP', 'We use the Gesundheitskarte for that'])
    assert.deepEqual(kinds(text), [], text);
});

test('pasted, hurried and empty messages are noticed', () => {
  const text = 'We start at seven and hand over at the bedside, which works well.';
  assert.deepEqual(kinds(text, 'en', { input: 'pasted' }), ['pasted']);
  assert.deepEqual(kinds(text, 'en', { took_ms: 500 }), ['too_fast']);
  assert.deepEqual(kinds(text, 'en', { took_ms: 20_000 }), []);
  assert.deepEqual(kinds(text, 'en', { took_ms: 500, input: 'voice' }), []);
  for (const empty of ['asdfgh', '....', 'xxxxxx', 'blah blah']) assert.deepEqual(kinds(empty), ['low_effort'], empty);
  for (const short of ['yes', '7', 'no', '?', '👍', 'ok', 'hmm']) assert.deepEqual(kinds(short), [], short);
});
