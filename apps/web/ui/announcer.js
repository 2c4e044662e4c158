// @ts-check
import { part } from './elements.js';
import { typographic } from './typography.js';

/** Has a screen reader say a text when it is idle. @param {string} text @param {string} [language] */
export function announce(text, language = document.documentElement.lang) {
  const place = part('announcer');
  const line = document.createElement('span');
  line.lang = language;
  line.textContent = typographic(language, text);
  // A new element is announced even if the text is the same as before.
  place.replaceChildren(line);
}
