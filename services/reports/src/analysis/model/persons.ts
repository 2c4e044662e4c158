import type { Corpus } from '../types.ts';
import { personIdsIn } from '../proof/names.ts';
import { type Cited, isInterviewers } from '../proof/sentences.ts';

/**
 * The persons of one request, numbered in their order: sentences of a model say {person 2}, those of a report P7. Which number somebody has
 * in a report is no part of a request.
 */
export class Persons {
  readonly #numbered: readonly number[];
  readonly #corpus: Corpus;

  constructor(persons: readonly number[], corpus: Corpus) {
    this.#numbered = [...new Set(persons)];
    this.#corpus = corpus;
  }

  /** As statements show who speaks: person 2. */
  labelOf(person: number): string {
    return `person ${this.#numbered.indexOf(person) + 1}`;
  }

  /** Who says a passage: person 2, or the interviewer to person 2. */
  speakerOf(cited: Cited): string {
    const label = this.labelOf(cited.person);
    return isInterviewers(cited) ? `interviewer to ${label}` : label;
  }

  /** A model's sentence for the report. A number that nobody has stays, and no sentence with it is proven. */
  named(text: string): string {
    return text.replaceAll(/\{person (\d{1,4})\}/giu, (whole, number: string) => {
      const person = this.#numbered[Number(number) - 1];
      return person === undefined ? whole : (this.#corpus.persons[person]?.id ?? whole);
    });
  }

  /** A sentence of the report for a model; null if it names somebody of whom the request has nothing. */
  numbered(text: string): string | null {
    let [shown, from] = ['', 0];
    for (const { id, start } of personIdsIn(text)) {
      const person = this.#numbered.find((each) => this.#corpus.persons[each]?.id === id);
      if (person === undefined) return null;
      shown += `${text.slice(from, start)}{${this.labelOf(person)}}`;
      from = start + id.length;
    }
    return shown + text.slice(from);
  }
}
