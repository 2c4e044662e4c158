import { MASK, negatorsOf, stopWordsOf } from '@insights/language';
import type { Language } from '@insights/language';
import { wordPattern } from './text.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';
import type { Lists } from './words/lists.ts';

export interface AnswerWords extends Omit<Record<keyof Lists, RegExp>, 'ordinals'> {
  ordinals: readonly RegExp[];
  negators: RegExp;
  /** Articles, pronouns, prepositions and the like. */
  function_words: RegExp;
}

const LISTS: Record<Language, Lists> = { en, de, fr, es };

/** Any of the words, also when they are typed without their apostrophes. The placeholder of hidden names is no word. */
const anyOf = (words: ReadonlySet<string>): string =>
  [...new Set([...words].flatMap((one) => (one === MASK ? [] : [one, one.replaceAll("'", '')])))].join('|');

function compile(language: Language): AnswerWords {
  const { ordinals, common, ...rest } = LISTS[language];
  const patterns = Object.fromEntries(Object.entries(rest).map(([name, source]) => [name, wordPattern(source)]));
  return {
    ...(patterns as Record<keyof typeof rest, RegExp>),
    ordinals: ordinals.map(wordPattern),
    common: wordPattern(`${anyOf(stopWordsOf(language))}|${common}`),
    function_words: wordPattern(anyOf(stopWordsOf(language))),
    // German "noch" denies only after "weder".
    negators: wordPattern(
      `${anyOf(new Set([...negatorsOf(language)].filter((word) => word !== 'noch')))}${language === 'fr' ? "|n'\\p{L}+" : ''}`,
    ),
  };
}

const compiled = new Map<Language, AnswerWords>();

/** The words of a language, compiled at the first use. */
export function answerWordsOf(language: Language): AnswerWords {
  const known = compiled.get(language) ?? compile(language);
  compiled.set(language, known);
  return known;
}
