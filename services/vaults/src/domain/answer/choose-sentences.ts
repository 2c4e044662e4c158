import { type Language, termOf, wordsOf } from '@insights/language';
import { introductionOf } from './attribution.ts';
import { type Question, rarityOf } from '../../search/question.ts';
import type { Candidate } from './candidates.ts';

/** Passages from which sentences are taken. */
export const PASSAGES = 8;
const MOST_SENTENCES = 8;
/** What a term is worth that the answer has already, for each time. */
const REPETITION = 0.4;
/** Longer sentences have more terms: the worth is divided by the words to this power. */
const LENGTH = 0.2;
/** How much the words of the question count against those of the passages. */
const QUESTION = 0.03;
/** Passages that are further down count less: by 1 / (1 + rank × decay). */
const RANK_DECAY = 0.15;
/** The words of a person whom the question names count more. */
const NAMED_SPEAKER = 5;
/** How much rarer words count: their rarity to this power, times this factor. */
const RARITY = { power: 1.5, factor: 0.2 };

/** What is asked, and the longest answer. */
interface Limits {
  readonly question: Question;
  readonly mostWords: number;
}

/**
 * Of the sentences that answer, those that together say most about what the passages have in common and the question asks for. Each term has a worth: how often the
 * passages use it (centrality) × how rare it is in the language (keyness), and more if it is a term of the question that few of the sentences
 * have (relevance). Sentences are taken greedily by the worth of their terms; a term that is said already is worth little (maximal marginal
 * relevance). Two words of the question that stand together count once more.
 */
export function chooseSentences(
  candidates: readonly Candidate[],
  answering: readonly Candidate[],
  { question, mostWords }: Limits,
): Candidate[] {
  const worth = worthOf(candidates, question);
  const boosts = answering.map((each) => boostOf(each, question));
  const together = answering.map((each) => togetherIn(each, question));
  const said = new Map<string, number>();
  const chosen: Candidate[] = [];
  let room = mostWords;
  while (chosen.length < MOST_SENTENCES) {
    let best: Candidate | null = null;
    let highest = 0;
    for (const [at, each] of answering.entries()) {
      if (costOf(each, chosen, question) > room || chosen.includes(each)) continue;
      const gain = ((boosts[at] ?? 1) * (gainOf(each, worth, said) + (together[at] ?? 0))) / each.words ** LENGTH;
      if (gain > highest) [best, highest] = [each, gain];
    }
    if (best === null) break;
    room -= costOf(best, chosen, question);
    chosen.push(best);
    for (const term of best.terms) said.set(term, (said.get(term) ?? 0) + 1);
  }
  return chosen;
}

/** The number of the citation counts as a word. Who says it is named once for the sentences of a person. */
function costOf({ words, speaker, passage }: Candidate, chosen: readonly Candidate[], { language }: Question): number {
  if (speaker === null) return words + 1;
  const isNamed = chosen.some((each) => each.speaker === speaker && each.passage.document_id === passage.document_id);
  return words + 1 + (isNamed ? 0 : introductionOf(speaker, language).split(/\s+/u).length);
}

const decayOf = ({ rank }: Candidate): number => 1 / (1 + rank * RANK_DECAY);

function worthOf(candidates: readonly Candidate[], { weights, language }: Question): ReadonlyMap<string, number> {
  const worth = new Map<string, number>();
  const length = new Map<number, number>();
  for (const { rank, terms } of candidates) length.set(rank, (length.get(rank) ?? 0) + terms.size);
  for (const each of candidates)
    for (const term of each.terms)
      worth.set(term, (worth.get(term) ?? 0) + decayOf(each) / Math.max(1, length.get(each.rank) ?? 0));
  const relevanceOf = (term: string): number => {
    const weight = weights.get(term);
    return weight === undefined ? 0 : QUESTION * weight * distinctionOf(term, candidates);
  };
  for (const [term, share] of worth) worth.set(term, share * keynessOf(term, language) + relevanceOf(term));
  return worth;
}

/** A word that most of the sentences have does not tell them apart. */
function distinctionOf(term: string, candidates: readonly Candidate[]): number {
  const having = candidates.filter(({ terms }) => terms.has(term)).length;
  return Math.log(1 + (candidates.length - having + 0.5) / (having + 0.5));
}

/** What neighbouring words of the question are worth that stand together in a sentence. */
function togetherIn({ sequence }: Candidate, { asked }: Question): number {
  const spoken = sequence.filter((term) => term !== null);
  return asked.reduce((sum, first, at) => {
    const second = asked[at + 1];
    const isSaid = spoken.some((term, place) => term === first.term && spoken[place + 1] === second?.term);
    return second && isSaid ? sum + QUESTION * Math.min(first.weight, second.weight) : sum;
  }, 0);
}

const keynessOf = (term: string, language: Language): number =>
  RARITY.factor * rarityOf(term, language) ** RARITY.power;

function gainOf({ terms }: Candidate, worth: ReadonlyMap<string, number>, said: ReadonlyMap<string, number>): number {
  let gain = 0;
  for (const term of terms) gain += (worth.get(term) ?? 0) * REPETITION ** (said.get(term) ?? 0);
  return gain;
}

function boostOf(candidate: Candidate, { weights, language }: Question): number {
  const isNamed = wordsOf(candidate.speaker ?? '').some((word) => weights.has(termOf(word, language)));
  return decayOf(candidate) * (isNamed ? NAMED_SPEAKER : 1);
}
