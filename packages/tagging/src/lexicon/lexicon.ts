import { detectLanguage, languageOf, negatorsOf, stopWordsOf, wordsOf } from '@insights/language';
import type { Language } from '@insights/language';

import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { spanish } from './spanish.ts';

/** The words of one language as written in its file: space-separated lists and pattern sources. */
export interface WordLists {
  /** Interjections, discourse markers and contractions of speech. */
  fillers: string;
  /**
   * Never a topic by itself: general nouns, which need a context to mean anything (Halliday and Hasan 1976, Cohesion in
   * English, 6.1; Schmid 2000, English Abstract Nouns as Conceptual Shells), and words for time and quantity.
   */
  general: string;
  /** Verbs of having and perceiving that, after a negator, deny what follows: "have not noticed". */
  denied_verbs: string;
  /** Questions about identity or the connection; their answers get no tags. */
  admin: string;
}

export interface Lexicon {
  language: Language;
  /** Function words and fillers. */
  stop: ReadonlySet<string>;
  general: ReadonlySet<string>;
  negators: ReadonlySet<string>;
  deniedVerbs: ReadonlySet<string>;
  admin: RegExp;
}

const words = (list: string): Set<string> => new Set(list.split(/\s+/).filter(Boolean));
/** Look-arounds instead of `\b`, which supports ASCII letters only. */
const pattern = (source: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'giu');

function build(language: Language, lists: WordLists): Lexicon {
  return {
    language,
    stop: new Set([...stopWordsOf(language), ...words(lists.fillers)]),
    general: words(lists.general),
    negators: negatorsOf(language),
    deniedVerbs: words(lists.denied_verbs),
    admin: pattern(lists.admin),
  };
}

const lexicons: Record<Language, Lexicon> = {
  en: build('en', english),
  de: build('de', german),
  fr: build('fr', french),
  es: build('es', spanish),
};

/** Fewer words than this do not override the campaign's language. */
const ENOUGH_WORDS = 30;
/** The maximum part of a conversation that is used to detect its language and to count its words. */
const SAMPLE_TURNS = 200;
export const SAMPLE_CHARACTERS = 50_000;

/** Whether more turns would not change the sample. */
export function isSampleComplete(spoken: readonly string[]): boolean {
  return spoken.length >= SAMPLE_TURNS || spoken.reduce((sum, text) => sum + text.length + 1, 0) > SAMPLE_CHARACTERS;
}

/** The part of a conversation that is read before it is tagged. */
export const sampleOf = (spoken: readonly string[]): string =>
  spoken.slice(0, SAMPLE_TURNS).join(' ').slice(0, SAMPLE_CHARACTERS);

/** The lexicon of the campaign's language, unless the participants clearly speak another of the four. */
export function lexiconFor(campaignLanguage: string, sample: string): Lexicon {
  const declared = languageOf(campaignLanguage);
  const isEnough = declared === null || wordsOf(sample).length >= ENOUGH_WORDS;
  return lexicons[(isEnough ? detectLanguage(sample) : null) ?? declared ?? 'en'];
}
