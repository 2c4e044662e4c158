import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, type Language, isVerbatim, quotedIn } from '@insights/language';
import { pick, randomNumbers, randomTurn } from '@insights/language/testing';
import { bySize } from '../../../../../test/support/size.ts';
import { chunksOf } from '../chunking/chunks-of.ts';
import { understand } from '../../search/question.ts';
import { checkAnswer } from './check-answer.ts';
import { composeAnswer } from './compose-answer.ts';
import type { ComposedAnswer, Passage } from './passage.ts';
import { sourcesOf } from './sources.ts';
import { isCitedIn, isSaid } from './verified-answer.ts';

const TRANSCRIPTS = bySize({ smoke: 150, proof: 4_000 });

const QUESTIONS: Record<Language, string> = {
  en: 'What do people say about the invoice export and the receipt scanner?',
  de: 'Was sagen die Leute über den Rechnungsexport und den Belegscanner?',
  fr: "Que disent les gens de l'export des factures et de l'application?",
  es: '¿Qué dice la gente de la exportación de facturas y de la aplicación?',
};

/** As vaults stores them: a line for each turn of a transcript, or prose. */
function documentOf(next: () => number, language: Language): string {
  const isProse = next() < 0.3;
  return Array.from({ length: 8 }, (_, index) => {
    const turn = randomTurn(next, language);
    return isProse ? turn : `${index % 2 === 0 ? 'Anna Weber' : 'Tom Berg'}: ${turn.replaceAll(/[\r\n]+/g, ' ')}`;
  }).join('\n');
}

function assertSaid({ sentences }: ComposedAnswer, passages: readonly Passage[], text: string, place: string): void {
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  for (const { text: sentence, citations } of sentences) {
    for (const citation of citations) {
      assert.equal(text.slice(citation.start, citation.end), citation.quote, place);
      assert.ok(isCitedIn(byId, citation), place);
    }
    const quotes = citations.map(({ quote }) => quote);
    for (const { words } of quotedIn(sentence))
      assert.ok(isVerbatim(words, quotes), `${place}: ${JSON.stringify([words, quotes])}`);
    assert.ok(isSaid({ text: sentence, quotes }), place);
  }
}

test('what an answer quotes is a slice of what it cites, whatever the document', () => {
  let sentences = 0;
  for (let seed = 1; seed <= TRANSCRIPTS; seed += 1) {
    const next = randomNumbers(seed);
    const language = pick(LANGUAGES, next);
    const text = documentOf(next, language);
    const passages = chunksOf(text, language).map((chunk) => ({
      ...chunk,
      id: `c${chunk.ordinal}`,
      document_id: 'd',
      document_version: 1,
      conversation_id: null,
    }));
    const question = understand(QUESTIONS[language]);
    const answer = composeAnswer(question, passages);
    assertSaid(answer, passages, text, `seed ${seed}`);
    sentences += answer.sentences.length;
    // A model that quotes what it got, and what it did not get.
    const sources = sourcesOf(passages, question.language);
    const written = sources.flatMap(({ n, text: said }) =>
      n === null ? [] : [{ text: `Anna Weber: “${said}”`, citations: [n] }],
    );
    const { answer: worded } = checkAnswer(written, sources, { question, mostWords: 400 });
    if (worded) assertSaid(worded, passages, text, `seed ${seed}, worded`);
  }
  assert.ok(sentences > TRANSCRIPTS);
});
