import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageOf } from '@insights/language';
import { understand } from '../../search/question.ts';
import { chunksOf } from '../chunking/chunks-of.ts';
import { languageOfText } from '../chunking/language-of.ts';
import { composeAnswer } from './compose-answer.ts';
import { passagesOnly } from './declines.ts';
import type { Passage } from './passage.ts';

const passagesOf = (text: string): Passage[] =>
  chunksOf(text, languageOf(languageOfText(text)) ?? 'en').map((chunk) => ({
    ...chunk,
    id: String(chunk.ordinal),
    document_id: 'a',
    document_version: 1,
    conversation_id: null,
  }));

/** What the answer to each question cites of a text. */
function assertCited(text: string, rows: readonly (readonly [question: string, ...quotes: string[]])[]): void {
  const passages = passagesOf(text);
  for (const [question, ...quotes] of rows) {
    const { citations } = composeAnswer(understand(question), passages);
    assert.deepEqual(
      citations.map(({ quote }) => quote),
      quotes,
      question,
    );
  }
}

test('a question about a code gets what is said of that code, and nothing of one that is divided differently', () => {
  assertCited(
    `Locker K-31 is grey. Locker K3-1 is red. Release v4.10.2 mends the pump. Release v4.1.02 stops the pump.
C++ courses are in hall one. C# courses are in hall two. C courses are in hall three. Set AUTO_LOCK to ten. Set auto-lock-alarm to three.
Screw M6×30 is steel. Screw M6×35 is brass. Account AT61 1904 3002 3457 3201 is for gifts. The number +43 1 234-5678 is for nights.`,
    [
      ['Which colour is locker K-31?', 'Locker K-31 is grey.'],
      ['Which colour is locker K3-1?', 'Locker K3-1 is red.'],
      ['What does release v4.10.2 do?', 'Release v4.10.2 mends the pump.'],
      ['Where are the C++ courses?', 'C++ courses are in hall one.'],
      ['Where are the C# courses?', 'C# courses are in hall two.'],
      ['What is AUTO-LOCK?', 'Set AUTO_LOCK to ten.'],
      ['What is screw M6x35 made of?', 'Screw M6×35 is brass.'],
      ['What is account AT611904300234573201 for?', 'Account AT61 1904 3002 3457 3201 is for gifts.'],
      ['What is +4312345678 for?', 'The number +43 1 234-5678 is for nights.'],
    ],
  );
  assertCited('Der Raum B-12 ist blau. Der Raum B1-2 ist grün.', [
    ['Welche Farbe hat der Raum B-12?', 'Der Raum B-12 ist blau.'],
    ['Welche Farbe hat der Raum B1-2?', 'Der Raum B1-2 ist grün.'],
  ]);
  assertCited('La salle B-12 est bleue. La salle B1-2 est verte.', [
    ['De quelle couleur est la salle B-12 ?', 'La salle B-12 est bleue.'],
  ]);
  assertCited('La sala B-12 es azul. La sala B1-2 es verde.', [
    ['¿De qué color es la sala B-12?', 'La sala B-12 es azul.'],
  ]);
});

test('a question in a language without answers gets the nearest passages and is told so in that language', () => {
  for (const [locale, text, question] of [
    ['tr', 'Otoparkın kapısı akşam yedide kapanır.', 'Otoparkın kapısı ne zaman kapanır?'],
    ['nl', 'De poort sluit om zeven uur.', 'Hoe laat sluit de poort?'],
    ['cs', 'Brána se zavírá v sedm.', 'V kolik se zavírá brána?'],
    ['pt', 'O portão fecha às sete.', 'Quando é que o portão fecha?'],
    ['pl', 'Brama zamyka się o siódmej.', 'O której zamyka się brama?'],
    ['sv', 'Grinden stängs klockan sju.', 'När stängs grinden?'],
    ['uk', 'Брама зачиняється о сьомій.', 'О котрій зачиняється брама?'],
    ['fa', 'دروازه ساعت هفت بسته می‌شود.', 'دروازه کی بسته می‌شود؟'],
  ] as const) {
    const { answer, citations } = composeAnswer(understand(question), passagesOf(text));
    assert.equal(answer, `${passagesOnly({ locale })} [1]`, question);
    assert.deepEqual(
      citations.map(({ quote }) => quote),
      [text],
    );
  }
});

test('a question in one of the languages of answers stays in it, whatever words it shares with others', () => {
  for (const [locale, question] of [
    ['en', 'Do coal bags go to pier D?'],
    ['en', 'Do passes cost ninety pounds?'],
    ['en', 'wifi password'],
    ['en', 'Is Jan Kowalski in?'],
    ['de', 'Was kostet die Dauerkarte?'],
    ['fr', 'La cantine est-elle ouverte ?'],
    ['es', '¿Está cerrada la cantina?'],
  ] as const)
    assert.equal(understand(question).locale, locale, question);
});

