import type { Language } from './languages.ts';
import { wordsOf } from './tokens.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** The common negative particles, pronouns, determiners and auxiliaries of each language. */
const NEGATORS: Record<Language, ReadonlySet<string>> = {
  en: words(`no not never without none neither nor nothing nobody nowhere cannot hardly don't doesn't didn't haven't hasn't hadn't
    isn't wasn't aren't weren't ain't can't couldn't won't wouldn't shouldn't mustn't needn't`),
  de: words(
    `nicht kein keine keinen keiner keinem keines nie niemals niemand ohne weder noch nein nichts nirgends kaum`,
  ),
  fr: words(`ne pas jamais aucun aucune sans ni rien non personne nulle guère`),
  es: words(`no nunca jamás ningún ninguna ninguno sin ni tampoco nada nadie apenas`),
};

/** Words that negate what follows them. */
export const negatorsOf = (language: Language): ReadonlySet<string> => NEGATORS[language];

/** A clause ends at punctuation or at a word such as "but" or "however". */
const CLAUSE_END: Record<Language, RegExp> = {
  en: /[,.;:!?…]|(?<!\p{L})(?:but|although|though|however)(?!\p{L})/giu,
  de: /[,.;:!?…]|(?<!\p{L})(?:aber|sondern|jedoch)(?!\p{L})/giu,
  fr: /[,.;:!?…]|(?<!\p{L})(?:mais|cependant)(?!\p{L})/giu,
  es: /[,.;:!?…]|(?<!\p{L})(?:pero|sino|aunque)(?!\p{L})/giu,
};

/**
 * The maximum distance between a negator and what it negates, in words. Four spans "not at all a problem"; a wider window
 * would reach across clauses in transcripts that lack punctuation.
 */
const REACH = 4;

/** The clauses of a text. */
export const clausesOf = (text: string, language: Language): string[] => text.split(CLAUSE_END[language]);

/** More than so many words take up, in UTF-16 units. Without a limit, asking about each word of a text would take quadratic time. */
const LOOKED_AT = 400;
/** The rest of a word, at the start of a part. */
const CUT_WORD = /^[\p{L}\p{N}'’-]+/u;

/** Whether a negator closely before `index`, in the same clause, negates the text there. */
export function isNegated(text: string, index: number, language: Language): boolean {
  const from = Math.max(0, index - LOOKED_AT);
  const part = text.slice(from, Math.max(0, index));
  const clause = clausesOf(from === 0 ? part : part.replace(CUT_WORD, ''), language).at(-1) ?? '';
  return wordsOf(clause)
    .slice(-REACH)
    .some((word) => NEGATORS[language].has(word));
}
