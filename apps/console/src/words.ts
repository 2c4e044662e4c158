/** The texts of the console, in the language that the reader has chosen for all pages. */
import { useSyncExternalStore } from 'react';
import { device } from '@insights/web/ui/store.js';
import { currentLanguage, languageNames, setLanguage, translator } from '@insights/web/ui/words.js';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';

export type Key = keyof typeof en;
export type Language = keyof typeof languageNames;
export type Words = (key: Key, values?: Record<string, string | number>) => string;

const translate: Words = translator<Key>({ de, en, es, fr });
const listeners = new Set<() => void>();

setLanguage(device.load('language') ?? document.documentElement.lang);

export { languageNames };

/** The language of the console; the component is drawn again when another one is chosen. */
export function useLanguage(): Language {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => currentLanguage(),
  );
}

export function useWords(): Words {
  useLanguage();
  return translate;
}

export function chooseLanguage(language: string): void {
  device.save('language', language);
  setLanguage(language);
  for (const listener of listeners) listener();
}

/** All texts in the language of the participants, which need not be the page's. */
export function wordsOf(language: string): Record<Key, string> {
  return { de, en, es, fr }[language as Language] ?? en;
}

/** One of several texts that differ in a word of the API, for example `status_` and `draft`. */
export function wordFor(t: Words, prefix: string, word: string, values?: Record<string, string>): string {
  const key = prefix + word;
  return Object.hasOwn(en, key) ? t(key as Key, values) : word;
}

/** "4 minutes". */
export const formatMinutes = (language: Language, minutes: number): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(minutes);

const names = new Map<Language, Intl.DisplayNames>();

/** The name of a language, such as "English". An unknown code is shown as it is. */
export function formatLanguage(language: Language, code: string): string {
  const own = names.get(language) ?? new Intl.DisplayNames(language, { type: 'language' });
  names.set(language, own);
  return own.of(code) ?? code;
}

/** Making one takes long, and lists show many instants. */
const formats = new Map<Language, Intl.DateTimeFormat>();

export function formatInstant(language: Language, instant: string | null): string {
  if (instant === null) return '–';
  const format =
    formats.get(language) ?? new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  formats.set(language, format);
  return format.format(new Date(instant));
}