test('ordinary forms of questions are answered: French inversion, German verbs, umlauts that are spelled out', () => {
  assertCited("La buvette n'accepte pas les chèques. La chaudière est contrôlée en mai. Léa a la clé du local.", [
    ['La buvette accepte-t-elle les chèques ?', "La buvette n'accepte pas les chèques."],
    ['Quand la chaudière est-elle contrôlée ?', 'La chaudière est contrôlée en mai.'],
    ['Léa a-t-elle la clé du local ?', 'Léa a la clé du local.'],
    ['Les chèques sont-ils acceptés à la buvette ?', "La buvette n'accepte pas les chèques."],
  ]);
  assertCited('Dauerkarten kosten neunzig Euro. Die Müllsäcke werden freitags abgeholt. Hunde brauchen eine Leine.', [
    ['Was kostet eine Dauerkarte?', 'Dauerkarten kosten neunzig Euro.'],
    ['Wann werden Muellsaecke abgeholt?', 'Die Müllsäcke werden freitags abgeholt.'],
    ['Was braucht ein Hund?', 'Hunde brauchen eine Leine.'],
  ]);
  assertCited('Die Tuerschluessel liegen beim Pfoertner.', [
    ['Wo liegen die Türschlüssel?', 'Die Tuerschluessel liegen beim Pfoertner.'],
  ]);
  assertCited('The stove is swept in May. Season tickets cost ninety pounds.', [
    ['What does a season ticket cost?', 'Season tickets cost ninety pounds.'],
    ['When is the stove swept?', 'The stove is swept in May.'],
  ]);
  assertCited('Los abonos cuestan noventa euros. La caldera se revisa en mayo.', [
    ['¿Cuánto cuesta el abono?', 'Los abonos cuestan noventa euros.'],
    ['¿Cuándo se revisa la caldera?', 'La caldera se revisa en mayo.'],
  ]);
});

test('in a language without answers only sentences that have words of the question are cited, and none where none has', () => {
  assertCited('倉庫は八時に閉まります。自転車は裏口に置きます。会議室の鍵は受付にあります。', [
    ['倉庫は何時に閉まりますか？', '倉庫は八時に閉まります。'],
    ['会議室の鍵はどこにありますか？', '会議室の鍵は受付にあります。'],
    ['喫煙所はありますか？'],
  ]);
  assertCited('يغلق المخزن في الثامنة. توضع الدراجات عند الباب الخلفي. متى يغلق المكتب؟', [
    ['متى يغلق المخزن؟', 'يغلق المخزن في الثامنة.'],
    ['كم سعر القهوة؟'],
  ]);
  assertCited('仓库八点关门。自行车放在后门。', [['仓库几点关门？', '仓库八点关门。'], ['咖啡多少钱？']]);
  assertCited('Magazyn zamyka się o ósmej. Rowery stoją przy tylnych drzwiach.', [
    ['Kiedy zamyka się magazyn?', 'Magazyn zamyka się o ósmej.'],
  ]);
});

test('a sentence that begins with a pronoun is about what the one before it is about', () => {
  assertCited(
    'The north kiosk is beside gate four. It shuts at ten.\n\nThe south kiosk is beside gate two. It shuts at six.',
    [
      ['When does the north kiosk shut?', 'It shuts at ten.'],
      ['When does the south kiosk shut?', 'It shuts at six.'],
    ],
  );
  assertCited('Der Nordkiosk steht neben Tor vier. Er schließt um zehn.', [
    ['Wann schließt der Nordkiosk?', 'Er schließt um zehn.'],
  ]);
  assertCited('Le kiosque du nord est à côté de la porte quatre. Il ferme à dix heures.', [
    ['Quand le kiosque du nord ferme-t-il ?', 'Il ferme à dix heures.'],
  ]);
});

test('a condition that a sentence has in other words does not keep it from answering', () => {
  assertCited('Trainees need consent from the chief cook to trade duties.', [
    ['May trainees trade duties without consent?', 'Trainees need consent from the chief cook to trade duties.'],
  ]);
});

test('what is said of one thing only answers a question about another one', () => {
  assertCited('The kiosk takes coins only. The kiosk is beside gate four.', [
    ['Does the kiosk take vouchers?', 'The kiosk takes coins only.'],
  ]);
  assertCited('Der Kiosk nimmt nur Münzen. Der Kiosk steht neben Tor vier.', [
    ['Nimmt der Kiosk Gutscheine?', 'Der Kiosk nimmt nur Münzen.'],
  ]);
  assertCited('Le kiosque accepte uniquement les pièces. Le kiosque est près de la porte.', [
    ['Le kiosque accepte-t-il les bons ?', 'Le kiosque accepte uniquement les pièces.'],
  ]);
  assertCited('El quiosco acepta solo monedas. El quiosco está junto a la puerta.', [
    ['¿El quiosco acepta vales?', 'El quiosco acepta solo monedas.'],
  ]);
});
