import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EvidenceBook } from '../assemble/evidence-book.ts';
import { type Ask, Desk } from '../asks.ts';
import { readingOf } from '../campaign.fixture.ts';
import { corpusOf } from '../count/corpus.ts';
import { TOLD } from '../proof/hostile.fixture.ts';
import { proofOf } from '../proof/sentences.ts';
import type { Verdicts } from './prove.ts';
import { translateWith } from './translate.ts';

const CAMPAIGN = { id: '', name: '', goal: 'Hand-overs', language: 'en' };
const SAID = 'Je n’ai jamais reçu les 45 fiches avant la relève.';
const MEANT = 'I never got the 45 sheets before the hand-over.';

type Judge = (sentence: string, quotes: { text: string; by: string }[]) => boolean;
/** Finds words in the quotes of who says them. */
const honest: Judge = (sentence, quotes) => {
  const [, by, words = ''] = /^(?:Speaker (\w)|.*?) says: (.*)\.$/u.exec(sentence) ?? [];
  return quotes.some((quote) => (by === undefined || quote.by === by) && quote.text.includes(words));
};
/** And knows one translation. */
const knowing =
  (text: string): Judge =>
  (sentence, quotes) =>
    sentence.includes(text.slice(0, -1)) || honest(sentence, quotes);

/** What stands beside a French quote among English ones, as a model translates it; and what was asked. */
function translated(
  text: string,
  { said = SAID, language = 'fr', judge = knowing(MEANT) }: { said?: string; language?: string; judge?: Judge } = {},
) {
  const foreign = { ...readingOf('foreign', [said]), language };
  const corpus = corpusOf([foreign, ...TOLD.en.said.map((own, index) => readingOf(`c${index}`, [own]))]);
  const book = new EvidenceBook(corpus);
  book.cite(corpus.readings.flatMap(({ observations }) => observations.map(({ id }) => id)));
  const evidence = book.all();
  const row = evidence.find(({ conversation_id }) => conversation_id === 'foreign');
  const answers = new Map<string, unknown>();
  const asked: Ask[] = [];
  for (;;) {
    const desk = new Desk(answers);
    const verdicts: Verdicts = { known: new Map(), fresh: new Map(), judged: [] };
    const found = translateWith(desk, evidence, {
      proof: proofOf(corpus, [], { campaign: CAMPAIGN, questions: [] }),
      verdicts,
    });
    if (found) return { shown: found.get(row?.id ?? '') ?? null, all: found.size, asked, verdicts };
    for (const ask of desk.missing) {
      asked.push(ask);
      const { items = [] } = ask.data as {
        items?: { id: string; sentence: string; quotes: { text: string; by: string }[] }[];
      };
      const given = items.map(({ id, sentence, quotes }) => ({
        id,
        verdict: judge(sentence, quotes) ? 'supported' : 'not',
        states_link: false,
        reason: '',
      }));
      answers.set(ask.key, ask.name.startsWith('judge') ? { verdicts: given } : { translations: [{ id: 'q1', text }] });
    }
  }
}

test('a quote in another language is translated with one request, of its conversation alone, and judged', () => {
  const { shown, all, asked, verdicts } = translated(MEANT);
  assert.deepEqual([shown, all], [MEANT, 1]);
  assert.deepEqual(
    asked.map(({ name, conversation_ids }) => [name.split('_')[0], name.startsWith('judge') || conversation_ids]),
    [
      ['translate', ['foreign']],
      ['judge', true],
    ],
  );
  const [ask = assert.fail()] = asked;
  const { language, quotes } = ask.data as { language: string; quotes: { text: string }[] };
  assert.deepEqual([language, quotes.map(({ text }) => text)], ['en', [SAID]]);
  assert.deepEqual(
    [...verdicts.fresh.values()].map(({ conversation_ids }) => conversation_ids),
    [['foreign']],
  );
});

test('quotes in the language of the campaign, or in one that is not known, are not sent', () => {
  for (const language of ['en', 'en-GB', 'und']) assert.deepEqual(translated(MEANT, { language }).asked, [], language);
});

test('what says something else is not shown: other figures, names, languages, addresses, marks, or what the judge does not find', () => {
  const wrong = [
    'I never got the 54 sheets before the hand-over.',
    'I never got the sheets before the hand-over.',
    'I never got the 45 sheets before the hand-over, in 3 of 4 cases.',
    'I always got the 45 sheets before the hand-over.',
    'I never got the 45 sheets before the hand-over, see http://example.org.',
    '[name] never got the 45 sheets before the hand-over.',
    '<b>I never got the 45 sheets</b> before the hand-over.',
    'Ich habe die 45 Blätter nie vor der Übergabe bekommen.',
    SAID,
    '',
    `${MEANT} `.repeat(9),
  ];
  for (const text of wrong) assert.equal(translated(text).shown, null, text);
});

test('figures are compared by the engine, whatever the judge says', () => {
  for (const text of ['I got 54 sheets.', 'I got the sheets.', 'I got 45 sheets of four.'])
    assert.equal(translated(text, { judge: knowing(text) }).shown, null, text);
});

test('a judge that lets everything pass is found out by its controls, and nothing is shown', () => {
  assert.equal(translated('I always got the 45 sheets before the hand-over.', { judge: () => true }).shown, null);
  assert.equal(translated(MEANT, { judge: () => true }).shown, null);
});

test('the marks inside a number follow the language, and number words of an unknown language are left to the judge', () => {
  const cases = [
    ['fr', 'Ça coûte 2,50 euros.', 'That costs 2.50 euros.'],
    ['pl', 'Nigdy nie dostałem trzech.', 'I never got three of them.'],
    ['fr', 'Un mot de [name], deux fois.', 'A word from [name], twice.'],
    ['fr', 'Une dizaine de fois.', 'About ten times.'],
  ] as const;
  for (const [language, said, text] of cases) {
    assert.equal(translated(text, { said, language, judge: knowing(text) }).shown, text);
  }
});
