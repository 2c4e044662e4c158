import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import type { Language, Lexicon } from './lexicon.ts';

const LEXICONS: Record<Language, Lexicon> = { en: english, de: german, fr: french, es: spanish };

/** The lexicon for the language of a BCP 47 tag; English by default. */
export function lexiconOf(tag: string): Lexicon {
  const language = tag.toLowerCase().split(/[-_]/)[0] ?? '';
  return Object.hasOwn(LEXICONS, language) ? LEXICONS[language as Language] : english;
}
