import { scriptIn } from '@insights/language';
import type { Question } from '../../search/question.ts';
import { candidatesOf } from './candidates.ts';
import { PASSAGES } from './choose-sentences.ts';
import type { Cited } from './cited-sentence.ts';
import type { Passage } from './passage.ts';

/** The least share of the question that a sentence has, and relative to that of the best one. */
const LEAST = 0.25;
const NEAR_BEST = 0.8;
/** Japanese particles and endings. */
const PARTICLES = /^\p{sc=Hiragana}+$/u;
/** A shorter beginning that two words share tells nothing. */
const LEAST_SHARED = 4;

/**
 * The sentences that have most of the words of a question in a language in which no answers are composed, best first. Where none has any, whole
 * passages in another script than the question's, which were found by their meaning.
 */
export function nearest(question: Question, passages: readonly Passage[]): Cited[] {
  const terms = question.asked.map(({ term }) => term).filter((term) => !PARTICLES.test(term));
  const candidates = candidatesOf(passages.slice(0, PASSAGES), question.language).filter((each) => !each.isQuestion);
  const scored = candidates
    .map((each) => ({
      each,
      share: terms.filter((term) => hasTerm(each.terms, term)).length / Math.max(1, terms.length),
    }))
    .toSorted((a, b) => b.share - a.share);
  const best = scored[0]?.share ?? 0;
  if (best >= LEAST) return scored.filter(({ share }) => share >= NEAR_BEST * best).map(({ each }) => each);
  const script = scriptIn(question.prompt);
  return passages.filter(({ text }) => scriptIn(text) !== script).map(placeOf);
}

/** A passage as a whole. */
const placeOf = (passage: Passage): Cited => ({
  passage,
  quote: passage.text,
  start: passage.start,
  end: passage.end,
  turn_ids: [...passage.turn_ids],
});

/** Endings differ in languages without a stemmer. */
function hasTerm(terms: ReadonlySet<string>, term: string): boolean {
  if (terms.has(term)) return true;
  if (term.length < LEAST_SHARED) return false;
  const beginning = term.slice(0, Math.max(LEAST_SHARED, Math.ceil(term.length * BEGINNING)));
  return [...terms].some((other) => other.startsWith(beginning));
}

const BEGINNING = 0.7;
