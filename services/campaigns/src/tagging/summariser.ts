import {
  type Guide,
  type Said,
  type SummaryPoint,
  ThoughtReader,
  type Turn,
  languageSpoken,
  summaryPointOf,
  telling,
} from '@insights/thoughts';

export interface MadeSummary {
  readonly language: string;
  readonly points: SummaryPoint[];
}

/**
 * Summarises a conversation that is given in parts. Of each part only the thoughts are kept that would summarise it, and the summary is
 * chosen among those, so memory does not grow with the text. A conversation of one part, which is nearly every one, is read as a whole.
 */
export class ConversationSummariser {
  readonly #guide: Guide;
  readonly #kept: Said[] = [];
  #parts = 0;
  #language = 'und';
  #reader: ThoughtReader | null = null;

  constructor(guide: Guide) {
    this.#guide = guide;
  }

  add(turns: readonly Turn[]): void {
    if (this.#reader === null) {
      this.#language = languageSpoken(turns, this.#guide);
      this.#reader = new ThoughtReader(this.#language, this.#guide);
    }
    this.#parts += 1;
    this.#kept.push(...telling(this.#reader.read(turns), this.#language));
  }

  finish(): MadeSummary {
    const chosen = this.#parts > 1 ? telling(this.#kept, this.#language) : this.#kept;
    return { language: this.#language, points: chosen.map(summaryPointOf) };
  }
}
