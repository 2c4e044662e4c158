import { isLanguage, isNegated, termOf, tokensOf, wordsOf } from '@insights/language';
import { contentOf, readability, standsAlone } from '@insights/thoughts';
import { observationsOf } from '../count/corpus.ts';
import type { Attributed } from '../count/corpus.ts';
import type { Code, Corpus, Row, Sentence } from '../types.ts';
import type { Wording } from './wording.ts';

/** Words between two parts of a phrase: "shortness of breath". */
const LINKS = new Set(['of', 'de', 'du', 'des', 'del', "d'"]);
/** What a quote with quotation marks inside leaves of its worth: it reads badly in quotation marks. */
const QUOTES = 0.5;
/** A quote worth less is shown only where there is no other. */
const LEAST_WORTH = 0.3;
/** What is left of one that denies the subject: "no fever". */
const DENIES = 0.4;

/** What the persons of a corpus say, with what is needed to choose among it; made once for a corpus. */
export class Speech {
  readonly corpus: Corpus;
  readonly all: ReadonlyMap<string, Attributed>;
  readonly #worth = new Map<string, number>();
  readonly #terms = new Map<string, ReadonlySet<string>>();
  /** How many observations use a term. */
  readonly #uses = new Map<string, number>();

  private constructor(corpus: Corpus) {
    this.corpus = corpus;
    this.all = observationsOf(corpus);
    for (const id of this.all.keys())
      for (const term of this.termsOf(id)) this.#uses.set(term, (this.#uses.get(term) ?? 0) + 1);
  }

  static readonly #known = new WeakMap<Corpus, Speech>();

  static of(corpus: Corpus): Speech {
    const known = this.#known.get(corpus) ?? new Speech(corpus);
    this.#known.set(corpus, known);
    return known;
  }

  /** The words of an observation, verbatim. */
  wordsOf(id: string): string {
    return this.all.get(id)?.observation.gist ?? '';
  }

  languageOf(id: string): string {
    return this.corpus.readings[this.all.get(id)?.conversation ?? -1]?.language ?? 'und';
  }

  personOf(id: string): string {
    return this.corpus.persons[this.all.get(id)?.person ?? -1]?.id ?? '';
  }

  /** The content terms of an observation. */
  termsOf(id: string): ReadonlySet<string> {
    const known = this.#terms.get(id);
    if (known !== undefined) return known;
    const language = this.languageOf(id);
    const terms = new Set(isLanguage(language) ? contentOf(this.wordsOf(id), language) : []);
    this.#terms.set(id, terms);
    return terms;
  }

  /** How well an observation reads as a quote, 0..1; 0 if it can't be understood alone. */
  worthOf(id: string): number {
    const known = this.#worth.get(id);
    if (known !== undefined) return known;
    const [words, language] = [this.wordsOf(id), this.languageOf(id)];
    const clean = /["“”„«»]/u.test(words) ? QUOTES : 1;
    // A question, often the interviewer's said again, tells nothing.
    const tells = standsAlone(words, language) && !/[?？]\s*$/u.test(words);
    const worth = tells ? clean * readability(words, language) : 0;
    this.#worth.set(id, worth);
    return worth;
  }

  /** The best of these observations to show, of different persons: those that use the words which these share, and read well. */
  representative(ids: readonly string[], most: number, subject?: Code): string[] {
    const shares = new Map<string, number>();
    for (const id of ids) for (const term of this.termsOf(id)) shares.set(term, (shares.get(term) ?? 0) + 1);
    // A term of several of these that others rarely use is what they are about.
    const typical = (term: string): number => {
      const here = shares.get(term) ?? 0;
      return here < 2 ? 0 : here / (this.#uses.get(term) ?? here);
    };
    const scored = ids.map((id) => {
      const near = [...this.termsOf(id)].reduce((sum, term) => sum + typical(term), 0);
      const worth = this.worthOf(id) * (subject !== undefined && this.#denies(id, subject) ? DENIES : 1);
      return { id, worth, score: worth * (1 + Math.min(2, near)) };
    });
    const best = new Map<string, (typeof scored)[number]>();
    for (const each of scored) {
      const person = this.personOf(each.id);
      if (each.worth > 0 && each.score > (best.get(person)?.score ?? -1)) best.set(person, each);
    }
    const chosen = [...best.values()].toSorted(
      (a, b) => b.score - a.score || (this.wordsOf(a.id) < this.wordsOf(b.id) ? -1 : 1),
    );
    const good = chosen.filter(({ worth }) => worth >= LEAST_WORTH);
    return (good.length > 0 ? good : chosen.slice(0, 1)).slice(0, most).map(({ id }) => id);
  }

  /** Whether an observation says that there is none of a code's subject. */
  #denies(id: string, { terms }: Code): boolean {
    const [words, language] = [this.wordsOf(id), this.languageOf(id)];
    if (!isLanguage(language)) return false;
    const keys = new Set(terms.flatMap((term) => term.slice(3).split(' ')));
    const first = tokensOf(words).find(({ word }) => keys.has(termOf(word, language)));
    return first !== undefined && isNegated(words, first.start, language);
  }

  /** An observation as a quote with its speaker. */
  quote(id: string, wording: Wording): Sentence {
    return { text: wording.says(this.personOf(id), this.wordsOf(id)), evidence: [id], author: 'floor' };
  }
}

/** A text as keys of its words in order, for looking up phrases: a space before and after each. */
export function termLine(text: string, language: string): string {
  if (!isLanguage(language)) return ' ';
  const terms = wordsOf(text)
    .filter((word) => !LINKS.has(word))
    .map((word) => termOf(word, language));
  return ` ${terms.join(' ')} `;
}

/** The observations by which persons support a row's code. */
export const supportOf = ({ cells }: Row): string[] =>
  cells.flatMap(({ state, supports }) => (state === 'supports' ? supports : []));
