/**
 * How many of the closest chunks of an exact scan the codes find: `node test/eval/dense-recall.ts [DIRECTORY]`. The vectors are those of
 * the meetings' chunks by all-MiniLM-L6-v2, and mixtures of two of them up to 100,000, which are closer to each other than chunks are.
 */
import { Best } from '../../services/vaults/src/domain/best.ts';
import { codeOf, lengthOf, pack, productOf, scoreOf, sumsOf } from '../../services/vaults/src/domain/vector-codes.ts';
import { startMiniLm } from '../support/minilm/minilm.ts';
import { embedAll } from './dense-index.ts';
import { meetingQuestions } from './meeting-questions.ts';
import { retrievalIndex } from './retrieval-index.ts';

const COUNT = 100_000;
const CANDIDATES = [400, 1_600, 3_000, 5_000];

const collection = meetingQuestions(process.argv[2]);
const texts = retrievalIndex(collection.texts).chunks.flat();
const endpoint = await startMiniLm();
const queries = collection.questions.map(({ query }) => query);
const vectors = await embedAll(endpoint.url, [...texts.map(({ text }) => text), ...queries]).finally(() =>
  endpoint.close(),
);
const own = texts.map(({ text }) => vectors.get(text) ?? new Float32Array());

/** The same mixtures each time. */
function mixture(n: number): Float32Array {
  const [first, second] = [own[n % own.length], own[(7 * n + Math.floor(n / own.length)) % own.length]];
  const share = ((n * 2_654_435_761) % 1_000) / 2_000;
  return (first ?? new Float32Array()).map((value, at) => (1 - share) * value + share * (second?.[at] ?? 0));
}

const packed = Array.from({ length: COUNT }, (_, n) => pack(own[n] ?? mixture(n)));
const lengths = packed.map(lengthOf);
const codes = packed.map(codeOf);
const recall = new Map(CANDIDATES.map((count) => [count, { of_20: 0, of_100: 0 }]));
let [exact_ms, scan_ms] = [0, 0];
for (const query of queries) {
  const point = vectors.get(query) ?? new Float32Array();
  const started = performance.now();
  const exact = closest(100, COUNT, (n) => productOf(point, packed[n] ?? new Int8Array(), 0) / (lengths[n] ?? 1));
  const began = performance.now();
  exact_ms += began - started;
  const sums = sumsOf(point);
  const found = closest(Math.max(...CANDIDATES), COUNT, (n) => scoreOf(sums, codes[n] ?? new Uint8Array(), 0));
  scan_ms += performance.now() - began;
  for (const [count, figures] of recall) {
    const candidates = new Set(found.slice(0, count));
    figures.of_20 += exact.slice(0, 20).filter((n) => candidates.has(n)).length / 20;
    figures.of_100 += exact.filter((n) => candidates.has(n)).length / 100;
  }
}
const perQuery = (ms: number): string => (ms / queries.length).toFixed(1);
console.log(
  `${COUNT} vectors, ${queries.length} queries; scan of whole vectors ${perQuery(exact_ms)} ms, of the codes ${perQuery(scan_ms)} ms`,
);
for (const [count, { of_20, of_100 }] of recall) {
  const mean = (sum: number): string => (sum / queries.length).toFixed(4);
  console.log(`${count} candidates: recall@20 ${mean(of_20)}, recall@100 ${mean(of_100)}`);
}

function closest(size: number, count: number, scoreAt: (n: number) => number): number[] {
  const best = new Best<number>(size);
  for (let n = 0; n < count; n += 1) {
    const score = scoreAt(n);
    if (score > best.threshold) best.offer(score, n);
  }
  return best.list();
}
