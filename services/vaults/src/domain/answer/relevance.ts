import type { Language } from '@insights/language';
import { type Candidate, termsOf } from './candidates.ts';
import type { Passage } from './passage.ts';
import type { Question } from '../../search/question.ts';

/** The least relevance of the best passage. */
const FLOOR = 0.34;
/** The least share of the question, weighted by the rarity of its words, that the sentences of an answer have. */
const LEAST_ANSWERED = 0.4;
/** A word that occurs once counts half of one that occurs often: f / (f + 1). */
const SATURATION = 1;
/** What an occurrence in the passage before or after counts. */
const NEIGHBOUR = 0.5;
/** Words of the question are together in a passage if there are at most so many content words between them. */
const TOGETHER = 6;
/** How much it counts that they are. */
const TOGETHER_WEIGHT = 0.4;
/** The passages that are looked at. */
const LOOKED_AT = 5;

/** Where a passage has a term: its places among the content words. */
type Places = ReadonlyMap<string, readonly number[]>;

/**
 * Whether a language model may find an answer in passages: one of the best and its neighbours have enough of the question, weighted by the rarity
 * of its words.
 */
export const isOnTopic = (question: Question, passages: readonly Passage[]): boolean =>
  question.weights.size > 0 && relevanceOf(question, passages) >= FLOOR;

/**
 * Whether the sentences, with those who say them, have enough of what is asked, and all of its codes. Passages may have the words of a question in places that have
 * nothing to do with each other.
 */
export function isAnswered({ weights, codes }: Question, chosen: readonly Candidate[]): boolean {
  if (weights.size === 0) return true;
  const said = new Set(chosen.flatMap(({ terms, title }) => [...terms, ...title]));
  if (![...codes].every((code) => said.has(code))) return false;
  return shareOf(weights, (term) => (said.has(term) ? 1 : 0)) >= LEAST_ANSWERED;
}

/** Of the best passage: the share of the question's words that it has, and of those that it has together with another; at most 1.4. */
function relevanceOf({ weights, language }: Question, passages: readonly Passage[]): number {
  const places = passages.map((passage) => placesOf(passage, language));
  const shares = passages.slice(0, LOOKED_AT).map((passage, at) => {
    const beside = places.filter((_, other) => isBeside(passage, passages[other]));
    const own = places[at] ?? new Map<string, number[]>();
    return coverageOf(weights, own, beside) + TOGETHER_WEIGHT * togetherIn(weights, own);
  });
  return Math.max(0, ...shares);
}

function coverageOf(weights: Question['weights'], own: Places, beside: readonly Places[]): number {
  return shareOf(weights, (term) => {
    const near = beside.reduce((sum, each) => sum + (each.get(term)?.length ?? 0), 0);
    const found = (own.get(term)?.length ?? 0) + NEIGHBOUR * near;
    return found / (found + SATURATION);
  });
}

function togetherIn(weights: Question['weights'], own: Places): number {
  if (weights.size === 1) return shareOf(weights, (term) => Number(own.has(term)));
  const said = [...weights.keys()]
    .flatMap((term) => (own.get(term) ?? []).map((place) => ({ term, place })))
    .toSorted((a, b) => a.place - b.place);
  const together = new Set<string>();
  for (const [at, second] of said.entries()) {
    const first = said[at - 1];
    if (first === undefined || first.term === second.term || second.place - first.place > TOGETHER) continue;
    together.add(first.term).add(second.term);
  }
  return shareOf(weights, (term) => Number(together.has(term)));
}

/** The mean of a value from 0 to 1 of each word of the question, weighted by what the word tells. */
function shareOf(weights: Question['weights'], valueOf: (term: string) => number): number {
  let [share, total] = [0, 0];
  for (const [term, weight] of weights) {
    share += weight * valueOf(term);
    total += weight;
  }
  return total === 0 ? 0 : share / total;
}

const isBeside = (passage: Passage, other: Passage | undefined): boolean =>
  other?.document_id === passage.document_id && Math.abs(other.ordinal - passage.ordinal) === 1;

function placesOf({ text }: Passage, language: Language): Places {
  const places = new Map<string, number[]>();
  for (const [place, term] of termsOf(text, language).entries()) {
    const known = places.get(term);
    if (known) known.push(place);
    else places.set(term, [place]);
  }
  return places;
}
