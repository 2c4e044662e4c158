import { answerWordsOf, wordPattern } from '@insights/answers';
import { type Language, languageOf } from '@insights/language';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

/** One wording, or several to choose from. A wording whose slot has no value is not used. */
export type Wordings = string | readonly string[];

export type Pack = typeof en;

/** Requests that the floor reads itself, in the order in which they are looked for; `packages/signals` reads the others. */
export type Intent = keyof Pack['patterns']['whole'] | 'stop';
/** Questions back. `unknown`: only the team can answer it. */
export type Aside = keyof Pack['phrases']['aside'];

type Compiled<T> = T extends string ? RegExp : { [K in keyof T]: Compiled<T[K]> };

export interface Lexicon {
  language: Language;
  phrases: Pack['phrases'];
  match: Compiled<Pack['patterns']> & Record<'common' | 'negators' | 'correction', RegExp>;
}

const compiled = <T>(source: T): Compiled<T> =>
  (typeof source === 'string'
    ? wordPattern(source)
    : Array.isArray(source)
      ? source.map(compiled)
      : Object.fromEntries(
          Object.entries(source as object).map(([name, one]) => [name, compiled(one)]),
        )) as Compiled<T>;

function lexicon(language: Language, { phrases, patterns }: Pack): Lexicon {
  const { common, negators, correction } = answerWordsOf(language);
  return { language, phrases, match: { ...compiled(patterns), common, negators, correction } };
}

const LEXICONS: Record<Language, Lexicon> = {
  en: lexicon('en', en),
  de: lexicon('de', de),
  fr: lexicon('fr', fr),
  es: lexicon('es', es),
};

/** The lexicon for the language of a BCP 47 tag; English by default. */
export const lexiconOf = (tag: string): Lexicon => LEXICONS[languageOf(tag) ?? 'en'];
