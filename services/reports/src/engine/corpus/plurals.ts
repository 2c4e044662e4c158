import type { Language } from '@insights/language';
import { languageOf } from '@insights/language';

import type { Said } from './said.ts';

/** Endings of plurals that the stemmers of these languages keep apart in some words: vélo, vélos. */
const ENDINGS: Partial<Record<Language, readonly string[]>> = { fr: ['s', 'x'], es: ['s', 'es'] };
const SHORTEST = 4;

const endingsOf = (code: string): readonly string[] => {
  const language = languageOf(code);
  return language === null ? [] : (ENDINGS[language] ?? []);
};

/** The statements with one key for the singular and the plural of a noun, where both occur. */
export function withoutPlurals(statements: readonly Said[]): Said[] {
  const nouns = new Set<string>();
  for (const { statement, language } of statements) {
    if (endingsOf(language).length === 0) continue;
    for (const { key, is_noun } of statement.terms) if (is_noun && !key.includes(' ')) nouns.add(`${language} ${key}`);
  }
  const singular = new Map<string, string>();
  for (const noun of nouns) {
    const one = endingsOf(noun.slice(0, noun.indexOf(' '))).map((ending) =>
      noun.endsWith(ending) ? noun.slice(0, -ending.length) : '',
    );
    const known = one.find((form) => form.length - noun.indexOf(' ') > SHORTEST && nouns.has(form));
    if (known !== undefined) singular.set(noun, known.slice(noun.indexOf(' ') + 1));
  }
  if (singular.size === 0) return [...statements];
  return statements.map((said) => renamed(said, singular));
}

function renamed(said: Said, singular: ReadonlyMap<string, string>): Said {
  const keyOf = (key: string): string =>
    key
      .split(' ')
      .map((word) => singular.get(`${said.language} ${word}`) ?? word)
      .join(' ');
  if (said.statement.terms.every(({ key }) => keyOf(key) === key)) return said;
  const terms = said.statement.terms.map((term) => ({ ...term, key: keyOf(term.key) }));
  return { ...said, statement: { ...said.statement, terms } };
}
