import type { Language } from '@insights/language';
import { de } from './alike/de.ts';
import { en } from './alike/en.ts';
import { es } from './alike/es.ts';
import { fr } from './alike/fr.ts';
import { fold, plain, wordPattern } from './text.ts';

/**
 * Words by which people name the same thing, one class a line: verbs for what they do with it, kinds of it, and other words for it. Only words
 * that name nothing else in an answer to a question that offers one of them.
 */
const ALIKE: Record<Language, string> = { en, de, fr, es };

const compiled = new Map<Language, readonly RegExp[]>();

function classesOf(language: Language): readonly RegExp[] {
  const known = compiled.get(language);
  if (known !== undefined) return known;
  const lines = ALIKE[language].trim().split('\n');
  // The longest of several words that begin alike.
  const classes = lines.map((line) => {
    const names = line
      .trim()
      .split('|')
      .toSorted((a, b) => b.length - a.length);
    const { source } = wordPattern(names.map((name) => name.replaceAll(' ', '[ -]')).join('|'));
    // "I'll call you" names no phone.
    return new RegExp(`${source}(?! you(?!\\p{L}))`, 'giu');
  });
  compiled.set(language, classes);
  return classes;
}

/** The answer with the words of exactly one option for others of the same class: "I bicycle" for "I bike", where "Bicycle" is an option. */
export function inWordsOf(text: string, options: readonly string[], language: Language): string {
  const names = options.map((option) => plain(option));
  const spoken = plain(text);
  return classesOf(language).reduce((read, names_of_class) => {
    if (spoken.search(names_of_class) < 0) return read;
    const [owner, ...others] = names.filter((name) => name.search(names_of_class) >= 0);
    if (owner === undefined || others.length > 0) return read;
    const own = owner.match(names_of_class)?.[0] ?? '';
    return read.replaceAll(names_of_class, (said) => {
      const isOption = names.some((name) => ` ${name} `.includes(` ${plain(said)} `));
      return isOption ? said : own;
    });
  }, fold(text));
}
