import type { Wordings } from './lexicon/index.ts';

export type Slots = Readonly<Record<string, string | undefined>>;

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
    return this.#pick(filled.filter((_choice, index) => ages[index] === oldest));
  }

  /** The same, but only what has not been said in this interview; empty if everything has. */
  chooseNew(wordings: Wordings, slots: Slots = {}): string {
    const unused = fillAll(wordings, slots).filter(({ wording }) => this.#age(wording) === Number.MAX_SAFE_INTEGER);
    return this.#pick(unused);
  }

  #pick(choices: readonly Filled[]): string {
    const index = this.#seed === null || choices.length < 2 ? 0 : hash(this.#seed) % choices.length;
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
  [wordings].flat().flatMap((wording) => {
    const text = fill(wording, slots);
    return text === null ? [] : [{ wording, text }];
  });

function fill(wording: string, slots: Slots): string | null {
  let complete = true;
  const text = wording.replaceAll(SLOT, (_slot, name: string) => {
    const value = slots[name];
    if (value === undefined || value === '') complete = false;
    return value ?? '';
  });
  return complete ? text : null;
}

/** FNV-1a, 32 bits. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}

/** Joins sentences, leaving out empty ones. */
export const paragraphs = (...parts: string[]): string => parts.filter(Boolean).join('\n\n');

export const joined = (...parts: string[]): string => parts.filter(Boolean).join(' ');
