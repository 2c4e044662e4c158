import { VECTOR_WIDTH, frequencyOf, languageOf, stopWordsOf, wordVector } from '@insights/language';

import type { Corpus } from '../corpus/corpus.ts';
import { seededRandom } from '../../analysis/random.ts';
import type { Candidates, Marked } from './candidates.ts';
import { addTo, dot, normalise, row } from '../../analysis/floor/groups/vectors.ts';

/** A point for each marked statement, near the points of statements about the same subject. */
export interface Space {
  /** Rows of `width` numbers, each of length 1 or 0. */
  points: Float32Array;
  width: number;
  /** How well it can be told what each participant speaks about in general, 0..1: high where each speaks about something else. */
  reliability: number;
}

/** Dimensions for the words that statements share: fewer beside the meanings of words, which carry most. */
const LEXICAL = { beside: 64, alone: 256 };
/** A word of this share of the language weighs half as much as a rare one. */
const COMMON = 1e-3;
/** The weight of shared words beside meanings, where both are known. */
const LEXICAL_WEIGHT = 0.5;
/** With fewer participants, which words they share tells little; turns are compared instead. */
export const MANY = 12;
/** How much what a person speaks about in general adds to a single statement, once chance is taken out of it. */
const CONTEXT = 8;

/**
 * Statements are compared by the company that their words keep (random indexing: Kanerva et al. 2000; Sahlgren 2005), by
 * the meaning of their terms where vectors are known, and by what the same person speaks about in general.
 */
export function spaceOf(corpus: Corpus, candidates: Candidates): Space {
  const { marked } = candidates;
  const meanings = meaningsOf(marked);
  const lexical = meanings.width === 0 ? LEXICAL.alone : LEXICAL.beside;
  const width = lexical + meanings.width;
  const points = new Float32Array(marked.length * width);
  const words = lexicalPoints(corpus, candidates, lexical);
  const share = meanings.width === 0 ? 1 : LEXICAL_WEIGHT;
  for (const index of marked.keys()) {
    const point = row(points, index, width);
    addTo(point.subarray(0, lexical), row(words, index, lexical), share);
    addTo(point.subarray(lexical), row(meanings.points, index, meanings.width), 1);
    normalise(point);
  }
  const reliability = addContext(points, width, marked, corpus.participants.length);
  return { points, width, reliability };
}

/** The weighted sum of the words' points; a word's point is the sum of random points of the places where it is used. */
function lexicalPoints(corpus: Corpus, { all, marked }: Candidates, width: number): Float32Array {
  const random = seededRandom();
  const places = new Map<string, Float32Array>();
  const byTurn = corpus.participants.length < MANY;
  const words = new Float32Array(all.length * width);
  for (const { said, candidates } of marked) {
    const name = byTurn ? `${said.conversation} ${said.statement.seq}` : String(said.participant);
    let place = places.get(name);
    if (place === undefined) {
      place = Float32Array.from({ length: width }, () => (random() < 0.5 ? -1 : 1));
      places.set(name, place);
    }
    for (const candidate of candidates) addTo(row(words, candidate, width), place, 1);
  }
  for (const candidate of all.keys()) normalise(row(words, candidate, width));
  const points = new Float32Array(marked.length * width);
  for (const [index, { candidates }] of marked.entries())
    for (const candidate of candidates)
      addTo(row(points, index, width), row(words, candidate, width), all[candidate]?.weight ?? 0);
  return centred(points, width);
}

interface Meaning {
  vector: ArrayLike<number>;
  weight: number;
}

function meaningOf(word: string): Meaning | null {
  const vector = stopWordsOf('en').has(word) ? null : wordVector(word, 'en');
  return vector === null ? null : { vector, weight: COMMON / (COMMON + frequencyOf(word, 'en')) };
}

/** The mean of the vectors of the terms' words, so that what is denied has no part in it; frequent words weigh less (Arora et al. 2017). No numbers where no language has vectors. */
function meaningsOf(marked: readonly Marked[]): { points: Float32Array; width: number } {
  const known = marked.filter(({ said }) => languageOf(said.language) === 'en').length;
  const width = known * 2 < marked.length ? 0 : VECTOR_WIDTH;
  const points = new Float32Array(marked.length * width);
  if (width === 0) return { points, width };
  const meanings = new Map<string, Meaning | null>();
  for (const [index, { said }] of marked.entries()) {
    if (languageOf(said.language) !== 'en') continue;
    const point = row(points, index, width);
    for (const word of new Set(said.statement.terms.flatMap(({ text }) => text.split(' ')))) {
      let meaning = meanings.get(word);
      if (meaning === undefined) meanings.set(word, (meaning = meaningOf(word)));
      if (meaning !== null) addTo(point, meaning.vector, meaning.weight);
    }
  }
  return { points: centred(points, width), width };
}

/** Rows minus their mean, of length 1. Empty rows stay empty. */
function centred(points: Float32Array, width: number): Float32Array {
  const rows = width === 0 ? 0 : points.length / width;
  const mean = new Float32Array(width);
  let used = 0;
  for (let index = 0; index < rows; index += 1) {
    const point = row(points, index, width);
    if (dot(point, point) === 0) continue;
    normalise(point);
    addTo(mean, point, 1);
    used += 1;
  }
  for (let index = 0; index < rows; index += 1) {
    const point = row(points, index, width);
    if (dot(point, point) === 0) continue;
    addTo(point, mean, -1 / used);
    normalise(point);
  }
  return points;
}

/**
 * Adds to each point the mean of its person's points, shrunk by the share of it that chance explains (James and Stein 1961).
 * Where everybody speaks about the same, hardly anything is added; where each speaks about something else, much.
 */
function addContext(points: Float32Array, width: number, marked: readonly Marked[], people: number): number {
  const means = new Float32Array(people * width);
  const counts = new Uint32Array(people);
  for (const [index, { said }] of marked.entries()) {
    addTo(row(means, said.participant, width), row(points, index, width), 1);
    counts[said.participant] = (counts[said.participant] ?? 0) + 1;
  }
  let between = 0;
  let measured = 0;
  for (const [person, count] of counts.entries()) {
    const mean = row(means, person, width);
    for (let at = 0; at < width; at += 1) mean[at] = (mean[at] ?? 0) / Math.max(1, count);
    if (count < 3) continue;
    const squared = mean.reduce((sum, value) => sum + value * value, 0);
    between += squared - (1 - squared) / (count - 1);
    measured += 1;
  }
  const variance = measured < 2 ? 0 : Math.max(0, between / measured);
  for (const [index, { said }] of marked.entries()) {
    const count = counts[said.participant] ?? 1;
    const reliable = reliability(variance, count);
    const point = row(points, index, width);
    addTo(point, row(means, said.participant, width), CONTEXT * reliable);
    normalise(point);
  }
  return reliability(variance, marked.length / Math.max(1, people));
}

const reliability = (variance: number, count: number): number =>
  variance === 0 ? 0 : variance / (variance + (1 - variance) / Math.max(1, count));
