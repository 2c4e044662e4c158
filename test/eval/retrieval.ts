/**
 * How well retrieval finds the passages that answer questions to meetings (`INSIGHTS_DATA_DIR`), beside plain Okapi BM25 on the same
 * chunks: `node test/eval/retrieval.ts [DIRECTORY]`. Prints the halves of the questions too, because what suits only one of them is chance.
 */
import { meetingQuestions } from './meeting-questions.ts';
import { okapi } from './okapi.ts';
import { type Asked, type Collection, measure, row } from './passages.ts';
import { retrievalIndex } from './retrieval-index.ts';

const collection = meetingQuestions(process.argv[2]);
const index = retrievalIndex(collection.texts);
const chunks = index.chunks.flatMap((ofText, document) => ofText.map((chunk) => ({ ...chunk, document })));
const ranked = okapi(chunks.map(({ text }) => text));
const baseline = (query: string) => ranked(query).flatMap((place) => chunks[place] ?? []);

const halves: readonly [string, (asked: Asked, place: number) => boolean][] = [
  ['all', () => true],
  ['even questions', (_, place) => place % 2 === 0],
  ['odd questions', (_, place) => place % 2 === 1],
];
console.log(`${collection.texts.length} documents, ${chunks.length} chunks`);
for (const [name, isIn] of halves) {
  const part: Collection = { ...collection, questions: collection.questions.filter(isIn) };
  const [plain, product] = [measure(part, baseline), measure(part, (query) => index.find(query))];
  console.log(`${name}\n  ${row('Okapi BM25', plain)}\n  ${row('retrieval', product)}`);
  const ratio = (key: 'hit_5' | 'coverage_1000'): string => (product[key] / plain[key]).toFixed(2);
  console.log(
    `  ratios: hit_5 ${ratio('hit_5')} (at least 1.10), coverage_1000 ${ratio('coverage_1000')} (at least 1.10)`,
  );
}

// No meeting has a title that says what it is about. These titles are made up, and the prompts name them.
const COLOURS = ['Amber', 'Crimson', 'Ivory', 'Silver', 'Violet', 'Teal'];
const TREES = ['Alder', 'Birch', 'Cedar', 'Hazel', 'Linden', 'Willow'];
const titles = collection.texts.map(
  (_, place) => `${COLOURS[place % 6] ?? ''} ${TREES[Math.floor(place / 6) % 6] ?? ''} notes`,
);
const naming: Collection = {
  ...collection,
  questions: collection.questions.map(({ query, gold }) => {
    return { query: `In the ${titles[gold[0]?.document ?? 0] ?? ''}: ${query}`, gold };
  }),
};
const titled = retrievalIndex(collection.texts, index.ids, titles);
console.log('prompts that name a title');
console.log(
  `  ${row(
    'titles not indexed',
    measure(naming, (query) => index.find(query)),
  )}`,
);
console.log(
  `  ${row(
    'titles indexed',
    measure(naming, (query) => titled.find(query)),
  )}`,
);
console.log(
  `  ${row(
    'indexed, not named',
    measure(collection, (query) => titled.find(query)),
  )}`,
);
