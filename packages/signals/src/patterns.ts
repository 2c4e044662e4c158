/**
 * Patterns over words. Words are separated by spaces:
 *
 * | written | matches |
 * | --- | --- |
 * | `kill` | that word |
 * | `suicid*` | a word with that beginning |
 * | `hurt\|harm` | either word |
 * | `never\|no_longer` | a word, or several in a row |
 * | `<want>` | a word of the class `want` |
 * | `to?` | the word or nothing |
 * | `..`, `...` | up to two, up to five words, not across the end of a sentence |
 * | `a & b` | both, in either order, up to five words apart |
 * | `^`, `$`, `again\|$` | the start or the end of a clause; a word or the end |
 */
import { Spelling } from './spelling.ts';
import type { Sound } from './spelling.ts';
import type { Stop, Word } from './reading.ts';

export type Element =
  | { kind: 'word'; set: number; phrases: readonly (readonly number[])[]; optional: boolean; orEnd: boolean }
  | { kind: 'gap'; most: number }
  | { kind: 'end' };

export interface Pattern {
  /** What a match means, by name. */
  family: string;
  source: string;
  atStart: boolean;
  elements: readonly Element[];
  /** The pattern itself contains a negation: "don't want to live". */
  negates: boolean;
}

export interface Match {
  pattern: Pattern;
  /** The first word and the one after the last. */
  from: number;
  to: number;
  /** A negation stands inside a gap: "I want, but not now, to die". */
  denied: boolean;
}

/** A message in terms of one lexicon. */
export interface Prepared {
  words: readonly PreparedWord[];
  places: Places;
}

/** For each word set, the places of its words. An array by id, because a common word belongs to a hundred sets. */
export class Places {
  /** Of each set, the index of its list, from 1 on; 0: it does not occur. */
  readonly #listOf: Uint16Array;
  readonly #lists: number[][] = [];
  /** The sets that occur. */
  readonly present: number[] = [];

  constructor(sets: number) {
    this.#listOf = new Uint16Array(sets);
  }

  add(set: number, at: number): void {
    const list = this.#lists[(this.#listOf[set] ?? 0) - 1];
    if (list !== undefined) return void list.push(at);
    this.#listOf[set] = this.#lists.push([at]);
    this.present.push(set);
  }

  has(set: number): boolean {
    return (this.#listOf[set] ?? 0) > 0;
  }

  get(set: number): readonly number[] {
    return this.#lists[(this.#listOf[set] ?? 0) - 1] ?? NOWHERE;
  }
}

const NOWHERE: readonly number[] = [];

export interface PreparedWord extends Omit<Word, 'raw'> {
  sets: ReadonlySet<number>;
  /** The same, to be walked. */
  listed: readonly number[];
  negator: boolean;
  /** May stand between the last word of a pattern and the end of its clause: "anymore", "tonight". */
  tail: boolean;
}

type Part = Pick<PreparedWord, 'text' | 'sets' | 'listed' | 'negator' | 'tail'>;

/** Written words that a grammar remembers, so that memory is bounded whatever participants write. */
const MAX_KNOWN = 4_000;
const MAX_KNOWN_LENGTH = 40;

const NONE: ReadonlySet<number> = new Set();
/** A function word occurs in a message about as often as so many other words of a lexicon together. */
const COMMON_WEIGHT = 100;
const GAPS: Record<string, number> = { '..': 2, '...': 5 };

/** Gaps in a row as one, because each of them would multiply the ways to try. */
function joined(elements: readonly Element[]): Element[] {
  const all: Element[] = [];
  for (const element of elements) {
    const last = all.at(-1);
    if (element.kind === 'gap' && last?.kind === 'gap')
      all[all.length - 1] = { kind: 'gap', most: last.most + element.most };
    else all.push(element);
  }
  return all;
}

/** "a & b" as two patterns, one for each order; anything else as it is. */
function inEitherOrder(line: string): string[] {
  const [one = '', other] = line.split(' & ');
  return other === undefined ? [line] : [`${one} ... ${other}`, `${other} ... ${one}`];
}

/** The word sets and patterns of one language. */
export class Grammar {
  readonly #classes: ReadonlyMap<string, string>;
  readonly #expansions: ReadonlyMap<string, readonly string[]>;
  readonly #ids = new Map<string, number>();
  readonly #sets = new Map<string, Set<number>>();
  readonly #weights = new Map<number, number>();
  readonly #prefixes: [string, number][] = [];
  readonly #negating = new Set<number>();
  readonly #negators: ReadonlySet<string>;
  readonly #sound: Sound;
  #spelling: Spelling | null = null;
  readonly #known = new Map<string, readonly Part[]>();
  readonly #common: ReadonlySet<string>;
  readonly #capitals: boolean;

  constructor(
    classes: Readonly<Record<string, string>>,
    expansions: Readonly<Record<string, string>>,
    negators: ReadonlySet<string>,
    sound: Sound,
    common: ReadonlySet<string>,
    /** Nouns are written with a capital. */
    capitals: boolean,
  ) {
    this.#capitals = capitals;
    this.#common = common;
    this.#classes = new Map(Object.entries(classes));
    this.#expansions = new Map(Object.entries(expansions).map(([word, words]) => [word, words.split(' ')]));
    this.#negators = negators;
    this.#sound = sound;
  }

