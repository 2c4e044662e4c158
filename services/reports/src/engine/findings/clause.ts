import { languageOf, negatorsOf, termOf, tokensOf } from '@insights/language';
import type { Language, Token } from '@insights/language';

import type { Said } from '../corpus/said.ts';
import { capitalised } from '../wording/sentence.ts';
import { GRAMMARS } from './grammar.ts';
import { openingLength } from './opening.ts';
import { inThirdPerson } from './third-person.ts';
import { isContent } from './subject.ts';

/** What a statement says, in words that can stand in a claim. */
export interface Clause {
  /** Without a full stop. */
  text: string;
  /** `stated`: a sentence about its subject. `reported`: about the speaker, in the third person, for use after "say that". */
  form: 'stated' | 'reported';
  /** Terms of its content words: whoever says the same uses all of them. */
  terms: ReadonlySet<string>;
  isNegated: boolean;
}

const LONGEST = 140;
const FEWEST_WORDS = 3;
const MOST_WORDS = 22;
/** Marks that make a sentence unfit for a claim: questions, quotes, breaks, transcribers' marks. */
const UNFIT = /[?"“”„«»…:;()[\]{}<>*_/\\|–—]|\.\.|--|\d{7,}|, ?\p{Lu}/u;

/** The clause of a statement; null where it cannot be understood without its context, or is no sentence. */
export function clauseOf(said: Said, language: Language): Clause | null {
  if (languageOf(said.language) !== language) return null;
  const whole = said.statement.text.trim();
  const text = whole.slice(openingLength(whole, language)).replace(/[.!,]+$/u, '');
  const tokens = tokensOf(text);
  if (text.length > LONGEST || tokens.length < FEWEST_WORDS || tokens.length > MOST_WORDS || UNFIT.test(text))
    return null;
  if (tokens.some(({ word }) => GRAMMARS[language].fillers.has(word)) || repeats(tokens)) return null;
  const terms = contentTerms(tokens, language);
  if (terms.size < 2) return null;
  const isNegated = isNegative(tokens, language);
  if (isStandalone(tokens, said, text, language)) return { text: capitalised(text), form: 'stated', terms, isNegated };
  const reported = language === 'en' ? inThirdPerson(text) : null;
  return reported === null ? null : { text: reported, form: 'reported', terms, isNegated };
}

/** A false start: "the the export". */
const repeats = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }, index) => index > 0 && word === tokens[index - 1]?.word);

export const contentTerms = (tokens: readonly Token[], language: Language): ReadonlySet<string> =>
  new Set(tokens.filter(({ word }) => isContent(word, language)).map(({ word }) => termOf(word, language)));

/** Whether an odd number of words negates. */
export function isNegative(tokens: readonly Token[], language: Language): boolean {
  const negators = negatorsOf(language);
  const count = tokens.filter(({ word }) => negators.has(word)).length;
  // French negates with two words: ne … pas.
  return language === 'fr' ? count > 0 : count % 2 === 1;
}

/** Begins with the target, a verb follows it, and no word points outside the sentence. */
function isStandalone(tokens: readonly Token[], { statement }: Said, text: string, language: Language): boolean {
  const { deictic, determiners, linkers, auxiliaries, adverbs } = GRAMMARS[language];
  const target = statement.target?.text ?? '';
  const at = text.toLowerCase().indexOf(target.toLowerCase());
  if (target === '' || at < 0) return false;
  const before = tokens.filter(({ end }) => end <= at);
  if (!before.every(({ word }) => determiners.has(word)) || before.length > 1) return false;
  const rest = tokens.filter(({ start }) => start >= at + target.length);
  const article = before.length + 1;
  if (tokens.some(({ word }, index) => index >= article && deictic.has(word))) return false;
  if (tokens.slice(0, article).some(({ word }) => isPersonal(word, language))) return false;
  const verb = rest.find(({ word }) => !adverbs.has(word));
  if (verb === undefined || linkers.has(verb.word)) return false;
  return auxiliaries.has(verb.word) || (language === 'en' && /(?:[^s]s|ed)$/.test(verb.word) && rest.length > 1);
}

/** A determiner or pronoun of the first or second person, or a demonstrative, as a first word. */
const isPersonal = (word: string, language: Language): boolean => {
  const { deictic, determiners } = GRAMMARS[language];
  const becomes = determiners.get(word);
  return deictic.has(word) && becomes !== word;
};
