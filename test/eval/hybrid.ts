/**
 * Search by words, by meaning and by both, over the questions of `retrieval.ts`, with all-MiniLM-L6-v2 from a PyPI package as the
 * embeddings endpoint: `node test/eval/hybrid.ts [DIRECTORY]`. The weight of meaning is chosen on one half of the questions and measured
 * on the other.
 */
import { TUNING, type Tuning } from '../../services/vaults/src/search/tuning.ts';
import { startMiniLm } from '../support/minilm/minilm.ts';
import { denseIndex } from './dense-index.ts';
import { meetingQuestions } from './meeting-questions.ts';
import { type Collection, type Figures, measure, row } from './passages.ts';
import { retrievalIndex } from './retrieval-index.ts';

const WEIGHTS = [0.2, 0.3, 0.5, 0.7, 1, 1.4, 2];

const collection = meetingQuestions(process.argv[2]);
const index = retrievalIndex(collection.texts);
const endpoint = await startMiniLm();
const dense = await denseIndex(endpoint.url, {
  ids: index.ids,
  chunks: index.chunks.map((ofText) => ofText.map(({ text }) => text)),
  queries: collection.questions.map(({ query }) => query),
}).finally(() => endpoint.close());

const weighted = (lexical: number, meaning: number): Tuning => ({
  ...TUNING,
  source_weights: { ...TUNING.source_weights, lexical, dense: meaning },
});
const figuresOf = (tuning: Tuning, part: Collection = collection): Figures =>
  measure(part, (query) => index.find(query, tuning, dense(query, TUNING.candidates)));

console.log(`${collection.texts.length} documents, ${index.chunks.flat().length} chunks`);
console.log(
  row(
    'words',
    measure(collection, (query) => index.find(query)),
  ),
);
console.log(row('meaning', figuresOf(weighted(0, 1))));
console.log(row(`both (weight ${TUNING.source_weights.dense})`, figuresOf(TUNING)));
for (const weight of WEIGHTS) console.log(row(`  weight ${weight}`, figuresOf(weighted(1, weight))));

for (const half of [0, 1]) {
  const own = { ...collection, questions: collection.questions.filter((_, place) => place % 2 === half) };
  const other = { ...collection, questions: collection.questions.filter((_, place) => place % 2 !== half) };
  const best = WEIGHTS.toSorted(
    (a, b) => figuresOf(weighted(1, b), other).hit_5 - figuresOf(weighted(1, a), other).hit_5,
  )[0];
  const name = half === 0 ? 'even' : 'odd';
  console.log(
    row(
      `${name}: words`,
      measure(own, (query) => index.find(query)),
    ),
  );
  console.log(row(`${name}: meaning`, figuresOf(weighted(0, 1), own)));
  console.log(row(`${name}: both, ${best}`, figuresOf(weighted(1, best ?? 1), own)));
}
