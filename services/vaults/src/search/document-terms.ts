import { type Language, tokensOf, writtenTokensOf } from '@insights/language';
import { type Posting, packPostings } from './postings.ts';
import { speakerTermsOf, withoutLabels } from './speakers.ts';
import { occurrencesOf } from './terms.ts';
import { titleTermsOf } from './titles.ts';

export interface ChunkToIndex {
  readonly ordinal: number;
  readonly text: string;
  /** Labels of those who speak in it. */
  readonly speakers: readonly string[];
}

/** A row of the index; the parts of a term are numbered from 0. */
export interface IndexRow {
  readonly term: string;
  readonly part: number;
  readonly packed: Buffer;
}

interface Entry {
  ordinal: number;
  length: number;
  positions: number[];
}

/** Collects the terms of a document's chunks, which are added in order. */
export class DocumentTerms {
  readonly #language: Language;
  readonly #terms = new Map<string, Entry[]>();
  chunks = 0;
  length = 0;

  /** The words of the title are kept with the first chunk; the length of these entries is that of the title. */
  constructor(language: Language, title: string) {
    this.#language = language;
    const terms = titleTermsOf(title, language);
    for (const term of terms) this.#at(term, 0, terms.length).positions.push(0);
  }

  add({ ordinal, text, speakers }: ChunkToIndex): void {
    const { said, words } = withoutLabels(text, speakers);
    const occurrences = occurrencesOf(said, this.#language, speakers.length > 0 ? tokensOf : writtenTokensOf);
    const { length } = occurrences;
    for (const { term, position } of occurrences) this.#at(term, ordinal, length).positions.push(position);
    for (const [label, count] of words) {
      for (const term of speakerTermsOf(label)) {
        const entry = this.#at(term, ordinal, length);
        entry.positions = [(entry.positions[0] ?? 0) + count];
      }
    }
    this.chunks += 1;
    this.length += length;
  }

  #at(term: string, ordinal: number, length: number): Entry {
    let entries = this.#terms.get(term);
    if (entries === undefined) this.#terms.set(term, (entries = []));
    const last = entries.at(-1);
    if (last?.ordinal === ordinal) return last;
    const entry = { ordinal, length, positions: [] };
    entries.push(entry);
    return entry;
  }

  /** The rows of the index; none of a document without chunks, whose title leads nowhere. */
  rows(): IndexRow[] {
    if (this.chunks === 0) return [];
    return [...this.#terms].flatMap(([term, postings]: [string, Posting[]]) =>
      packPostings(postings).map((packed, part) => ({ term, part, packed })),
    );
  }
}
