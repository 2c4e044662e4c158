import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '@insights/language';
import type { Language } from '@insights/language';
import { WISHES, signalsOf } from './index.ts';
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
  // A language that is not supported is no other one.
  assert.deepEqual(kinds('Ang bahay namin ay nasa tabi ng dagat, at doon ako lumaki kasama ang lola ko'), []);
  assert.deepEqual(kinds('Het huis staat aan zee en daar ben ik met mijn oma opgegroeid'), []);
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

test('what the buttons of the participant page say is read in every interview', () => {
  const buttons: [SignalKind, readonly string[]][] = [
    [
      'skip',
      [
        'I would like to skip this question.',
        'Ich möchte diese Frage überspringen.',
        'Je voudrais passer cette question.',
        'Quiero saltar esta pregunta.',
      ],
    ],
    [
      'break',
      [
        'I would like to take a break.',
        'Ich möchte eine Pause machen.',
        'Je voudrais faire une pause.',
        'Quiero hacer una pausa.',
      ],
    ],
  ];
  for (const [kind, texts] of buttons)
    for (const text of texts)
      for (const language of LANGUAGES) {
        const found = signalsOf({ text, language, input: null, took_ms: null });
        assert.equal(found.find((signal) => signal.kind === kind)?.certainty, 'certain', `${language}: ${text}`);
      }
});

test('emergencies, age, threats, carers and wishes are found in four languages, and their denials are not', () => {
  const shown: [SignalKind, Language, string][] = [
    ['emergency', 'en', 'my left arm has gone numb and I feel sick'],
    ['emergency', 'de', 'Ich bekomme kaum noch Luft'],
    ['emergency', 'fr', 'Mon père vient de s’effondrer'],
    ['emergency', 'es', 'Me duele mucho el pecho'],
    ['minor', 'en', 'I am only 14'],
    ['minor', 'en', 'I am still a kid'],
    ['minor', 'en', 'I’m sixteen, is that a problem?'],
    ['minor', 'en', 'I am in the 8th grade'],
    ['minor', 'fr', 'J’ai seize ans'],
    ['minor', 'es', 'Tengo quince años'],
    ['minor', 'de', 'Ich bin erst 15 Jahre alt'],
    ['minor', 'fr', 'J’ai 13 ans'],
    ['minor', 'es', 'Tengo 16 años'],
    ['threat', 'en', 'Tomorrow I will stab him'],
    ['threat', 'de', 'Morgen bringe ich ihn um'],
    ['threat', 'fr', 'Je vais tuer mon chef'],
    ['threat', 'es', 'Voy a matar a mi jefe'],
    ['carer', 'en', 'I am filling this in for my mother'],
    ['carer', 'de', 'Ich antworte für meinen Vater'],
    ['carer', 'fr', 'Je réponds pour mon mari'],
    ['carer', 'es', 'Contesto por mi padre'],
    ['off_record', 'en', 'between us, he drinks'],
    ['off_record', 'de', 'Unter uns, er trinkt'],
    ['off_record', 'fr', 'Entre nous, il boit'],
    ['off_record', 'es', 'Entre nosotros, bebe'],
    ['stop', 'en', 'I need to stop here because my shift starts'],
    ['stop', 'de', 'Ich möchte hier aufhören, meine Schicht beginnt'],
    ['stop', 'fr', 'Je voudrais arrêter ici, mon service commence'],
    ['stop', 'es', 'Quiero terminar aquí, empieza mi turno'],
    ['who_sees', 'en', 'Will my manager read this?'],
    ['who_sees', 'de', 'Liest das mein Chef?'],
    ['who_sees', 'fr', 'Qui va lire mes réponses ?'],
    ['who_sees', 'es', '¿Quién va a leer esto?'],
  ];
  for (const [kind, language, text] of shown) assert.ok(kinds(text, language).includes(kind), `${kind}: ${text}`);
  const none: [SignalKind, Language, string][] = [
    ['emergency', 'en', 'I have no chest pain at all'],
    ['emergency', 'en', 'When I have chest pain I take a tablet'],
    ['minor', 'en', 'I am 15 minutes from the office'],
    ['minor', 'en', 'I’m forty-eight.'],
    ['minor', 'en', 'Sorry, I am thirty nine and I work nights'],
    ['minor', 'en', 'I’m an only child.'],
    ['minor', 'en', 'I am the middle child of five'],
    ['minor', 'en', 'I am in the seventh year of this job'],
    ['minor', 'de', 'Ich bin achtundvierzig Jahre alt'],
    ['minor', 'fr', 'J’ai quarante-huit ans'],
    ['minor', 'fr', 'J’ai soixante-dix ans'],
    ['minor', 'es', 'Tengo cuarenta y ocho años'],
    ['minor', 'fr', 'J’ai 15 ans d’expérience'],
    ['minor', 'es', 'Tengo 15 años de experiencia'],
    ['threat', 'en', 'I would never hurt him'],
    ['off_record', 'de', 'Die Absprachen unter uns sind gut'],
    ['off_record', 'fr', 'La confiance entre nous est bonne'],
    ['off_record', 'es', 'La relación entre nosotros es buena'],
    ['stop', 'en', 'I do not want to stop'],
    ['stop', 'en', 'I decided to stop smoking'],
    ['break', 'de', 'Wir machen mittags Pause'],
  ];
  for (const [kind, language, text] of none) assert.ok(!kinds(text, language).includes(kind), `${kind}: ${text}`);
});

