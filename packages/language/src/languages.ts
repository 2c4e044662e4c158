/** The languages in which interviews can be analysed. */
export const LANGUAGES = ['en', 'de', 'fr', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (code: string): code is Language => LANGUAGES.some((language) => language === code);

/** The language of a BCP 47 tag: `de` for `de-CH`; null for a language that is not supported. */
export function languageOf(tag: string): Language | null {
  const code = tag.toLowerCase().split(/[-_]/)[0] ?? '';
  return isLanguage(code) ? code : null;
}
