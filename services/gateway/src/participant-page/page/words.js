// @ts-check
import { de } from './words.de.js';
import { en } from './words.en.js';
import { es } from './words.es.js';
import { fr } from './words.fr.js';

/** @typedef {keyof typeof en} Key */

/** @type {Record<string, Record<Key, string>>} */
const languages = { de, en, es, fr };

let language = 'en';
let words = languages['en'] ?? en;

/** Switches the page to a language; English if it is not translated. @param {string} wanted BCP 47 */
export function setLanguage(wanted) {
  const base = wanted.toLowerCase().split('-')[0] ?? 'en';
  language = base in languages ? base : 'en';
  words = languages[language] ?? en;
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll('[data-t]')) {
    element.textContent = translate(/** @type {Key} */ (element.getAttribute('data-t')));
  }
  for (const element of document.querySelectorAll('[data-label]')) {
    element.setAttribute('aria-label', translate(/** @type {Key} */ (element.getAttribute('data-label'))));
  }
  for (const element of document.querySelectorAll('[data-hint]')) {
    element.setAttribute('placeholder', translate(/** @type {Key} */ (element.getAttribute('data-hint'))));
  }
}

/** A text with `{n}` filled in. @param {Key} key @param {Record<string, string | number>} [values] */
export function translate(key, values = {}) {
  return words[key].replace(/\{(\w+)\}/g, (_match, name) => String(values[name] ?? ''));
}

/** @param {string} instant ISO 8601 */
export function formatTime(instant) {
  return new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short' }).format(new Date(instant));
}
