import { languageOf, zipfOf } from '@insights/language';
import { lexiconFor } from '@insights/tagging';

import type { Corpus } from '../corpus/corpus.ts';
import { compare } from '../corpus/content-order.ts';
import { raises } from '../corpus/said.ts';
import type { Said } from '../corpus/said.ts';
import type { CorpusTerm } from '../corpus/terms.ts';
import { measuresOf } from './measures.ts';
import { isMeeting } from './segments.ts';

/** A term that may be part of a theme. */
export interface Candidate {
  term: CorpusTerm;
  /** How much it says about what a statement is about. */
  weight: number;
}

/** A statement with the positions of its candidates. */
export interface Marked {
  said: Said;
  candidates: readonly number[];
}

export interface Candidates {
  /** A term's position is its number in `Marked`. */
  all: readonly Candidate[];
  /** The statements that raise at least one. */
  marked: readonly Marked[];
}

/** More terms would cost time and add words that hardly anybody uses. */
const MAX_CANDIDATES = 500;
/** From this frequency on (Zipf scale) a word is never a subject by itself. */
const EVERYWHERE = 6;
/** In one conversation, what is said less often is no topic of it. */
const REPEATED = 2;
/** With fewer participants a subject may be raised by one of them only. */
export const FEW = 4;

/** The terms that may be part of a theme, the most telling first, and the statements that use them. */
export function candidatesOf(corpus: Corpus): Candidates {
  const people = corpus.participants.length;
  const isOne = isMeeting(corpus);
  const isShared = ({ participants, mentions }: CorpusTerm): boolean =>
    isOne ? mentions >= REPEATED : participants >= (people < FEW ? 1 : 2);
  const all = [...corpus.terms.values()]
    .filter((term) => isShared(term) && isSubject(term))
    .map((term) => ({ term, weight: isOne ? weightInOne(term) : weightOf(term, people) }))
    .toSorted(
      (a, b) => b.weight * b.term.participants - a.weight * a.term.participants || compare(a.term.key, b.term.key),
    )
    .slice(0, MAX_CANDIDATES);
  const positions = new Map(all.map(({ term }, position) => [term.key, position]));
  const marked = corpus.statements.filter(raises).flatMap((said) => {
    const candidates = new Set(said.statement.terms.flatMap(({ key }) => positions.get(key) ?? []));
    return candidates.size === 0 ? [] : [{ said, candidates: [...candidates].toSorted((a, b) => a - b) }];
  });
  return { all, marked };
}

/** Whether a term can be what a statement is about: at least one of its words is neither general nor used everywhere. */
function isSubject({ text, language: code }: CorpusTerm): boolean {
  const language = languageOf(code);
  if (language === null) return false;
  const { general, stop } = lexiconFor(language, '');
  const measures = measuresOf(language);
  return text.split(' ').some((word) => {
    const isGeneral = general.has(word) || stop.has(word) || measures.has(word);
    return !isGeneral && /^[\p{L}-]{3,}$/u.test(word) && zipfOf(word, language) < EVERYWHERE;
  });
}

/**
 * Specific terms say most, and so do those that people return to: a subject is mentioned several times by those who
 * mention it at all (Church and Gale 1995, Poisson mixtures). Terms of nearly everybody tell nothing apart.
 */
function weightOf({ specificity, mentions, participants }: CorpusTerm, people: number): number {
  const rarity = people < FEW ? 1 : Math.log(people / participants + 0.5);
  return (0.2 + specificity) * Math.log1p(mentions / participants) * Math.max(0.05, rarity);
}

/** In one conversation, everybody uses the terms of its topics. */
const weightInOne = ({ specificity, mentions }: CorpusTerm): number => (0.2 + specificity) * Math.log1p(mentions);
