import {
  type Language,
  type Span,
  languageOf,
  quotedIn,
  sentencesOf,
  stopWordsOf,
  termOf,
  wordsOf,
} from '@insights/language';

/** "3 of 12" in the four languages of reports. */
const COUNT = /\p{N} (?:of|out of|von|sur|de) (?:los |las |les |den )?\p{N}/u;

/** Stands for an erased quote while a report is redacted. */
export const ERASED = '\uE000';

/** Words that only erased people said, as far as a report can tell. */
export class ErasedWords {
  readonly #language: Language;
  readonly #words: ReadonlySet<string>;

  /** `said`: what the erased people said. `known`: what others said, and what the report writes about them. */
  constructor(language: string, said: readonly string[], known: readonly string[]) {
    this.#language = languageOf(language) ?? 'en';
    const others = new Set(known.flatMap((text) => this.#terms(text)));
    this.#words = new Set(said.flatMap((text) => this.#terms(text)).filter((term) => !others.has(term)));
  }

  /** Whether a text has such a word, or counts people. */
  isIn(text: string): boolean {
    return COUNT.test(text) || this.#terms(text).some((term) => this.#words.has(term));
  }

  /** The text without the sentences that have such a word or a number: a number may count the erased people. */
  prune(text: string): string {
    return wholeSentences(text, this.#language)
      .map(({ start, end }) => text.slice(start, end))
      .filter((sentence) => !/\p{N}/u.test(sentence) && !this.isIn(sentence) && !isTorn(sentence))
      .join(' ');
  }

  #terms(text: string): string[] {
    const stop = stopWordsOf(this.#language);
    return wordsOf(text)
      .filter((word) => !stop.has(word))
      .map((word) => termOf(word, this.#language));
  }
}

/** A quotation of which a part was erased. */
const isTorn = (sentence: string): boolean =>
  quotedIn(sentence).some(({ words }) => words.includes(ERASED) && /\p{L}/u.test(words));

/** Sentences that end within quotation marks go on behind them: a part of a quote is none. */
function wholeSentences(text: string, language: Language): Span[] {
  const quotations = quotedIn(text);
  const whole: Span[] = [];
  let next = 0;
  for (const { start, end } of sentencesOf(text, language)) {
    while ((quotations[next]?.end ?? Infinity) < start) next += 1;
    const last = whole.at(-1);
    if (last !== undefined && (quotations[next]?.start ?? Infinity) < start)
      whole[whole.length - 1] = { start: last.start, end };
    else whole.push({ start, end });
  }
  return whole;
}
