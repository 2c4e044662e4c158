import { Vocabulary, isLanguage, marksIn, wordsOf } from '@insights/language';

import { lexiconOf } from './lexicon/lexicon.ts';
import { lineOf } from './line.ts';
import { contentOf } from './reader.ts';
import type { Said } from './reader.ts';
import type { SummaryPoint } from './types.ts';

const MIN_POINTS = 3;
const MAX_POINTS = 6;
/** A point for each so many thoughts, within the limits. */
const THOUGHTS_PER_POINT = 5;
/** In a shorter conversation every word would look specific. */
const LEAST_WORDS = 500;
/** The words of a thought that is easy to take in. */
const LENGTH = { least: 9, most: 45 };
/** What a thought is worth more when it answers the guide, or states a wish, a problem, a worry or praise. */
const ANSWERS = 1.3;
const STATES = 1.3;
/** What each word that refers to something unsaid, and each hesitation, leaves of a thought's worth. */
const REFERS = 0.9;
const HESITATES = 0.9;
/** What is left where something was not understood, or begun anew. */
const UNHEARD = 0.5;
const SENTENCE_END = /[.!?…]\s/u;
/** A part of the talk whose best thought is worth less than this share of the best of all has no point. */
const LEAST_SHARE = 0.25;

interface Candidate {
  readonly said: Said;
  readonly terms: readonly string[];
  readonly place: number;
  readonly factor: number;
}

/** How telling each thought of one interview is: its words that are specific to the interview, its length, what it answers. */
class Telling {
  readonly #language: string;
  readonly #vocabulary: Vocabulary | null;

  constructor(said: readonly Said[], language: string) {
    this.#language = language;
    this.#vocabulary = isLanguage(language)
      ? new Vocabulary(
          said.flatMap(({ text }) => wordsOf(text)),
          language,
        )
      : null;
  }

  termsOf(text: string): string[] {
    return isLanguage(this.#language) ? [...new Set(contentOf(text, this.#language))] : [];
  }

  weightOf(term: string): number {
    return Math.sqrt(Math.max(0, this.#vocabulary?.keynessOf(term, LEAST_WORDS) ?? 1));
  }

  /** How well a thought reads, and what it is for: an answer, a statement. */
  factorOf({ text, question_id, stated }: Pick<Said, 'text' | 'question_id' | 'stated'>): number {
    const says = (question_id === null ? 1 : ANSWERS) * (stated.length === 0 ? 1 : STATES);
    return says * readability(text, this.#language);
  }
}

/** How well words read by themselves, 0..1: their number, what refers elsewhere, hesitation, what was not understood. */
export function readability(text: string, language: string): number {
  const words = wordsOf(text);
  const fit = Math.min(1, words.length / LENGTH.least, LENGTH.most / Math.max(1, words.length));
  if (!isLanguage(language)) return fit;
  const lexicon = lexiconOf(language);
  const refers = words.filter((word) => lexicon.referring.has(word)).length;
  const hesitates = words.filter(
    (word, at) => lexicon.fillers.has(word) || (lexicon.stop.has(word) && words.slice(at + 1, at + 4).includes(word)),
  ).length;
  const broken = text
    .split(SENTENCE_END)
    .slice(0, -1)
    .filter((part) => lexicon.unfinished.has(wordsOf(part.slice(-24)).at(-1) ?? '')).length;
  const hedged = lineOf(text, lexicon).match(lexicon.hedges)?.length ?? 0;
  const heard = marksIn(text).length === 0 ? 1 : UNHEARD;
  return fit * fit * heard * REFERS ** refers * HESITATES ** (hesitates + hedged) * UNHEARD ** broken;
}

/**
 * Three to six whole thoughts that tell most of an interview, verbatim and in their order: the most telling one of each part of the
 * talk, what an earlier one said counted once. None of a conversation with hardly a word.
 */
export function telling(said: readonly Said[], language: string): Said[] {
  const measure = new Telling(said, language);
  const size = said.reduce((sum, { text }) => sum + text.length, 0);
  let place = 0;
  const candidates = said.flatMap((each): Candidate[] => {
    place += each.text.length;
    if (each.aside !== null || !each.isWhole || !each.isOwn) return [];
    return [
      { said: each, terms: measure.termsOf(each.text), place: (place - 1) / size, factor: measure.factorOf(each) },
    ];
  });
  const count = Math.min(MAX_POINTS, Math.max(MIN_POINTS, Math.round(candidates.length / THOUGHTS_PER_POINT)));
  const covered = new Set<string>();
  const worthOf = ({ terms, factor }: Candidate): number =>
    factor * (1 + terms.reduce((sum, term) => sum + (covered.has(term) ? 0 : measure.weightOf(term)), 0));
  const best = (of: readonly Candidate[]): Candidate | undefined =>
    of.reduce<Candidate | undefined>((a, b) => (a === undefined || worthOf(b) > worthOf(a) ? b : a), undefined);
  const chosen = new Set<Candidate>();
  const take = (candidate: Candidate): void => {
    chosen.add(candidate);
    for (const term of candidate.terms) covered.add(term);
  };
  const most = Math.max(0, ...candidates.map(worthOf));
  for (let part = 0; part < count; part += 1) {
    const found = best(candidates.filter(({ place: at }) => Math.floor(at * count) === part));
    if (found !== undefined && worthOf(found) >= LEAST_SHARE * most) take(found);
  }
  while (chosen.size < Math.min(MIN_POINTS, candidates.length)) {
    const found = best(candidates.filter((candidate) => !chosen.has(candidate)));
    if (found === undefined) break;
    take(found);
  }
  return candidates.filter((candidate) => chosen.has(candidate)).map((candidate) => candidate.said);
}

export const summaryPointOf = ({ text, turn, start, end }: Said): SummaryPoint => ({
  text,
  evidence: [{ turn_id: turn.id, seq: turn.seq, start, end, quote: text }],
});
