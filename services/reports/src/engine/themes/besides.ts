import { languageOf, stopWordsOf } from '@insights/language';
import type { Language } from '@insights/language';

import { compare } from '../corpus/content-order.ts';
import type { Said } from '../corpus/said.ts';
import type { CorpusTerm } from '../corpus/terms.ts';

/** Between a noun and the word that belongs to it stand at most this many words without meaning: "walk the dogs". */
const BETWEEN = 2;
/** The words that join two nouns. With an article between them, one of the two is an inflected verb: "prends le vélo". */
const JOINS: Record<Language, ReadonlySet<string> | null> = {
  en: null,
  de: new Set(['von', 'vom', 'für', 'zum', 'zur', 'im', 'am']),
  fr: new Set(['de', 'd', "d'", 'du', 'des', 'à', 'en']),
  es: new Set(['de', 'del', 'en', 'para']),
};
/** How many statements are read. */
const READ = 200;

/** The shortest slice that joins the noun and the word that at least `least` people put beside it, as said; null if there is none. */
export function besides(noun: CorpusTerm, statements: readonly Said[], least: number): string | null {
  const found = new Map<string, { people: Set<number>; slices: string[] }>();
  for (const said of statements.slice(0, READ))
    for (const { key, slice } of slicesOf(noun, said)) {
      const use = found.get(key) ?? { people: new Set<number>(), slices: [] };
      use.people.add(said.participant);
      use.slices.push(slice);
      found.set(key, use);
    }
  const [best] = [...found]
    .filter(([, { people }]) => people.size >= least)
    .toSorted(([a, x], [b, y]) => y.people.size - x.people.size || y.slices.length - x.slices.length || compare(a, b));
  return best?.[1].slices.toSorted((a, b) => a.length - b.length || compare(a, b))[0] ?? null;
}

/** Each other term that stands beside the noun in a statement, with the words from the one to the other. */
function slicesOf(noun: CorpusTerm, { statement, language: code }: Said): { key: string; slice: string }[] {
  const language = languageOf(code);
  if (language === null) return [];
  const keys = new Map(statement.terms.filter(({ text }) => !text.includes(' ')).map(({ key, text }) => [text, key]));
  const stop = stopWordsOf(language);
  const words = [...statement.text.matchAll(/[\p{L}\p{M}\p{N}’'-]+/gu)].map(({ 0: word, index }) => {
    const lower = word.toLowerCase();
    const isLink = stop.has(lower) && (JOINS[language]?.has(lower) ?? true);
    return { lower, key: keys.get(lower), isLink, start: index, end: index + word.length };
  });
  return words.flatMap((word, at) => {
    if (word.key !== noun.key) return [];
    return [-1, 1].flatMap((step) => {
      let to = at + step;
      while (words[to]?.isLink === true && Math.abs(to - at) <= BETWEEN) to += step;
      const other = words[to];
      if (other?.key === undefined || other.key === noun.key) return [];
      // German nouns have a capital; what follows a noun without one is a verb.
      if (language === 'de' && step > 0 && statement.text[other.start] === other.lower[0]) return [];
      const slice = statement.text.slice(Math.min(word.start, other.start), Math.max(word.end, other.end));
      return /[.,;:!?()"“”]/u.test(slice) ? [] : [{ key: `${step} ${other.key}`, slice }];
    });
  });
}
