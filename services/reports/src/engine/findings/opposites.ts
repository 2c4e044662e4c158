import { languageOf, negatorsOf, termOf, tokensOf } from '@insights/language';
import type { Language, Token } from '@insights/language';

import { compare } from '../corpus/content-order.ts';
import { raises } from '../corpus/said.ts';
import type { Corpus } from '../corpus/corpus.ts';
import type { Said } from '../corpus/said.ts';
import { GRAMMARS } from './grammar.ts';
import { contentTerms } from './clause.ts';
import type { Conflict } from './contradictions.ts';
import { quoteOf } from './quoted.ts';
import { isSound } from './sound.ts';
import { isContent } from './subject.ts';

/** Two sentences state the opposite if they share so many content words, or all of the shorter one's. */
const FEWEST_SHARED = 3;
const FEWEST_TERMS = 2;
/** The words that one of them may add: "there are never two nurses at night". */
const MOST_ADDED = 1;
/** Longer sentences, and those with hesitations or several clauses, deny too many things to be set against one other. */
const MOST_WORDS = 14;
/** Statements compared for each of a statement's two rarest words; more common words tell nothing. */
const MOST_COMPARED = 40;

interface Proposition {
  said: Said;
  /** The first words up to the verb, without articles. */
  subject: string;
  terms: ReadonlySet<string>;
  negations: number;
}

/** Pairs of statements of which one denies what the other says: "there are always two nurses", "there are never two nurses". */
export function oppositesIn({ statements }: Corpus, taken: ReadonlySet<Said>): Conflict[] {
  const propositions = statements.flatMap((said) => (taken.has(said) || !raises(said) ? [] : propositionOf(said)));
  const byTerm = new Map<string, Proposition[]>();
  for (const each of propositions) {
    for (const term of each.terms) {
      const name = `${each.said.language}\n${term}`;
      const list = byTerm.get(name);
      if (list === undefined) byTerm.set(name, [each]);
      else list.push(each);
    }
  }
  const paired = new Set<Said>();
  const found: Conflict[] = [];
  for (const each of propositions) {
    if (each.negations > 0 || paired.has(each.said)) continue;
    const opposite = rarest(each, byTerm).find((other) => !paired.has(other.said) && denies(each, other));
    if (opposite === undefined) continue;
    paired.add(each.said).add(opposite.said);
    found.push(conflictOf(each, opposite));
  }
  return found;
}

/** A plain statement about a subject that is the same whoever speaks: no question, order or fragment, nothing about the speaker. */
function propositionOf(said: Said): Proposition[] {
  const language = languageOf(said.language);
  if (language === null || said.statement.kind === 'wish') return [];
  const tokens = tokensOf(quoteOf(said));
  if (tokens.length > MOST_WORDS) return [];
  const { fillers, conjunctions } = GRAMMARS[language];
  if (tokens.some(({ word }) => (fillers.has(word) && word !== 'no') || conjunctions.has(word))) return [];
  const subject = subjectIn(tokens, language);
  const terms = contentTerms(tokens, language);
  if (subject === null || terms.size < FEWEST_TERMS || !isSound(said)) return [];
  return [{ said, subject, terms, negations: negationsIn(tokens, language) }];
}

/** Negated "there is" is a verb as well; "no" before a noun negates. */
const negationsIn = (tokens: readonly Token[], language: Language): number =>
  language === 'fr'
    ? Number(tokens.some(({ word }) => negatorsOf(language).has(word)))
    : tokens.filter(({ word }) => negatorsOf(language).has(word)).length;

/** The terms before the first auxiliary, in order; "there" where the sentence says that something is. Null if the speaker is the subject, or nothing is. */
function subjectIn(tokens: readonly Token[], language: Language): string | null {
  const { auxiliaries, deictic } = GRAMMARS[language];
  const verb = tokens.findIndex(({ word }) => auxiliaries.has(word) || EXISTS.test(word));
  if (verb < 0) return null;
  const before = tokens.slice(0, verb);
  if (EXISTS.test(tokens[verb]?.word ?? '') || (before.length === 1 && EXISTENCE.has(before[0]?.word ?? '')))
    return 'there';
  const terms = before.filter(({ word }) => isContent(word, language)).map(({ word }) => termOf(word, language));
  const isPersonal = before.some(({ word }) => deictic.has(word) && !GRAMMARS[language].determiners.has(word));
  return terms.length === 0 || isPersonal ? null : terms.join(' ');
}

const EXISTS = /^there's$/u;
const EXISTENCE = new Set(['there', 'es']);

/** The statements that share one of the two rarest words. */
function rarest({ said, terms }: Proposition, byTerm: ReadonlyMap<string, readonly Proposition[]>): Proposition[] {
  return [...terms]
    .map((term) => ({ term, list: byTerm.get(`${said.language}\n${term}`) ?? [] }))
    .toSorted((a, b) => a.list.length - b.list.length || compare(a.term, b.term))
    .slice(0, 2)
    .flatMap(({ list }) => list.slice(0, MOST_COMPARED));
}

function denies(a: Proposition, b: Proposition): boolean {
  if (a.negations + b.negations !== 1 || a.subject !== b.subject || a.said.turn.id === b.said.turn.id) return false;
  const shared = [...a.terms].filter((term) => b.terms.has(term)).length;
  const shorter = Math.min(a.terms.size, b.terms.size);
  const added = Math.max(a.terms.size, b.terms.size) - shared;
  return added <= MOST_ADDED && (shared >= FEWEST_SHARED || shared === shorter) && shared >= shorter - MOST_ADDED;
}

const conflictOf = (affirmed: Proposition, denied: Proposition): Conflict => ({
  key: [...affirmed.terms].filter((term) => denied.terms.has(term)).join(' '),
  language: affirmed.said.language,
  isWithinOne: affirmed.said.participant === denied.said.participant,
  isStance: false,
  positive: [affirmed.said],
  negative: [denied.said],
});
