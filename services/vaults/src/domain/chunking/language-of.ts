import { type Language, detectLanguage } from '@insights/language';

const SAMPLE_CHARACTERS = 8_000;

/** The language that a text is indexed in; English if it is none of those that are supported. */
export function languageOfText(text: string): Language {
  return detectLanguage(text.slice(0, SAMPLE_CHARACTERS)) ?? 'en';
}
