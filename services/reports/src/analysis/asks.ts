import { createHash } from 'node:crypto';

/**
 * The engine is a pure function of its input and of answers. Where an answer is missing it says what it wants to ask and stops; whoever
 * runs it asks, adds the answers, and runs it again. So every run can be resumed, and the same input with the same answers gives the
 * same bytes.
 */

/** A question to a model. `name` is a key of the catalogue of questions, which has instructions, form and version. */
export interface Ask {
  readonly key: string;
  readonly name: string;
  /** Sent as JSON: everything that people said is in it. */
  readonly data: unknown;
  /** Whose words it contains: an answer is deleted with any of them. */
  readonly conversation_ids: readonly string[];
}

/** The answer to a question that was too long, or whose answer was: it is asked in parts. */
export const CUT = 'cut';

/** By key. Null: asked, and not answered in a usable form; the floor stands. `CUT`: ask about less at a time. */
export type Answers = ReadonlyMap<string, unknown>;

export type Step<T> = { readonly asks: readonly Ask[] } | { readonly done: T };

export const keyOf = (name: string, data: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([name, data]))
    .digest('base64url');

/** Collects what is asked in one run. */
export class Desk {
  readonly #answers: Answers | null;
  readonly #missing = new Map<string, Ask>();

  /** `answers`: null without a model: nothing is asked, and every answer is null. */
  constructor(answers: Answers | null) {
    this.#answers = answers;
  }

  get hasModel(): boolean {
    return this.#answers !== null;
  }

  /** The answer, as the host has parsed it by the form of the question; null if there is none; undefined if it must be asked first. */
  ask(name: string, data: unknown, conversation_ids: readonly string[]): unknown {
    if (this.#answers === null) return null;
    const key = keyOf(name, data);
    if (this.#answers.has(key)) return this.#answers.get(key);
    // Conversations with the same words ask the same.
    const ids = [...new Set([...(this.#missing.get(key)?.conversation_ids ?? []), ...conversation_ids])];
    this.#missing.set(key, { key, name, data, conversation_ids: ids });
    return undefined;
  }

  /** What must be asked before the stage can end; empty: it has ended. */
  get missing(): readonly Ask[] {
    return [...this.#missing.values()];
  }
}
