import { frequencyOf } from './frequencies.ts';
import { keyness } from './keyness.ts';
import type { Language } from './languages.ts';
import { stemOf } from './stems.ts';

/** The words of a text, counted together with their inflected forms, for comparison with the language at large. */
export class Vocabulary {
  readonly #language: Language;
  readonly #counts = new Map<string, number>();
  #total = 0;

  constructor(words: Iterable<string>, language: Language) {
    this.#language = language;
    for (const word of words) {
      const stem = stemOf(word, language);
      this.#counts.set(stem, (this.#counts.get(stem) ?? 0) + 1);
      this.#total += 1;
    }
  }

  /** How specific a word is to the text (`keyness`). A text counts as at least `leastTotal` words long. */
  keynessOf(word: string, leastTotal = 0): number {
    return keyness({ count: this.#countOf(word), total: Math.max(leastTotal, this.#total) }, word, this.#language);
  }

  /** How many times more often the text uses a word than the language does; 0 for a word that is not in the text. */
  liftOf(word: string): number {
    return this.#total === 0 ? 0 : this.#countOf(word) / this.#total / frequencyOf(word, this.#language);
  }

  #countOf(word: string): number {
    return this.#counts.get(stemOf(word, this.#language)) ?? 0;
  }
}
