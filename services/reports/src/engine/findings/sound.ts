import { languageOf, tokensOf } from '@insights/language';
import type { Language, Token } from '@insights/language';

import type { Said } from '../corpus/said.ts';
import { GRAMMARS } from './grammar.ts';
import { isHesitation, isOpenEnd } from './opening.ts';
import { quoteOf } from './quoted.ts';

const FEWEST_WORDS = 3;
/** Sentences with more hesitations and repetitions are hard to follow. */
const FLUENT = 0.8;
/** A dash at the end, quotation marks, transcribers' marks: broken off, or in somebody else's words. */
const BROKEN = /(?:[—–-]|\.{2,}|…)["'”’)]*$|["“”„«»<>{}[\]]/u;

const soundness = new WeakMap<Said, boolean>();

/**
 * Whether a statement can stand under a claim by itself: a whole sentence, fluent, no question, and not a complaint that is
 * denied. A wish may be an order or a noun phrase.
 */
export function isSound(said: Said): boolean {
  let isKnown = soundness.get(said);
  if (isKnown === undefined) soundness.set(said, (isKnown = standsAlone(said)));
  return isKnown;
}

function standsAlone(said: Said): boolean {
  const language = languageOf(said.language);
  if (language === null) return false;
  const text = quoteOf(said).trim();
  const tokens = tokensOf(text);
  const last = tokens.at(-1)?.word;
  if (last === undefined || tokens.length < FEWEST_WORDS || BROKEN.test(text)) return false;
  if (BEGUN.test(text) || (said.statement.kind !== 'wish' && SUBORDINATE[language].test(text))) return false;
  if (isOpenEnd(last, language) || isQuestion(text, language) || fluencyOf(tokens, language) < FLUENT) return false;
  const { kind } = said.statement;
  if (kind === 'problem' && isDenied(text, language)) return false;
  return kind === 'wish' || isSentence(said, tokens, language);
}

/** 1 without hesitations and words said twice in a row. */
function fluencyOf(tokens: readonly Token[], language: Language): number {
  const marred = tokens.filter(({ word }, index) => isHesitation(word, language) || word === tokens[index - 1]?.word);
  return 1 - (2 * marred.length) / tokens.length;
}

const QUESTION: Record<Language, RegExp> = {
  en: /^(?:(?:what|how|why|where|who|which|when)(?:'s|'re| is| are| was| were| do| does| did| can| could| will| would| should| have| has) |(?:is|are|was|were|do|does|did|can|could|will|would|should|have|has) (?:i|we|you|he|she|it|they|there|this|that|the|any|anyone) )/iu,
  de: /^(?:was|wie|warum|wieso|wo|wer|wann|welche[rsn]?) (?:ist|sind|war|waren|hat|haben|kann|können|macht|soll|sollen) /iu,
  fr: /^(?:est-ce que|qu'est-ce|pourquoi|comment|où est|quand est) ?/iu,
  es: /^¿/u,
};
/** "… that it": a clause was begun. */
const BEGUN =
  /\b(?:that|if|because|when|while|and|but|so|dass|weil|wenn|und|que|quand|et|cuando|y) (?:it|they|he|she|we|there|es|er|sie|wir|il|elle|on|nous|él|ella)[.,]?$/iu;

/** "… that we are there until midnight": a part of a longer sentence, and no main clause follows. */
const SUBORDINATE: Record<Language, RegExp> = {
  en: /^(?:that (?:i|we|you|he|she|it|they|there|the|my|our|your|his|her|their)|whose|whom|which) [^,;]*$/iu,
  de: /^(?:dass|sodass|ob) [^,;]*$/iu,
  fr: /^(?:qu['’]|que |dont )[^,;]*$/iu,
  es: /^que [^,;]*$/iu,
};

/** Also without a question mark, which speech recognition leaves out. */
export const isQuestion = (text: string, language: Language): boolean =>
  /\?["'”’»)]*$/u.test(text) || QUESTION[language].test(text.replaceAll('’', "'"));

/** "Not a problem", "no reason to complain", "impossible to lose". */
const DENIED: Record<Language, RegExp> = {
  en: /\b(?:not|never|no|hardly|nothing|without|\p{L}{2,6}n't)(?: [^\s,.;:]{1,30}){0,4} (?:bad|wrong|difficult|hard|problems?|issues?|trouble|complaints?|impossible|terrible|complicated|worse|worst|reason)\b|\b(?:impossible|hard|difficult) to (?:misplace|lose|break|damage|miss|forget|fault|dislike|complain)\b/iu,
  de: /\b(?:nicht|nie|kein|keine|keinen|nichts|kaum)(?: [^\s,.;:]{1,30}){0,3} (?:schlecht|schlimm|schwer|schwierig|problem|probleme|falsch|kompliziert|grund)\b/iu,
  fr: /\b(?:pas|jamais|aucun|aucune|rien)(?: [^\s,.;:]{1,30}){0,3} (?:mal|mauvais|difficile|problème|grave|compliqué|raison)\b/iu,
  es: /\b(?:no|nunca|ningún|ninguna|nada)(?: [^\s,.;:]{1,30}){0,3} (?:malo|mala|mal|difícil|problema|grave|complicado|razón)\b/iu,
};
const isDenied = (text: string, language: Language): boolean => DENIED[language].test(text.replaceAll('’', "'"));

/** Has a subject and a finite verb, as far as closed word classes tell. */
function isSentence({ statement }: Said, tokens: readonly Token[], language: Language): boolean {
  const { auxiliaries } = GRAMMARS[language];
  // Spanish verbs need no subject, and German ones have many places.
  if (language === 'es' || language === 'de') return true;
  return (
    tokens.some(({ word }, index) => index > 0 && auxiliaries.has(word)) ||
    tokens.some(({ word }) => CONTRACTED[language].test(word)) ||
    tokens.some(({ word }, index) => SUBJECTS[language].has(word) && index < tokens.length - 1) ||
    followsTarget(statement, language)
  );
}

const CONTRACTED: Record<'en' | 'fr', RegExp> = {
  en: /'(?:s|re|ve|ll|d|m|t)$/u,
  fr: /^(?:j|n|c|qu|s|m|t)'\p{L}/u,
};
const SUBJECTS: Record<'en' | 'fr', ReadonlySet<string>> = {
  en: new Set('i we you they he she it everyone everybody nobody someone people'.split(' ')),
  fr: new Set('je j nous vous tu il elle on ils elles ça cela tout'.split(' ')),
};

/** "The link expires": the sentence begins with its subject, and the next word is no preposition and no "and". */
function followsTarget({ text, start, target }: Said['statement'], language: Language): boolean {
  if (target === null || tokensOf(text.slice(0, target.start - start)).length > 1) return false;
  const rest = text.slice(target.end - start);
  const next = tokensOf(rest).find(({ word }) => !GRAMMARS[language].adverbs.has(word));
  return /^\s/u.test(rest) && next !== undefined && !GRAMMARS[language].linkers.has(next.word);
}
