import type { Element, Match, Pattern, Prepared, PreparedWord } from './patterns.ts';

/** A pattern and, for each word that it needs, the sets one of which must occur. */
interface Indexed {
  pattern: Pattern;
  needs: readonly (readonly number[])[];
}

/**
 * Patterns by a word set that each of them needs, so that a message is compared with few of them. Of the sets that a pattern
 * needs, the one that occurs least is taken.
 */
export class PatternIndex {
  readonly #bySet = new Map<number, Indexed[]>();

  constructor(patterns: readonly Pattern[], weightOf: (set: number) => number) {
    for (const pattern of patterns) {
      const needs = needsOf(pattern).toSorted((a, b) => total(a, weightOf) - total(b, weightOf));
      if (needs[0] === undefined) throw new Error(`pattern needs no word: ${pattern.source}`);
      for (const set of needs[0]) this.#add(set, { pattern, needs });
    }
  }

  #add(set: number, indexed: Indexed): void {
    const list = this.#bySet.get(set);
    if (list === undefined) this.#bySet.set(set, [indexed]);
    else list.push(indexed);
  }

  /** The patterns whose words all occur. */
  candidates(places: Prepared['places']): ReadonlySet<Pattern> {
    const found = new Set<Pattern>();
    const add = (list: readonly Indexed[] = []): void => {
      for (const { pattern, needs } of list)
        if (needs.every((sets) => sets.some((each) => places.has(each)))) found.add(pattern);
    };
    // The smaller of both is walked: most blocks have fewer keys than a message has sets.
    if (this.#bySet.size < places.present.length) {
      for (const [set, list] of this.#bySet) if (places.has(set)) add(list);
    } else for (const set of places.present) add(this.#bySet.get(set));
    return found;
  }
}

const needsOf = ({ elements }: Pattern): number[][] =>
  elements
    .filter((each) => each.kind === 'word')
    .filter((each) => !each.optional && !each.orEnd)
    .map((each) => [each.set, ...each.phrases.flatMap(([word]) => word ?? [])]);

const total = (sets: readonly number[], weightOf: (set: number) => number): number =>
  sets.reduce((sum, set) => sum + weightOf(set), 0);

/** The matches of the patterns in a message; for each pattern and start only the shortest. */
export function matchesIn({ words, places }: Prepared, patterns: PatternIndex): Match[] {
  const found: Match[] = [];
  for (const pattern of patterns.candidates(places)) {
    const { elements } = pattern;
    const first = elements[0];
    if (first?.kind !== 'word') continue;
    const starts = pattern.atStart ? clauseStarts(words) : startsOf(first, places);
    for (const from of starts) {
      const end = matchFrom({ words, elements, from }, 0, from, false);
      if (end !== null) found.push({ pattern, from, ...end });
    }
  }
  return found;
}

type WordElement = Extract<Element, { kind: 'word' }>;

function startsOf({ set, phrases }: WordElement, places: Prepared['places']): readonly number[] {
  const single = places.get(set);
  return phrases.length === 0 ? single : [...single, ...phrases.flatMap(([word]) => places.get(word ?? -1))];
}

const clauseStarts = (words: readonly PreparedWord[]): number[] =>
  words.flatMap((_word, at) => (at === 0 || words[at - 1]?.stop !== 'none' ? [at] : []));

interface Attempt {
  words: readonly PreparedWord[];
  elements: readonly Element[];
  /** The first word. */
  from: number;
}

interface End {
  to: number;
  denied: boolean;
}

/** Tries one place; `isAtEnd` unless words were skipped that are more than a tail. The number of steps is bounded by the pattern's length, because gaps are short. */
function matchFrom(attempt: Attempt, index: number, at: number, denied: boolean, isAtEnd = true): End | null {
  const { words, elements, from } = attempt;
  const element = elements[index];
  if (element === undefined) return { to: at, denied };
  const before = words[at - 1];
  if (element.kind === 'end')
    return isAtEnd && (before === undefined || before.stop !== 'none')
      ? matchFrom(attempt, index + 1, at, denied)
      : null;
  const isCut = at > from && before?.stop === 'hard';
  if (element.kind === 'gap') {
    let negated = denied;
    let tail = isAtEnd;
    for (let skipped = 0; skipped <= element.most; skipped++) {
      const end = matchFrom(attempt, index + 1, at + skipped, negated, tail);
      if (end !== null) return end;
      const word = words[at + skipped];
      if (word === undefined || words[at + skipped - 1]?.stop === 'hard') return null;
      // A comma or a conjunction ends what is negated: "not with the job, with being alive".
      negated = word.stop === 'none' ? negated || word.negator : denied;
      tail &&= word.tail;
    }
    return null;
  }
  if (element.orEnd && isAtEnd && (before === undefined || before.stop !== 'none'))
    return matchFrom(attempt, index + 1, at, denied);
  if (!isCut)
    for (const length of lengthsAt(words, element, at)) {
      const end = matchFrom(attempt, index + 1, at + length, denied);
      if (end !== null) return end;
    }
  return element.optional ? matchFrom(attempt, index + 1, at, denied) : null;
}

/** How many words the element takes at a place, for each of its choices that fits. */
function lengthsAt(words: readonly PreparedWord[], { set, phrases }: WordElement, at: number): number[] {
  const lengths = words[at]?.sets.has(set) === true ? [1] : [];
  for (const phrase of phrases)
    if (phrase.every((word, index) => words[at + index]?.sets.has(word) === true)) lengths.push(phrase.length);
  return lengths;
}
