import { languageOf } from '@insights/language';
import type { Language } from '@insights/language';

import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import type { Lexicon } from './lexicon.ts';

const LEXICONS: Record<Language, Lexicon> = { en: english, de: german, fr: french, es: spanish };

/** The lexicon for the language of a BCP 47 tag; English by default. */
export const lexiconOf = (tag: string): Lexicon => LEXICONS[languageOf(tag) ?? 'en'];
