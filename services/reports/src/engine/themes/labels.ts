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
/** Two nouns make a label if this share of the theme's people name both together, and not by chance. */
const PAIR_SHARE = 1 / 3;
/** How many times more often than by chance. */
const LIFT = 2;
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

/** The label, with further nouns where the first ones reach less than half of the theme's people. */
export function labelOf(subject: Subject, scored: readonly Scored[], statements: readonly Said[], all: number): Label {
  const label = shortLabel(subject, scored, statements, all);
  const people = participantsOf(statements).size;
  const nouns = [...label.named];
  const reached = (terms: readonly CorpusTerm[]): number =>
    participantsOf(statements.filter((said) => names(said, new Set(terms.map(({ key }) => key))))).size;
  for (let covered = reached(nouns); 2 * covered < people && nouns.length < FEW_NOUNS; covered = reached(nouns)) {
    const [next] = scored
      .filter(({ term }) => term.isNoun && term.specificity > 0 && !nouns.some((noun) => overlaps(noun, term)))
      .map(({ term }) => ({ term, reach: reached([...nouns, term]) }))
      .toSorted((a, b) => b.reach - a.reach);
    if (next === undefined || next.reach - covered < Math.max(TWO, ADDED * people)) break;
    nouns.push(next.term);
  }
  if (nouns.length === label.named.length) return label;
  return labelled(
    listed(
      nouns.map((term) => asWritten(term, statements)),
      subject.head.term.language,
    ),
    nouns,
  );
}

/**
 * A phrase that the head mostly stands in, two nouns that the same people name together, the head with the word that people
 * put beside it, or the head with what is said about it: in this order.
 */
function shortLabel({ head }: Subject, scored: readonly Scored[], statements: readonly Said[], all: number): Label {
  const phrase = phraseWith(head, scored);
  if (phrase.term.words > 1) return labelled(asWritten(phrase.term, statements), [phrase.term]);
  const own = new Set([head.term.key]);
  const about = statements.filter((said) => names(said, own));
  const partner = partnerOf(head, scored, statements, all);
  const wider = besides(head.term, about, Math.max(TWO, PHRASE_SHARE * head.people.size));
  if (partner !== null && wider?.toLowerCase().includes(partner.term.text) !== true) {
    const words = [head.term, partner.term].map((term) => asWritten(term, statements));
    return labelled(listed(words, head.term.language), [head.term, partner.term]);
  }
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

/** The specific noun that enough people name in the same sentence as the head or in the one before or after. */
function partnerOf(head: Scored, scored: readonly Scored[], statements: readonly Said[], all: number): Scored | null {
  const people = participantsOf(statements).size;
  const naming = ({ term }: Scored): Said[] => {
    const key = new Set([term.key]);
    return statements.filter((said) => names(said, key));
  };
  const first = new Map(naming(head).map((said) => [said.index, said]));
  const found = scored
    .filter(({ term }) => term.isNoun && term.words === 1 && term.specificity > 0 && !overlaps(term, head.term))
    .filter((other) => other.people.size >= Math.max(TWO, PAIR_SHARE * people))
    .map((other) => {
      const both = naming(other).filter((said) =>
        [said.index - 1, said.index, said.index + 1].some((at) => first.get(at)?.participant === said.participant),
      );
      const chance = (3 * head.term.mentions * other.term.mentions) / all;
      return { other, people: participantsOf(both).size, isByChance: both.length < LIFT * chance };
    })
    .filter((pair) => !pair.isByChance && pair.people >= Math.max(TWO, PAIR_SHARE * people))
    .toSorted(
      (a, b) => b.people - a.people || b.other.score - a.other.score || compare(a.other.term.key, b.other.term.key),
    );
  return found[0]?.other ?? null;
}

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

const AND: Readonly<Record<string, string>> = { en: 'and', de: 'und', fr: 'et', es: 'y' };

const listed = (words: readonly string[], language: string): string =>
  `${words.slice(0, -1).join(', ')} ${AND[language] ?? '/'} ${words.at(-1) ?? ''}`;

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
