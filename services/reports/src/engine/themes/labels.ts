import { compare } from '../corpus/content-order.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { participantsOf, termKeysOf } from '../corpus/said.ts';
import type { Said } from '../corpus/said.ts';
import type { CorpusTerm } from '../corpus/terms.ts';
import { names } from './balance.ts';
import { aspectsOf } from './aspects.ts';
import { besides } from './besides.ts';
import { areRelated } from './relatedness.ts';

/** A term and how well it tells a theme from the others. */
export interface Scored {
  term: CorpusTerm;
  score: number;
  /** Positions of the theme's participants who use it. */
  people: ReadonlySet<number>;
}

export interface Subject {
  /** The noun that names the theme first. */
  head: Scored;
  /** The head, and the nouns that are about the same. */
  core: readonly Scored[];
}

export interface Label {
  /** The subject alone. */
  name: string;
  /** The subject, with what is said about it where it is a single word. */
  text: string;
  named: readonly CorpusTerm[];
  /** Statements that the text was made of. */
  shown: readonly Said[];
}

/** A term that is used this much more outside a theme than in it does not characterise it. */
const LEAST_SHARE = 0.3;
/** What many people say names a theme better than what few say often. */
const SPREAD = 1.5;
/** Words are added to the head if at least this share of its people, and at least two, say them together. */
const PHRASE_SHARE = 0.4;
/** A word that is no part of a term joins the head only if most of its people say both, because quotes are chosen by terms. */
const BESIDE_SHARE = 2 / 3;
const TWO = 2;
const FEW_NOUNS = 3;
/** A further noun counts if it reaches at least this share of the people beyond those before it. */
const ADDED = 0.15;

/**
 * The terms of a theme's statements, the most telling first. `part`: the share of all statements that they were taken from.
 * `least`: the share of a term's uses from which on it characterises them.
 */
export function scoredTerms(
  statements: readonly Said[],
  { terms }: Corpus,
  weightOf: (key: string) => number,
  part = 1,
  least = LEAST_SHARE,
): Scored[] {
  const uses = new Map<string, { people: Set<number>; count: number }>();
  for (const said of statements)
    for (const key of termKeysOf(said)) {
      let use = uses.get(key);
      if (use === undefined) {
        if (weightOf(key) === 0) continue;
        uses.set(key, (use = { people: new Set<number>(), count: 0 }));
      }
      use.people.add(said.participant);
      use.count += 1;
    }
  return [...uses]
    .flatMap(([key, { people, count }]) => {
      const term = terms.get(key);
      if (term === undefined) return [];
      const share = Math.min(1, count / (term.mentions * part));
      return share < least ? [] : [{ term, people, score: people.size ** SPREAD * Math.sqrt(share) * weightOf(key) }];
    })
    .toSorted((a, b) => b.score - a.score || compare(a.term.key, b.term.key));
}

/** What a theme is about: its most telling noun and those that are used like it. `null` without a noun. */
export function subjectOf(scored: readonly Scored[]): Subject | null {
  const nouns = scored.filter(({ term }) => term.isNoun);
  const [head] = nouns;
  if (head === undefined) return null;
  const core = nouns.filter((noun) => noun === head || overlaps(noun.term, head.term) || areRelated(noun, head));
  return { head, core };
}

/** The share of the people who use one of the few nouns that reach most of them. */
export function coverageOf(scored: readonly Scored[], people: number): number {
  const covered = new Set<number>();
  let used = 0;
  for (const noun of scored.filter(({ term }) => term.isNoun)) {
    const added = [...noun.people].filter((person) => !covered.has(person));
    if (used >= FEW_NOUNS) break;
    if (used > 0 && (noun.people.size < TWO || added.length < ADDED * people)) continue;
    used += 1;
    for (const person of added) covered.add(person);
  }
  return covered.size / people;
}

/**
 * One noun phrase: the phrase that the head mostly stands in, the head with the word that people put beside it, or the head
 * with what is said about it, in this order. Two subjects are never joined: a quote about one does not support the other.
 */
export function labelOf({ head }: Subject, scored: readonly Scored[], statements: readonly Said[]): Label {
  const phrase = phraseWith(head, scored);
  if (phrase.term.words > 1) return labelled(asWritten(phrase.term, statements), [phrase.term]);
  const own = new Set([head.term.key]);
  const about = statements.filter((said) => names(said, own));
  const wider = besides(head.term, about, Math.max(TWO, BESIDE_SHARE * head.people.size));
  if (wider !== null) return labelled(wider, [head.term]);
  const alone = labelled(asWritten(head.term, statements), [head.term]);
  const people = participantsOf(statements).size;
  return { ...alone, ...aspectsOf(alone.name, own, { about, people, language: head.term.language }) };
}

const labelled = (text: string, named: readonly CorpusTerm[]): Label => ({
  name: capitalised(text),
  text: capitalised(text),
  named,
  shown: [],
});

/** The phrase that a word mostly stands in, or the word. */
function phraseWith(candidate: Scored, scored: readonly Scored[]): Scored {
  if (candidate.term.words > 1) return candidate;
  const phrase = scored
    .filter(({ term, people }) => term.words > 1 && overlaps(term, candidate.term) && people.size >= TWO)
    .toSorted((a, b) => b.people.size - a.people.size || b.score - a.score || compare(a.term.key, b.term.key))[0];
  return phrase !== undefined && phrase.people.size >= PHRASE_SHARE * candidate.people.size ? phrase : candidate;
}

const overlaps = (a: CorpusTerm, b: CorpusTerm): boolean => {
  const words = new Set(a.key.split(' '));
  return b.key.split(' ').some((word) => words.has(word));
};

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** How many statements are read to learn how a term is written. */
const READ = 200;

/** The term with the capitals that people give it within a sentence: VAT, iPhone, Excel. */
function asWritten({ text }: CorpusTerm, statements: readonly Said[]): string {
  const forms = new Map<string, number>();
  for (const { statement } of statements.slice(0, READ)) {
    const at = statement.text.toLowerCase().indexOf(text);
    if (at <= 0) continue;
    const form = statement.text.slice(at, at + text.length);
    forms.set(form, (forms.get(form) ?? 0) + 1);
  }
  return [...forms].toSorted(([a, x], [b, y]) => y - x || compare(a, b))[0]?.[0] ?? text;
}
