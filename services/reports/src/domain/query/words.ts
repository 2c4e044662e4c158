import { type Language, stopWordsOf, termOf, wordsOf } from '@insights/language';

/** The terms of a text that carry its meaning; all of its words if it has no other. In a language without a stemmer, its words. */
export function termsOf(text: string, language: Language | null): string[] {
  const words = wordsOf(text);
  if (language === null) return words;
  const stop = stopWordsOf(language);
  const telling = words.filter((word) => !stop.has(word));
  return (telling.length === 0 ? words : telling).map((word) => termOf(word, language));
}

/** Whether a text contains every term of `wanted`, in any inflected form. */
export function matchesWords(text: string, wanted: string, language: Language | null): boolean {
  const terms = new Set(termsOf(text, language));
  return termsOf(wanted, language).every((term) => terms.has(term));
}
