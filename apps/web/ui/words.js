// @ts-check
import { typographic } from './typography.js';
import { de } from './words/de.js';
import { en } from './words/en.js';
import { es } from './words/es.js';
import { fr } from './words/fr.js';

/** @typedef {'en' | 'de' | 'fr' | 'es'} Language */
/** @typedef {Record<string, string | number>} Values */

/** @type {Record<Language, Record<string, string>>} */
const words = { en: {}, de: {}, fr: {}, es: {} };
/** @type {Language} */
let language = 'en';

/**
 * Adds words of a page in all languages and returns the function that finds them: its own ones first, then those of other parts of the page. `{n}` in a text is replaced by the value `n`.
 * @template {string} Key
 * @param {Record<Language, Record<Key, string>>} own
 * @returns {(key: Key, values?: Values) => string}
 */
export function translator(own) {
  for (const name of languages) Object.assign(words[name], own[name]);
  return (key, values) => filled(own[language][key] ?? words[language][key] ?? key, values);
}

/** @param {string} key */
const textOf = (key) => filled(words[language][key] ?? key);

/** @param {string} text @param {Values} [values] */
function filled(text, values = {}) {
  return typographic(
    language,
    text.replace(/\{(\w+)\}/g, (_match, name) => String(values[name] ?? '')),
  );
}

/** The languages of all pages, each with its own name. */
export const languageNames = { en: 'English', de: 'Deutsch', fr: 'Français', es: 'Español' };
const languages = /** @type {Language[]} */ (Object.keys(languageNames));

/** Words that every page may use. */
export const shared = translator({ de, en, es, fr });

export function currentLanguage() {
  return language;
}

/** The page's language for a BCP 47 tag; English if it is not translated. @param {string} tag @returns {Language} */
export function languageOf(tag) {
  const base = tag.toLowerCase().split('-')[0];
  return languages.find((name) => name === base) ?? 'en';
}

/** Switches the page to a language. @param {string} tag BCP 47 */
export function setLanguage(tag) {
  language = languageOf(tag);
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll('[data-t]')) {
    element.textContent = textOf(element.getAttribute('data-t') ?? '');
  }
  for (const element of document.querySelectorAll('[data-label]')) {
    element.setAttribute('aria-label', textOf(element.getAttribute('data-label') ?? ''));
  }
  for (const element of document.querySelectorAll('[data-hint]')) {
    element.setAttribute('placeholder', textOf(element.getAttribute('data-hint') ?? ''));
  }
}

/** @param {string} instant ISO 8601 */
export function formatTime(instant) {
  return new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short' }).format(new Date(instant));
}