test('who tells of leaving and of breaks at work does not surely want to leave the interview', () => {
  for (const [language, text] of [
    ['en', 'We have to leave because the next team needs the room'],
    ['en', 'I have to run because nobody else answers the bell'],
    ['en', 'We need a break because the shifts are far too long for the two of us'],
    ['de', 'Ich brauche eine Pause, weil die Schicht viel zu lang ist'],
    ['de', 'Wir müssen los, weil der nächste Patient schon lange wartet'],
  ] as const) {
    const found = signalsOf({ text, language, input: null, took_ms: null });
    assert.ok(
      found.every(({ kind, certainty }) => (kind !== 'stop' && kind !== 'break') || certainty === 'uncertain'),
      text,
    );
  }
});

test('what somebody gets used to is no wish for deletion, and a mark that somebody keeps is no age', () => {
  for (const text of ['It’s not the noise, you get used to that.', 'A 9. I’m keeping the 10 in reserve for August.'])
    assert.deepEqual(signalsOf({ text, language: 'en', input: null, took_ms: null }), [], text);
});

test('what is dated or long ago is told, and raises no alarm', () => {
  const told: Record<Language, readonly string[]> = {
    en: [
      'He had a heart attack in 2019, and since then I do the shopping.',
      'My father died many years ago, so we live alone.',
    ],
    de: [
      '2018 hatte er einen Herzinfarkt, seitdem kaufe ich ein.',
      'Mein Vater ist schon lange tot, wir wohnen allein.',
    ],
    fr: [
      'Il a fait un AVC en 2020, et depuis je fais les courses.',
      'Mon père est mort il y a vingt ans, nous vivons seules.',
    ],
    es: ['Tuvo un infarto en 2017 y desde entonces compro yo.', 'Mi padre murió hace muchos años, vivimos solas.'],
  };
  for (const [language, texts] of Object.entries(told) as [Language, readonly string[]][])
    for (const text of texts) {
      const found = signalsOf({ text, language, input: null, took_ms: null });
      const alarms = found.filter(
        ({ kind, certainty }) => ['emergency', 'grief'].includes(kind) && certainty === 'certain',
      );
      assert.deepEqual(alarms, [], text);
    }
});

test('a word for stopping at the end of a story is no certain wish to stop; a sentence of its own is', () => {
  const certainty = (text: string) =>
    signalsOf({ text, language: 'en', input: null, took_ms: null }).find(({ kind }) => kind === 'stop')?.certainty;
  const story =
    'they sent the letter twice and I did not understand the fee, so in the end I pressed the button, finish';
  assert.equal(certainty(story), 'uncertain');
  assert.equal(
    certainty('They sent the letter twice and I did not understand the fee that they wrote about in it. Stop.'),
    'certain',
  );
});

test('a question that is skipped in the indicative is skipped', () => {
  const skipped: Record<Language, readonly string[]> = {
    en: ['I’ll skip this one.'],
    de: ['Das überspringe ich lieber.'],
    fr: ['Je passe cette question.'],
    es: ['Esa me la salto.', 'Me la salto.'],
  };
  each(skipped, (text, found) => assert.ok(found.includes('skip'), text));
});

test('a hand that somebody gives is no wish to stop, and enough is', () => {
  const stops = (text: string) => kinds(text, 'de').includes('stop');
  assert.ok(!stops('Dann reicht er mir die Tasse, und wir schweigen. Er reicht mir auch die Decke.'));
  assert.ok(stops('Das reicht mir jetzt.') && stops('Reicht jetzt.'));
});

test('what somebody else wants, the past and a feature of a product are no wishes about the interview', () => {
  const stories: Record<Language, readonly string[]> = {
    en: [
      'They asked to speak to a supervisor about the bill',
      'I had to quit the course in spring',
      'We would like to delete those old videos from the shared drive',
      'I love that you can pause the film and resume tomorrow',
      'The nurse told her colleague who sees the chart first',
      'I leave at noon and I am home by one',
      'I leave for school at 7:30',
    ],
    de: [
      'Da wollte ich mit einem Menschen sprechen und kam nicht durch',
      'Die alten Dateien musste ich alle löschen',
      'Mein Kollege wollte dazu nichts sagen',
      'Wer die Schlüssel bekommt, schließt auch ab',
    ],
    fr: [
      'J’ai arrêté le sport l’an dernier',
      'Les clients veulent joindre un conseiller',
      'Je quitte le bureau à six heures',
    ],
    es: ['Los clientes piden hablar con una persona', 'Tuve que salir antes de la clase', 'Dejo la bici en la entrada'],
  };
  const wishes: readonly SignalKind[] = [...WISHES, 'off_record'];
  each(stories, (text, found) =>
    assert.deepEqual(
      found.filter((kind) => wishes.includes(kind)),
      [],
      text,
    ),
  );
});

test('who names a part wants that part left out, and who names none wants all of it deleted', () => {
  const named: Record<Language, readonly string[]> = {
    en: ['Please delete what I told you about my landlord', 'Could you remove that paragraph?'],
    de: ['Bitte streichen Sie das mit meinem Vermieter', 'Lösch bitte den letzten Satz'],
    fr: ['Effacez ce que j’ai dit sur mon voisin', 'Supprimez cette phrase'],
    es: ['Borra lo que dije sobre mi vecino', 'Elimina esa frase'],
  };
  each(named, (text, found) => {
    assert.ok(found.includes('omit') && !found.includes('withdrawal_asked'), text);
  });
  for (const text of ['Delete what I said', 'Please remove everything I told you'])
    assert.ok(kinds(text).includes('withdrawal_asked') && !kinds(text).includes('omit'), text);
});
