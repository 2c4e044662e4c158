// @ts-check
import { connectDialog } from './dialog.js';
import { input, part } from './elements.js';
import { connectMenu } from './menu.js';
import { device } from './store.js';
import { connectTheme } from './theme.js';
import { currentLanguage, languageNames, setLanguage } from './words.js';

/**
 * Connects what every page has: menu, theme, language and dialog. The language is the reader's choice if there is one, otherwise the document's.
 * @param {{ onLanguage?: () => void }} [options] Called after the reader has chosen another language.
 */
export function connectFrame({ onLanguage } = {}) {
  connectMenu();
  connectTheme();
  connectDialog();
  const options = Object.entries(languageNames).map(([language, name]) => {
    const option = new Option(name, language);
    option.lang = language;
    return option;
  });
  part('language').replaceChildren(...options);
  useLanguage(document.documentElement.lang);
  part('language').addEventListener('change', () => {
    device.save('language', input('language').value);
    useLanguage(input('language').value);
    onLanguage?.();
  });
}

/** Shows the page in a language, unless the reader has chosen one. @param {string} tag BCP 47 */
export function useLanguage(tag) {
  setLanguage(device.load('language') ?? tag);
  input('language').value = currentLanguage();
}
