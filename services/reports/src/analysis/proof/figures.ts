/** Numbers in a sentence, in digits and in words. */
import { MAX_NUMBER_WORDS, fold, spelledNumber } from '@insights/answers';
import type { Language } from '@insights/language';
import { type Phrases, type Said, isVerb, ofOf, personsOf, phraseAt } from './words.ts';

/** `key` is the same for "5" and "five". */
export interface Figure {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

/** Words with digits, also "B2B", and words; a hyphen divides words, but not numbers. */
const PART =
  /[\p{L}\p{M}\p{N}]*\p{N}[\p{L}\p{M}\p{N}]*(?:[.,:/]\p{N}[\p{L}\p{M}\p{N}]*)*|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;

/** Quantities that are no number from 0 to 100. */
const QUANTITIES: Readonly<Record<Language, RegExp>> = {
  en: /^(?:dozens?|scores|hundreds?|thousands?|millions?|billions?|twice|thrice|double[ds]?|triple[ds]?|quadruple[ds]?|halve[ds]?|tenfold|\p{L}+fold)$/u,
  de: /^(?:dutzende?|\p{L}*hundert\p{L}*|\p{L}*tausend\p{L}*|millionen?|milliarden?|doppelt\p{L}*|verdoppelt\p{L}*|halbiert\p{L}*|\p{L}*fach)$/u,
  fr: /^(?:(?:dix|quin|ving|tren|quaran|cinquan|soixan|cen)(?:tain|zain|t?ain)es?|dizaines?|douzaines?|centaines?|cents?|mille|milliers?|millions?|milliards?|doubles?|double(?:nt|r)?|triples?)$/u,
  es: /^(?:docenas?|decenas?|centenar(?:es)?|cientos?|\p{L}*cient[oa]s|mil|miles|millones|millon|dobles?|duplica(?:n|do)?|triples?|triplica(?:n|do)?)$/u,
};
/** "dreimal", "fünfjährig" */
const GERMAN_PARTS =
  /(?:mal|malig\p{L}*|jahrig\p{L}*|monatig\p{L}*|wochig\p{L}*|tagig\p{L}*|stundig\p{L}*|kopfig\p{L}*|teilig\p{L}*)$/u;
/** Longer words spell no number. */
const MAX_WORD = 40;
/** Articles and pronouns as well as numbers: they count nothing by themselves. */
const ARTICLES: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(),
  de: new Set(['ein']),
  fr: new Set(['un']),
  es: new Set(['uno', 'un']),
};

interface Part extends Said {
  readonly hasDigit: boolean;
}

function partsOf(text: string): Part[] {
  return [...text.matchAll(PART)].map(({ 0: match, index }) => ({
    word: fold(match.normalize('NFKC').toLowerCase()),
    start: index,
    end: index + match.length,
    hasDigit: /\p{N}/u.test(match),
  }));
}

/** The figures of a text, in order. `one` is a figure where it counts. */
export function figuresIn(text: string, language: Language): Figure[] {
  const parts = partsOf(text);
  const found: Figure[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const { word, start, end, hasDigit } = parts[at] as Part;
    if (hasDigit) {
      found.push({ key: word, start, end });
      continue;
    }
    const spelled = spelledAt(parts, at, language);
    if (spelled) {
      if (!isNoCount(parts, at, spelled, language))
        found.push({ key: String(spelled.value), start, end: parts[at + spelled.length - 1]?.end ?? end });
      at += spelled.length - 1;
    } else if (word.length <= MAX_WORD && QUANTITIES[language].test(word)) found.push({ key: word, start, end });
  }
  return found;
}

function spelledAt(parts: readonly Part[], at: number, language: Language): { value: number; length: number } | null {
  let [said, best]: [string, { value: number; length: number } | null] = ['', null];
  for (let length = 1; length <= MAX_NUMBER_WORDS && parts[at + length - 1]?.hasDigit === false; length += 1) {
    const word = parts[at + length - 1]?.word ?? '';
    said = said === '' ? word : `${said} ${word}`;
    const value = spelledNumber(said, language);
    if (value !== undefined) best = { value, length };
  }
  const word = parts[at]?.word ?? '';
  if (best || language !== 'de' || word.length > MAX_WORD || !GERMAN_PARTS.test(word)) return best;
  const value = spelledNumber(word.replace(GERMAN_PARTS, ''), language);
  return value === undefined ? null : { value, length: 1 };
}

const BEFORE_ONE = new Set(['the', 'this', 'that', 'which', 'no', 'any', 'each', 'every', 'another', 'wrong', 'right']);
const AFTER_ONE = new Set(['another', 'by']);

/** "the one", "no one", "one another", French "un": no counts. */
function isNoCount(
  parts: readonly Part[],
  at: number,
  { value, length }: { value: number; length: number },
  language: Language,
): boolean {
  if (length > 1) return false;
  const word = parts[at]?.word ?? '';
  if (ARTICLES[language].has(word)) return true;
  if (language !== 'en' || value !== 1) return false;
  return BEFORE_ONE.has(parts[at - 1]?.word ?? '') || AFTER_ONE.has(parts[at + 1]?.word ?? '');
}

/** "One participant says", "one of them", "one describes": one person. */
export function isOnePerson({ key, end }: Figure, said: readonly Said[], language: Language): boolean {
  if (key !== '1') return false;
  const next = said.findIndex(({ start }) => start >= end);
  const follows: readonly Phrases<unknown>[] = [personsOf(language), ofOf(language)];
  return follows.some((phrases) => phraseAt(phrases, said, next) !== null) || isVerb(said[next], language);
}
