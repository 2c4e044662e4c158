import type { Language } from '@insights/language';

import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import type { Wording } from './words.ts';

const WORDINGS: Record<Language, Wording> = { en: english, de: german, fr: french, es: spanish };

/** The fixed phrases of a report in a language. */
export const wordingOf = (language: Language): Wording => WORDINGS[language];