  /** The patterns of a block, one a line. */
  patterns(family: string, block: string): Pattern[] {
    return block
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .flatMap(inEitherOrder)
      .map((source) => this.#pattern(family, source));
  }

  /** The id of a word class, to ask whether a word belongs to it. */
  class(name: string): number {
    return this.#set(`<${name}>`);
  }

  /** How much of a text the words of a set take up, roughly: a common word counts as many rare ones. */
  weightOf(set: number): number {
    return this.#weights.get(set) ?? 0;
  }

  /** Reads words by this grammar. Every pattern must have been compiled before. */
  prepare(words: readonly Word[]): Prepared {
    const all = words.flatMap((word, at) => this.#expanded(word, this.#isName(words, at)));
    const joiner = this.class('joiner');
    all.forEach((word, at) => {
      if (word.stop === 'none' && all[at + 1]?.sets.has(joiner) === true) word.stop = 'soft';
    });
    const places = new Places(this.#ids.size);
    all.forEach(({ listed }, at) => {
      for (const set of listed) places.add(set, at);
    });
    return { words: all, places };
  }

  /** A word with a capital inside a sentence, where nouns have none: a name is no misspelt word. */
  #isName(words: readonly Word[], at: number): boolean {
    const before = words[at - 1]?.stop ?? 'hard';
    return !this.#capitals && before !== 'hard' && words[at]?.isCapitalised === true;
  }

  #expanded({ raw, text, ...word }: Word, isName: boolean): PreparedWord[] {
    const parts = isName ? [this.#partOf(text)] : this.#partsOf(raw, text);
    return parts.map((part, at) => ({
      ...word,
      ...part,
      stop: at < parts.length - 1 ? ('none' satisfies Stop) : word.stop,
    }));
  }

  /** What a written word stands for. Known words are kept, because most words of a message have occurred before. */
  #partsOf(raw: string, text: string): readonly Part[] {
    const known = this.#known.get(raw);
    if (known !== undefined) return known;
    const spelling = (this.#spelling ??= new Spelling(this.#vocabulary(), this.#sound));
    const corrected = spelling.correct(text, raw);
    const parts = (this.#expansions.get(corrected) ?? [corrected]).map((part) => this.#partOf(part));
    if (raw.length > MAX_KNOWN_LENGTH) return parts;
    if (this.#known.size >= MAX_KNOWN) this.#known.clear();
    this.#known.set(raw, parts);
    return parts;
  }

  #partOf(text: string): Part {
    const sets = this.#setsOf(text);
    return { text, sets, listed: [...sets], negator: this.#negators.has(text), tail: sets.has(this.class('tail')) };
  }

  #setsOf(word: string): ReadonlySet<number> {
    const exact = this.#sets.get(word);
    const prefixed = this.#prefixes.filter(([prefix]) => word.startsWith(prefix));
    if (prefixed.length === 0) return exact ?? NONE;
    return new Set([...(exact ?? NONE), ...prefixed.map(([, set]) => set)]);
  }

  #vocabulary(): ReadonlySet<string> {
    return new Set([...this.#sets.keys(), ...this.#expansions.keys(), ...this.#negators]);
  }

  #pattern(family: string, source: string): Pattern {
    const parts = source.split(/\s+/);
    const atStart = parts[0] === '^';
    const elements = joined((atStart ? parts.slice(1) : parts).map((part) => this.#element(part)));
    const first = elements[0];
    if (first?.kind !== 'word' || (first.optional && !atStart))
      throw new Error(`pattern begins with no word: ${source}`);
    const negates = elements.some(
      (element) =>
        element.kind === 'word' && [element.set, ...element.phrases.flat()].some((set) => this.#negating.has(set)),
    );
    return { family, source, atStart, elements, negates };
  }

  #element(part: string): Element {
    const most = GAPS[part];
    if (most !== undefined) return { kind: 'gap', most };
    if (part === '$') return { kind: 'end' };
    const optional = part.endsWith('?');
    const all = (optional ? part.slice(0, -1) : part).split('|');
    const choices = all.filter((choice) => choice !== '$');
    const single = choices.filter((choice) => !choice.includes('_'));
    const phrases = choices
      .filter((choice) => choice.includes('_'))
      .map((choice) => choice.split('_').map((word) => this.#set(word)));
    return { kind: 'word', set: this.#set(single.join('|')), phrases, optional, orEnd: choices.length < all.length };
  }

  #set(source: string): number {
    const known = this.#ids.get(source);
    if (known !== undefined) return known;
    const id = this.#ids.size;
    this.#ids.set(source, id);
    for (const word of source.split('|').flatMap((each) => this.#wordsOf(each))) this.#add(word, id);
    return id;
  }

  #wordsOf(part: string): string[] {
    const name = /^<(\w+)>$/.exec(part)?.[1];
    if (name === undefined) return [part];
    const words = this.#classes.get(name);
    if (words === undefined) throw new Error(`unknown word class: ${name}`);
    return words
      .split(/\s+/)
      .filter(Boolean)
      .flatMap((each) => this.#wordsOf(each));
  }

  #add(word: string, id: number): void {
    this.#weights.set(id, (this.#weights.get(id) ?? 0) + (this.#common.has(word) ? COMMON_WEIGHT : 1));
    if (this.#negators.has(word)) this.#negating.add(id);
    if (word.endsWith('*')) this.#prefixes.push([word.slice(0, -1), id]);
    else this.#sets.set(word, (this.#sets.get(word) ?? new Set()).add(id));
  }
}
