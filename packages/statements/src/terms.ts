import { SIGNIFICANT, Vocabulary, termOf, withoutMarks, wordsOf, zipfOf } from '@insights/language';

import * as lists from 'stopword';

import { nounPhrases } from './grammar.ts';
import type { NounPhrase, Role, Word } from './grammar.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import type { Term } from './types.ts';

/** From these frequencies on (Zipf scale) a word says too little to be a subject; verbs and adjectives say less than nouns. */
const COMMON: Partial<Record<Role, number>> = { noun: 5.5, adjective: 5, verb: 4.7 };
/** From this frequency on a word is never a subject, however often it is said. */
const EVERYWHERE = 6;
/** In a shorter conversation every word would look specific. */
const LEAST_WORDS = 500;
const MAX_PHRASE = 3;
const MAX_TERMS = 12;
const MIN_LETTERS = 3;

/** Decides which words of a conversation are its subjects. */
export class Terms {
  readonly #lexicon: Lexicon;
  readonly #vocabulary: Vocabulary;
  readonly #known = new Map<string, boolean>();

  constructor(sample: string, lexicon: Lexicon) {
    this.#lexicon = lexicon;
    this.#vocabulary = new Vocabulary(wordsOf(sample), lexicon.language);
  }

  /** Whether a word tells what a statement is about. */
  tells({ word, role }: Pick<Word, 'word' | 'role'>): boolean {
    const limit = COMMON[role];
    if (limit === undefined || word.length < MIN_LETTERS || /^\p{N}/u.test(word)) return false;
    const key = `${role} ${word}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const { stop, general, language } = this.#lexicon;
    const isTelling =
      !stop.has(word) &&
      !general.has(word) &&
      !this.#lexicon.yesNo.has(word) &&
      this.#isRare(word, role, limit, language);
    this.#known.set(key, isTelling);
    return isTelling;
  }

  #isRare(word: string, role: Role, limit: number, language: Lexicon['language']): boolean {
    const zipf = zipfOf(word, language);
    if (zipf < limit) return true;
    return role === 'noun' && zipf < EVERYWHERE && this.#vocabulary.keynessOf(word, LEAST_WORDS) >= SIGNIFICANT;
  }

  /** How specific a word is to the conversation, compared with the language at large. */
  keyness(word: string): number {
    return this.#vocabulary.keynessOf(word, LEAST_WORDS);
  }

  /** The terms of a statement: its telling words, and noun phrases of two or three words with one of them. */
  of(words: readonly Word[]): Term[] {
    const terms = new Map<string, Term>();
    const add = (key: string, text: string, is_noun: boolean): void => {
      if (!terms.has(key) && terms.size < MAX_TERMS) terms.set(key, { key, text, is_noun });
    };
    for (const phrase of nounPhrases(words)) {
      const shown = this.#shownOf(phrase);
      if (shown.length > 1)
        add(shown.map(({ word }) => this.#keyOf(word)).join(' '), shown.map(({ word }) => word).join(' '), true);
    }
    for (const word of words) if (this.tells(word)) add(this.#keyOf(word.word), word.word, word.role === 'noun');
    return [...terms.values()];
  }

  #shownOf({ words }: NounPhrase): readonly Word[] {
    const content = words.filter(({ role, word }) => role === 'link' || !this.#lexicon.stop.has(word));
    const shown = content.slice(-MAX_PHRASE);
    const from = shown.findIndex((word) => word.role !== 'link');
    const kept = shown.slice(from);
    const isPlain = kept.every(
      (word) => word.role === 'link' || !this.#lexicon.general.has(word.word) || this.tells(word),
    );
    return isPlain && kept.some((word) => this.tells(word)) ? kept : [];
  }

  #keyOf(word: string): string {
    return termOf(word, this.#lexicon.language);
  }
}

const segmenters = new Map<string, Intl.Segmenter>();

/** The function words of a language without full support, where the package has them. */
const stopLists: Readonly<Record<string, readonly string[]>> = {
  it: lists.ita,
  pt: lists.por,
  nl: lists.nld,
  sv: lists.swe,
  da: lists.dan,
  nb: lists.nob,
  fi: lists.fin,
  pl: lists.pol,
  cs: lists.ces,
  ro: lists.ron,
  tr: lists.tur,
  hu: lists.hun,
  ca: lists.cat,
  ru: lists.rus,
  uk: lists.ukr,
  zh: lists.zho,
  ja: lists.jpn,
  ko: lists.kor,
  th: lists.tha,
  ar: lists.ara,
  he: lists.heb,
  el: lists.ell,
  hi: lists.hin,
};
const stopSets = new Map<string, ReadonlySet<string>>();

function stopWordsIn(language: string): ReadonlySet<string> {
  const known = stopSets.get(language);
  if (known !== undefined) return known;
  const words = new Set(stopLists[language] ?? []);
  stopSets.set(language, words);
  return words;
}

/** Terms of a language without full support: its longer words, found by the rules of its script. */
export function plainTerms(text: string, language: string): Term[] {
  let segmenter = segmenters.get(language);
  if (segmenter === undefined) {
    segmenter = new Intl.Segmenter(language === 'und' ? 'en' : language, { granularity: 'word' });
    segmenters.set(language, segmenter);
  }
  const stop = stopWordsIn(language);
  const terms = new Map<string, Term>();
  for (const { segment, isWordLike } of segmenter.segment(withoutMarks(text))) {
    const word = segment.toLowerCase();
    const least = /\p{Script=Han}|\p{Script=Hangul}|\p{Script=Thai}|\p{Script=Katakana}/u.test(word) ? 2 : 5;
    if (isWordLike !== true || word.length < least || /^\p{N}/u.test(word) || stop.has(word)) continue;
    if (terms.size < MAX_TERMS) terms.set(word, { key: word, text: word, is_noun: false });
  }
  return [...terms.values()];
}
