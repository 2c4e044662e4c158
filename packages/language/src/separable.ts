import type { Language } from './languages.ts';
import { stopWordsOf } from './stop-words.ts';
import { wordsOf } from './tokens.ts';

/** German verbs whose prefix stands apart: most prefixes are also prepositions or adverbs, which are function words. */
const PREFIX = { shortest: 2, longest: 6 };
/** Between prefix and verb in participles and infinitives: aus-ge-zogen, aus-zu-ziehen. */
const INFIXES = ['ge', 'zu'];
const SHORTEST_VERB = 3;

const isPrefix = (word: string): boolean =>
  word.length >= PREFIX.shortest && word.length <= PREFIX.longest && stopWordsOf('de').has(word);

/** A word without what stands between prefix and verb: "auszogen" for "ausgezogen". Some are no words; they are compared and never shown. */
export function joinedForms(word: string, language: Language): string[] {
  if (language !== 'de') return [];
  const forms: string[] = [];
  for (let length = PREFIX.shortest; length <= PREFIX.longest; length += 1) {
    const rest = word.slice(length + 2);
    if (rest.length < SHORTEST_VERB) break;
    if (INFIXES.includes(word.slice(length, length + 2)) && isPrefix(word.slice(0, length)))
      forms.push(word.slice(0, length) + rest);
  }
  return forms;
}

const CLAUSE_END = /[^\p{L}\p{M}\p{N}\s'’-]+/u;

/** The words of each clause that ends with a prefix, joined with it: "auszog" for "dann zog ich aus". */
export function detachedForms(text: string, language: Language): string[] {
  if (language !== 'de') return [];
  const stop = stopWordsOf('de');
  return text.split(CLAUSE_END).flatMap((clause) => {
    const words = wordsOf(clause);
    const prefix = words.pop() ?? '';
    return isPrefix(prefix) ? words.filter((word) => !stop.has(word)).map((word) => prefix + word) : [];
  });
}
