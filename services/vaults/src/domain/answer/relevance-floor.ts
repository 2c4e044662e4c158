import type { Language } from '@insights/language';
import { termsOf } from './candidates.ts';
import type { Passage } from './passage.ts';
import type { Question } from './question.ts';

/** The least relevance of the best passage. `node test/eval/answers.ts` prints what it accepts and declines wrongly. */
const FLOOR = 0.42;
/** A word that occurs once counts as two thirds of one that occurs often: f / (f + 0.5). */
const SATURATION = 0.5;
/** What an occurrence in the passage before or after counts. */
const NEIGHBOUR = 0.5;
/** Words that follow each other in the question are together in a passage if there are at most so many content words between them. */
const TOGETHER = 6;
/** How much it counts that they are. */
const TOGETHER_WEIGHT = 0.4;
/** The passages that are looked at. */
const LOOKED_AT = 5;

/** Where a passage has a term: its places among the content words. */
type Places = ReadonlyMap<string, readonly number[]>;

/**
 * Whether the passages are about what the question asks: how much of it, weighted by the rarity of its words, one of the best passages and its
 * neighbours have. A question without content words ("Summarise this") is about whatever was found.
 */
export function isOnTopic(question: Question, passages: readonly Passage[]): boolean {
  return question.weights.size === 0 || relevanceOf(question, passages) >= FLOOR;
}

/** Of the best passage: the share of the question's words that it has, and of its pairs of words that it has together; at most 1.4. */
export function relevanceOf({ weights, language }: Question, passages: readonly Passage[]): number {
  const places = passages.map((passage) => placesOf(passage, language));
  const shares = passages.slice(0, LOOKED_AT).map((passage, at) => {
    const beside = places.filter((_, other) => isBeside(passage, passages[other]));
    const own = places[at] ?? new Map<string, number[]>();
    return coverageOf(weights, own, beside) + TOGETHER_WEIGHT * togetherIn(weights, own);
  });
  return Math.max(0, ...shares);
}

function coverageOf(weights: Question['weights'], own: Places, beside: readonly Places[]): number {
  let [covered, total] = [0, 0];
  for (const [term, weight] of weights) {
    const near = beside.reduce((sum, each) => sum + (each.get(term)?.length ?? 0), 0);
    const found = (own.get(term)?.length ?? 0) + NEIGHBOUR * near;
    covered += (weight * found) / (found + SATURATION);
    total += weight;
  }
  return total === 0 ? 0 : covered / total;
}

function togetherIn(weights: Question['weights'], own: Places): number {
  const terms = [...weights];
  if (terms.length === 1) return own.has(terms[0]?.[0] ?? '') ? 1 : 0;
  let [together, total] = [0, 0];
  for (const [at, [second, weight]] of terms.slice(1).entries()) {
    const [first, firstWeight] = terms[at] ?? [second, weight];
    total += weight + firstWeight;
    if (isNear(own.get(first) ?? [], own.get(second) ?? [])) together += weight + firstWeight;
  }
  return total === 0 ? 0 : together / total;
}

/** Both lists ascend; the time grows with their lengths. */
function isNear(first: readonly number[], second: readonly number[]): boolean {
  let [a, b] = [0, 0];
  while (a < first.length && b < second.length) {
    const distance = (first[a] ?? 0) - (second[b] ?? 0);
    if (Math.abs(distance) <= TOGETHER) return true;
    if (distance < 0) a += 1;
    else b += 1;
  }
  return false;
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
