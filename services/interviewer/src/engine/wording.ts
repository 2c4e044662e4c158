import { isVerbatim } from '@insights/language';
import type { Wordings } from './lexicon/lexicon.ts';
import { hash } from './text.ts';

export type Slots = Partial<
  Record<
    | 'name'
    | 'email'
    | 'number'
    | 'language'
    | 'minutes'
    | 'question'
    | 'earlier'
    | 'topic'
    | 'options'
    | 'quote'
    | 'value'
    | 'values'
    | 'min'
    | 'unit'
    | 'max'
    | 'left',
    string
  >
>;

/** The words that a wording repeats, which are a slice of what the participant wrote; none otherwise: no wording with a quote is chosen. */
export const quoteOf = (quote: string | null, message: string): Slots =>
  quote !== null && isVerbatim(quote, [message]) ? { quote } : {};

const SLOT = /\{(\w+)\}/g;

/** Chooses among wordings. The choice depends on the conversation alone and avoids repetition. */
export class Voice {
  readonly #spoken: readonly string[];
  readonly #seed: string | null;

  /** `messages`: what the participant said; null for the same wording for everybody. */
  constructor(spoken: readonly string[], messages: readonly string[] | null) {
    this.#spoken = spoken;
    this.#seed = messages && `${spoken.join('\n')}\0${messages.join('\n')}`;
  }

  /** One of the wordings, filled. Wordings with a slot that has no value are left out; empty if none remains. */
  choose(wordings: Wordings, slots: Slots = {}): string {
    const filled = fillAll(wordings, slots);
    const ages = filled.map(({ wording }) => this.#age(wording));
    const oldest = Math.max(...ages);
    return this.#pick(
      filled.filter((_choice, index) => ages[index] === oldest),
      wordings,
    );
  }

  /** The same, but only what has not been said in this interview; empty if everything has. */
  chooseNew(wordings: Wordings, slots: Slots = {}): string {
    const unused = fillAll(wordings, slots).filter(({ wording }) => this.#age(wording) === Number.MAX_SAFE_INTEGER);
    return this.#pick(unused, wordings);
  }

  /** True in about one of `n` conversations like this one. */
  oneIn(n: number, what: string): boolean {
    return this.#seed !== null && hash(`${this.#seed}\0${what}`) % n === 0;
  }

  #pick(choices: readonly Filled[], wordings: Wordings): string {
    if (choices.length === 0) return '';
    const index = this.#seed === null ? 0 : hash(`${this.#seed}\0${wordings[0]}`) % choices.length;
    return choices[index]?.text ?? '';
  }

  /** How many turns ago a wording was used; the maximum if never. */
  #age(wording: string): number {
    const parts = wording.split(SLOT).filter((part, index) => index % 2 === 0 && /\p{L}/u.test(part));
    const used = this.#spoken.findLastIndex((text) => parts.every((part) => text.includes(part.trim())));
    return used < 0 ? Number.MAX_SAFE_INTEGER : this.#spoken.length - used;
  }
}

interface Filled {
  wording: string;
  text: string;
}

const fillAll = (wordings: Wordings, slots: Slots): Filled[] =>
  wordings.flatMap((wording) => {
    const text = fill(wording, slots);
    return text === null ? [] : [{ wording, text }];
  });

function fill(wording: string, slots: Slots): string | null {
  let complete = true;
  const text = wording.replaceAll(SLOT, (_slot, name: string) => {
    const value = slots[name as keyof Slots];
    if (value === undefined || value === '') complete = false;
    return value ?? '';
  });
  return complete ? text : null;
}

/** Joins sentences, leaving out empty ones. */
export const joined = (...parts: string[]): string => parts.filter(Boolean).join(' ');
