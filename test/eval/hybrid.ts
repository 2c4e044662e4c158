/**
 * Search by words, by meaning and by both, with all-MiniLM-L6-v2 from a PyPI package as the embeddings endpoint, beside plain Okapi BM25:
 * `node test/eval/hybrid.ts`. First the questions of `retrieval.ts`; the weight of meaning is chosen on one half of the meetings and measured on
 * the other. Then what doctors noted about consultations, where a hit is a chunk of the right one.
 */
import { TUNING, type Tuning } from '../../services/vaults/src/search/tuning.ts';
import { startMiniLm } from '../support/minilm/minilm.ts';
import { consultationPrompts } from './consultations.ts';
import { type DenseIndex, denseIndex } from './dense-index.ts';
import { meetingQuestions } from './meeting-questions.ts';
import { okapi } from './okapi.ts';
import { type Asked, type Collection, type Figures, measure, row } from './passages.ts';
import { type RetrievalIndex, retrievalIndex } from './retrieval-index.ts';

const WEIGHTS = [0.1, 0.2, 0.3, 0.5, 0.7, 1, 1.4];

interface Searchable {
  readonly collection: Collection;
  readonly index: RetrievalIndex;
  readonly dense: DenseIndex;
}

async function searchable(collection: Collection): Promise<Searchable> {
  const index = retrievalIndex(collection.texts);
  const endpoint = await startMiniLm();
  const dense = await denseIndex(endpoint.url, {
    ids: index.ids,
    chunks: index.chunks.map((ofText) => ofText.map(({ text }) => text)),
    queries: collection.questions.map(({ query }) => query),
  }).finally(() => endpoint.close());
  return { collection, index, dense };
}

const withWeight = (dense: number): Tuning => ({ ...TUNING, source_weights: { ...TUNING.source_weights, dense } });

const both = ({ collection, index, dense }: Searchable, tuning: Tuning): Figures =>
  measure(collection, (query) => index.find(query, tuning, dense(query, TUNING.candidates)));

function printAlone({ collection, index, dense }: Searchable): void {
  const chunks = index.chunks.flatMap((ofText, document) => ofText.map((chunk) => ({ ...chunk, document })));
  const ranked = okapi(chunks.map(({ text }) => text));
  const plain = measure(collection, (query) => ranked(query).flatMap((place) => chunks[place] ?? []));
  console.log(row('Okapi BM25', plain));
  const words = measure(collection, (query) => index.find(query));
  console.log(row('words', words));
  const meaning = measure(collection, (query) => index.findClose(dense(query, TUNING.candidates)));
  console.log(row('meaning', meaning));
}

function part(all: Searchable, isIn: (asked: Asked) => boolean): Searchable {
  return { ...all, collection: { ...all.collection, questions: all.collection.questions.filter(isIn) } };
}

function printBoth(name: string, all: Searchable): void {
  console.log(`${name}: ${all.collection.texts.length} documents, ${all.index.chunks.flat().length} chunks`);
  printAlone(all);
  console.log(row(`both (weight ${TUNING.source_weights.dense})`, both(all, TUNING)));
  for (const weight of WEIGHTS) console.log(row(`  weight ${weight}`, both(all, withWeight(weight))));
}

const meetings = await searchable(meetingQuestions());
printBoth('questions to meetings', meetings);
const halves = [0, 1].map((half) => part(meetings, ({ gold }) => (gold[0]?.document ?? 0) % 2 === half));
for (const [half, own] of halves.entries()) {
  const other = halves[1 - half] ?? own;
  const hits = new Map(WEIGHTS.map((weight) => [weight, both(other, withWeight(weight)).hit_5]));
  const best = WEIGHTS.toSorted((a, b) => (hits.get(b) ?? 0) - (hits.get(a) ?? 0))[0] ?? 1;
  console.log(half === 0 ? 'even meetings' : 'odd meetings');
  printAlone(own);
  console.log(row(`both, weight ${best}`, both(own, withWeight(best))));
}
printBoth('notes on consultations', await searchable(consultationPrompts()));
