import { languageOf, tokensOf, zipfOf } from '@insights/language';
import type { Language } from '@insights/language';

import type { Corpus } from '../corpus/corpus.ts';
import type { Said } from '../corpus/said.ts';
import { measuresOf } from '../themes/measures.ts';
import { GRAMMARS } from './grammar.ts';
import { isContent } from './subject.ts';
import type { Mention } from './subject.ts';

/** From this frequency on (Zipf scale) a noun says too little about what statements have in common. */
const EVERYWHERE = 5.5;

/** The nouns that statements involve, whether or not they are what is judged. */
export class Nouns {
  readonly #corpus: Pick<Corpus, 'terms'>;
  readonly #known = new Map<Said, readonly string[]>();

  constructor(corpus: Pick<Corpus, 'terms'>) {
    this.#corpus = corpus;
  }

  /** The keys of nouns that are more frequent in these interviews than in the language at large. */
  of(said: Said): readonly string[] {
    let keys = this.#known.get(said);
    if (keys === undefined) this.#known.set(said, (keys = this.#specificIn(said)));
    return keys;
  }

  /** Whether two statements involve the same noun. */
  areShared(a: Said, b: Said): boolean {
    const keys = this.of(a);
    return a.language === b.language && this.of(b).some((key) => keys.includes(key));
  }

  #specificIn({ statement: { terms, target, start }, language: code }: Said): string[] {
    const language = languageOf(code);
    if (language === null || target === null) return [];
    const { shells } = GRAMMARS[language];
    const named = target.text.toLowerCase();
    const nouns = terms.filter(({ is_noun, text, key }) => {
      const term = this.#corpus.terms.get(key);
      return is_noun && term?.isNoun === true && term.specificity > 0 && named.endsWith(text);
    });
    // "The paper store" is no store.
    const [whole] = nouns.toSorted((a, b) => b.text.length - a.text.length);
    if (whole === undefined) return [];
    const last = whole.text.split(' ').at(-1) ?? '';
    const isNoun = /^[\p{L}-]{3,}$/u.test(last) && isContent(last, language) && !shells.has(last);
    const isTelling = !measuresOf(language).has(last) && zipfOf(last, language) < EVERYWHERE;
    const before = named.slice(0, named.length - whole.text.length);
    const isModified = tokensOf(before).some(({ word }) => isContent(word, language));
    const isName =
      language !== 'de' && target.start > start && /^\p{Lu}\p{Ll}+$/u.test(target.text.slice(-last.length));
    return isNoun && isTelling && !isName && !isModified ? [whole.key] : [];
  }
}

/** The noun as written in a statement, with the article right before it. */
export function mentionOfNoun({ statement: { text, terms } }: Said, key: string, language: Language): Mention | null {
  const noun = terms.find((term) => term.key === key)?.text;
  const at = noun === undefined ? -1 : text.toLowerCase().lastIndexOf(noun);
  if (noun === undefined || at < 0) return null;
  const lead = text.slice(0, at);
  const before = tokensOf(lead).at(-1);
  const isArticle =
    before !== undefined && GRAMMARS[language].determiners.has(before.word) && /^\s+$/u.test(lead.slice(before.end));
  const start = isArticle ? before.start : at;
  return { target: text.slice(start, at + noun.length), isInitial: start === 0 };
}
