import type { Language } from '@insights/language';
import { germanListening } from './de.ts';
import { englishListening } from './en.ts';
import { spanishListening } from './es.ts';
import { frenchListening } from './fr.ts';
import type { Listenings } from './listening.ts';

const LISTENINGS: Listenings = {
  en: englishListening,
  de: germanListening,
  fr: frenchListening,
  es: spanishListening,
};

/** The patterns by which the interviewer listens in a language. */
export const listeningOf = (language: Language) => LISTENINGS[language];
