import type { Wordings } from './lexicon/lexicon.ts';
import { hash } from './text.ts';

export type Slots = Partial<
  Record<
    'name' | 'minutes' | 'question' | 'topic' | 'options' | 'quote' | 'value' | 'values' | 'min' | 'max' | 'left',
    string
  >
>;

const SLOT = /\{(\w+)\}/g;

/** Chooses among wordings. The choice depends on the conversation alone and avoids repetition. */
export class Voice {
  readonly #spoken: readonly string[];
  readonly #seed: string;

  constructor(spoken: readonly string[], messages: readonly string[]) {
    this.#spoken = spoken;
    this.#seed = `${spoken.join('\n')}\0${messages.join('\n')}`;
  }

  /** One of the wordings, filled. Wordings with a slot that has no value are left out; empty if none remains. */
  choose(wordings: Wordings, slots: Slots = {}): string {
    const filled = wordings.flatMap((wording) => {
      const text = fill(wording, slots);
      return text === null ? [] : [{ wording, text }];
    });
    if (filled.length === 0) return '';
    const ages = filled.map(({ wording }) => this.#age(wording));
    const oldest = Math.max(...ages);
    const fresh = filled.filter((_choice, index) => ages[index] === oldest);
    return fresh[hash(`${this.#seed}\0${wordings[0]}`) % fresh.length]?.text ?? '';
  }

  /** True in about one of `n` conversations like this one. */
  oneIn(n: number, what: string): boolean {
    return hash(`${this.#seed}\0${what}`) % n === 0;
  }

  /** How many turns ago a wording was used; the maximum if never. */
  #age(wording: string): number {
    const mark =
      wording
        .split(SLOT)
        .filter((_part, index) => index % 2 === 0)
        .toSorted((a, b) => b.length - a.length)[0] ?? wording;
    const used = this.#spoken.findLastIndex((text) => text.includes(mark.trim()));
    return used < 0 ? Number.MAX_SAFE_INTEGER : this.#spoken.length - used;
  }
}

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
