import { SIGNIFICANT, Vocabulary, wordsOf, zipfOf } from '@insights/language';

import type { Lexicon } from './lexicon/lexicon.ts';

export type Role = 'noun' | 'adjective' | 'verb';

/**
 * From these frequencies on (Zipf scale) a word says too little to be a topic. Verbs and adjectives say less than
 * nouns. Chosen on consultations and checked on meetings; 0.3 more or less for one of them moves the coverage of what
 * people noted down by up to .02.
 */
const COMMON: Record<Role, number> = { noun: 5.5, adjective: 5, verb: 4.7 };
/** From this frequency on a word is never part of a topic, however often it is said: feel, work, people. */
const EVERYWHERE = 6;
/** In a shorter conversation every word would look specific. */
const LEAST_WORDS = 500;

/** Decides which words may be topics, based on a sample of the conversation. */
export class TopicWords {
  readonly #vocabulary: Vocabulary;
  readonly #lexicon: Lexicon;
  readonly #known = new Map<string, boolean>();

  constructor(text: string, lexicon: Lexicon) {
    this.#lexicon = lexicon;
    this.#vocabulary = new Vocabulary(wordsOf(text), lexicon.language);
  }

  has(word: string, role: Role): boolean {
    const key = `${role} ${word}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const isTopic = !this.#lexicon.stop.has(word) && !this.#lexicon.general.has(word) && this.#isTelling(word, role);
    this.#known.set(key, isTopic);
    return isTopic;
  }

  /** Whether a common noun may join a specific one in a topic: "phone line", not "pain gets". */
  mayJoin(word: string): boolean {
    return !this.#lexicon.general.has(word) && zipfOf(word, this.#lexicon.language) < EVERYWHERE;
  }

  /** A common noun is a topic if the conversation uses it significantly more often than the language does. */
  #isTelling(word: string, role: Role): boolean {
    const zipf = zipfOf(word, this.#lexicon.language);
    if (zipf < COMMON[role]) return true;
    return role === 'noun' && zipf < EVERYWHERE && this.#vocabulary.keynessOf(word, LEAST_WORDS) >= SIGNIFICANT;
  }
}
