import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as spanish } from '@orama/stemmers/spanish';

import type { Language } from './languages.ts';
import { stemByScript } from './script-stems.ts';
import { ENGLISH_SYNONYMS } from './synonyms.ts';
import { wordsOf } from './tokens.ts';

const STEMMERS: Record<Language, (word: string) => string> = { en: english, de: german, fr: french, es: spanish };

/** British and American spellings for which the stemmer gives different stems: colour, organise, diarrhoea. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/rrhoea/g, 'rrhea'],
  [/our(?=$|s$|ed$|ing$|ite)/g, 'or'],
  [/is(?=e$|ed$|es$|ing$|ation)/g, 'iz'],
];
/** Shorter words are left unchanged: rise, our. */
const SPELLING_LENGTH = 6;
/** An elided article or pronoun: l'exportation, d'une, qu'il. */
const ELISION = /^(?:qu|[cdjlmnst])'/;
const MARKS = /\p{M}/gu;

/** The number of cached stems; most texts have fewer distinct words. */
const CACHE_SIZE = 50_000;
const cache = new Map<string, string>();

/** The Snowball stem of a word, without accents: one key for all its inflected forms. A word in another script has the stem of its script. */
export function stemOf(word: string, language: Language): string {
  // A cache of long words would take any amount of memory.
  if (word.length > MAX_WORD) return freshStem(word, language);
  const key = `${language} ${word}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const stem = freshStem(word, language);
  if (cache.size >= CACHE_SIZE) cache.clear();
  cache.set(key, stem);
  return stem;
}

/** Longer words are no words: they are kept as they are, because stemmers take quadratic time. */
const MAX_WORD = 64;

/** `stemOf` without the cache, for lists that are read once. */
export function freshStem(word: string, language: Language): string {
  const byScript = stemByScript(word);
  if (byScript !== null) return byScript;
  const lower = word.toLowerCase();
  const stem = word.length > MAX_WORD ? lower : STEMMERS[language](respelled(lower, language));
  return stem.normalize('NFD').replaceAll(MARKS, '');
}

function respelled(word: string, language: Language): string {
  if (language === 'fr') return word.replace(ELISION, '');
  if (language !== 'en') return word;
  const base = word.replace(/'s$/, '').replaceAll('-', '');
  if (base.length < SPELLING_LENGTH) return base;
  return SPELLINGS.reduce((text, [from, to]) => text.replaceAll(from, to), base);
}

/** The representative stem of each synonym's stem. */
const representatives: ReadonlyMap<string, string> = new Map(
  ENGLISH_SYNONYMS.flatMap((row) => {
    const [first = '', ...others] = row.split(' ').map((word) => freshStem(word, 'en'));
    return others.map((other) => [other, first] as const);
  }),
);

/** A key for the meaning of a word: its stem, or in English the stem that represents its everyday synonyms (synonyms.ts). */
export function termOf(word: string, language: Language): string {
  const stem = stemOf(word, language);
  return language === 'en' ? (representatives.get(stem) ?? stem) : stem;
}

/** The identity of a phrase: the terms of its words, in order, separated by spaces. */
export const phraseKey = (phrase: string, language: Language): string =>
  wordsOf(phrase)
    .map((word) => termOf(word, language))
    .join(' ');
