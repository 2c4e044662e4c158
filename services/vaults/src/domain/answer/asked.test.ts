import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageOf } from '@insights/language';
import { understand } from '../../search/question.ts';
import { chunksOf } from '../chunking/chunks-of.ts';
import { languageOfText } from '../chunking/language-of.ts';
import { composeAnswer } from './compose-answer.ts';
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
