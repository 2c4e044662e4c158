import type { Language } from '@insights/language';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import type { Grammar } from './grammar.ts';
import { spanish } from './spanish.ts';

const GRAMMARS: Record<Language, Grammar> = { en: english, de: german, fr: french, es: spanish };

export const grammarOf = (language: Language): Grammar => GRAMMARS[language];
export type { Grammar } from './grammar.ts';
