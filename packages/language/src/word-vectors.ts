import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Language } from './languages.ts';

/** Numbers of each vector. */
export const VECTOR_WIDTH = 100;

const DATA = join(import.meta.dirname, '../data');

let english: { places: ReadonlyMap<string, number>; values: Int8Array } | null = null;

/**
 * A word's meaning as a point: words that occur in similar texts are close (GloVe). Null for a word that is not known, and in
 * languages without vectors. Loaded at the first use in a thread and kept.
 */
export function wordVector(word: string, language: Language): Int8Array | null {
  if (language !== 'en') return null;
  english ??= load();
  const place = english.places.get(word) ?? english.places.get(withoutAccents(word));
  return place === undefined ? null : english.values.subarray(place * VECTOR_WIDTH, (place + 1) * VECTOR_WIDTH);
}

const withoutAccents = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '');

function load(): { places: ReadonlyMap<string, number>; values: Int8Array } {
  const words = readFileSync(join(DATA, 'english-words.txt'), 'utf8').trimEnd().split('\n');
  const bytes = readFileSync(join(DATA, 'english-vectors.bin'));
  return {
    places: new Map(words.map((word, place) => [word, place])),
    values: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength),
  };
}
