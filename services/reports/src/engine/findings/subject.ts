import { stopWordsOf, termOf, tokensOf, zipfOf } from '@insights/language';
import type { Language, Token } from '@insights/language';
import type { Statement } from '@insights/statements';

import { compare } from '../corpus/content-order.ts';
import { GRAMMARS } from './grammar.ts';

/** What a target is about: the content words of its noun phrase, the head among them. */
export interface Subject {
  /** The words' terms, in order. */
  terms: readonly string[];
  /** Keys under which other targets can be about the same: the head alone, and with its modifiers. The longest first. */
  keys: readonly string[];
}

const LONGEST = 3;

/** Null where a target names nothing: pronouns, numbers, and nouns such as "thing". */
export function subjectOf(target: string, language: Language): Subject | null {
  const { shells, headIsLast, intensifiers } = GRAMMARS[language];
  const head = headOf(target, language);
  // "A bit dizzy" and "so ill" name nothing.
  if (head.slice(0, -1).some(({ word }) => intensifiers.has(word))) return null;
  const content = head.filter(({ word }) => isContent(word, language));
  const noun = headIsLast ? content.at(-1) : content[0];
  if (noun === undefined || (shells.has(noun.word) && content.length === 1)) return null;
  const terms = content.map(({ word }) => termOf(word, language));
  const keys = Array.from({ length: Math.min(LONGEST, terms.length) }, (_, index) => {
    const length = index + 1;
    return (headIsLast ? terms.slice(-length) : terms.slice(0, length)).join(' ');
  });
  const named = shells.has(noun.word) ? keys.slice(1) : keys;
  return named.length === 0 ? null : { terms, keys: named.toReversed() };
}

export function isContent(word: string, language: Language): boolean {
  const { deictic, fillers } = GRAMMARS[language];
  const isFunction = (form: string): boolean =>
    stopWordsOf(language).has(form) || deictic.has(form) || fillers.has(form);
  return /\p{L}/u.test(word) && word.length > 2 && !isFunction(word) && !isFunction(word.replace(/'\p{L}+$/u, ''));
}

/** A target as said, with the whole of its first and last word and its article: "the open-plan floor", not "plan floor". */
export function mentionIn({ text, start, target }: Statement, language: Language): Mention | null {
  if (target === null) return initialSubject(text, language) ?? judgedObject(text, language);
  const offset = target.start - start;
  const end = offset + target.text.length;
  if (text.slice(offset, end) !== target.text) return { target: target.text, isInitial: false };
  // "By hand" says how, not what about; "so ill" is no noun phrase.
  const lead = text.slice(0, offset);
  if (NO_SUBJECT.test(lead)) return null;
  const named = subjectBefore(lead, language);
  if (named !== null) return { target: named, isInitial: true };
  const cut = /[\p{L}\p{N}’'-]*$/u.exec(text.slice(0, offset))?.[0] ?? '';
  const after = /^[\p{L}\p{N}-]*/u.exec(text.slice(end))?.[0] ?? '';
  const from = offset - cut.replace(/^[’'-]+/u, '').length;
  const article = /(\p{L}+)\s+$/u.exec(text.slice(0, from));
  const isArticle = article !== null && GRAMMARS[language].determiners.has((article[1] ?? '').toLowerCase());
  const first = isArticle ? article.index : from;
  return { target: text.slice(first, end) + after.replace(/-+$/u, ''), isInitial: first === 0 };
}

/** "The four-day week is wonderful": the noun phrase before the first form of "be". */
function initialSubject(text: string, language: Language): Mention | null {
  const copula = BE[language].exec(text);
  const named = copula === null ? null : subjectBefore(text.slice(0, copula.index + copula[0].length), language);
  return named === null ? null : { target: named, isInitial: true };
}

/** "I find the morning stand-up very useful": the noun phrase between the verb and the judgement. */
function judgedObject(text: string, language: Language): Mention | null {
  const [, target] = FIND[language].exec(text) ?? [];
  return target === undefined ? null : { target, isInitial: true };
}

const FIND: Record<Language, RegExp> = {
  en: /^(?:i|we)(?: \p{L}+)? find ((?:the|this|that|these|those|our) (?:[\p{L}-]+ ){0,2}[\p{L}-]+) (?:very|so|really|too|quite|extremely|rather|pretty|absolutely) \p{L}/iu,
  de: /^(?:ich finde|wir finden) ((?:den|die|das|unseren?|diesen?|dieses) (?:[\p{L}-]+ ){0,2}[\p{L}-]+) (?:sehr|so|wirklich|zu|ziemlich|total|echt) \p{L}/iu,
  fr: /^(?:je|nous) trouv(?:e|ons) ((?:le |la |les |l['’]|ce |cette |ces )(?:[\p{L}-]+ ){0,2}[\p{L}-]+) (?:très|trop|vraiment|si|assez) \p{L}/iu,
  es: /^(?:yo )?encuentro ((?:el|la|los|las|este|esta) (?:[\p{L}-]+ ){0,2}[\p{L}-]+) (?:muy|tan|demasiado|bastante) \p{L}/iu,
};

const BE: Record<Language, RegExp> = {
  en: /\s(?:is|are|was|were)\s/iu,
  de: /\s(?:ist|sind|war|waren)\s/iu,
  fr: /\s(?:est|sont|était|étaient)\s/iu,
  es: /\s(?:es|son|está|están|era|eran)\s/iu,
};

/** "The badge system is a pain": what a judgement after "is" is about; null if the target is no predicate. */
function subjectBefore(lead: string, language: Language): string | null {
  const copula = COPULA[language].exec(lead);
  if (copula === null) return null;
  const tokens = tokensOf(lead.slice(0, copula.index));
  const { determiners, deictic, linkers } = GRAMMARS[language];
  const [first] = tokens;
  const isPhrase =
    first !== undefined &&
    tokens.length >= 2 &&
    tokens.length <= MOST_WORDS &&
    determiners.has(first.word) &&
    !tokens.some(({ word }, index) => index > 0 && (deictic.has(word) || linkers.has(word)));
  return isPhrase ? lead.slice(first.start, copula.index).trimEnd() : null;
}

/** A form of "be", or of "do" as in "do a great job", and the article of the predicate, at the end of what stands before the target. */
const COPULA: Record<Language, RegExp> = {
  en: /\s+(?:is|are|was|were|do|does|did)\s+(?:\p{L}+ly\s+|just\s+|such\s+)?(?:an?\s+|the\s+)?(?:\p{L}+\s+)?$/iu,
  de: /\s+(?:ist|sind|war|waren|macht|machen)\s+(?:einfach\s+|wirklich\s+)?(?:eine?\s+|der\s+|die\s+|das\s+)?(?:\p{L}+\s+)?$/iu,
  fr: /\s+(?:est|sont|était|étaient|fait|font)\s+(?:vraiment\s+)?(?:une?\s+|le\s+|la\s+|les\s+)?(?:\p{L}+\s+)?$/iu,
  es: /\s+(?:es|son|está|están|era|eran|hace|hacen)\s+(?:realmente\s+)?(?:una?\s+|el\s+|la\s+)?(?:\p{L}+\s+)?$/iu,
};

const NO_SUBJECT = /(?<!\p{L})(?:by|per|so|very|too|quite|sehr|très|trop|muy)\s+$/iu;

/** The tokens of a noun phrase up to what qualifies it: "export" of "the export of invoices". */
function headOf(target: string, language: Language): Token[] {
  return headIn(
    tokensOf(target).flatMap((token) => elided(token, language)),
    language,
  );
}

function headIn(tokens: readonly Token[], language: Language): Token[] {
  const { linkers, determiners } = GRAMMARS[language];
  const first = tokens.findIndex(({ word }) => !determiners.has(word) && isContent(word, language));
  if (first < 0) return [];
  const end = tokens.findIndex(({ word }, index) => index > first && linkers.has(word));
  const head = tokens.slice(0, end < 0 ? tokens.length : end);
  // "A bit of noise" is about the noise.
  const isMeasure =
    end > 0 && PARTITIVE.has(tokens[end]?.word ?? '') && head.every(({ word }) => isShell(word, language));
  return isMeasure ? headIn(tokens.slice(end + 1), language) : head;
}

const PARTITIVE = new Set(['of', 'von', 'de', "d'"]);
const isShell = (word: string, language: Language): boolean =>
  GRAMMARS[language].shells.has(word) || !isContent(word, language) || MEASURES.has(word);
const MEASURES = new Set(['little', 'whole', 'big', 'good', 'certain', 'petit', 'petite', 'poco']);

/** "l'export" as two tokens. */
function elided(token: Token, language: Language): Token[] {
  const apostrophe = token.word.indexOf("'");
  if (language !== 'fr' || apostrophe < 1 || apostrophe > 2) return [token];
  const cut = apostrophe + 1;
  return [
    { word: token.word.slice(0, cut), start: token.start, end: token.start + cut },
    { word: token.word.slice(cut), start: token.start + cut, end: token.end },
  ];
}

/** A target in its sentence. */
export interface Mention {
  target: string;
  /** Whether the target begins a sentence, so that its capital says nothing. */
  isInitial: boolean;
}

/** Longer noun phrases are not repeated in a claim. */
const MOST_WORDS = 5;

/**
 * The noun phrase for a subject as written inside a sentence, from the way in which participants name it. Null if none of
 * the mentions gives a phrase that can stand there without inflection.
 */
export function nounPhrase(key: string, mentions: readonly Mention[], language: Language): string | null {
  const phrases = new Map<string, number>();
  const cases = casesIn(mentions);
  for (const mention of mentions) {
    const phrase = phraseOf(key, mention, language, cases);
    if (phrase !== null) phrases.set(phrase, (phrases.get(phrase) ?? 0) + 1);
  }
  return (
    [...phrases].toSorted(
      ([a, x], [b, y]) =>
        y - x ||
        Number(hasArticle(b, language)) - Number(hasArticle(a, language)) ||
        a.length - b.length ||
        compare(a, b),
    )[0]?.[0] ?? null
  );
}

const hasArticle = (phrase: string, language: Language): boolean =>
  GRAMMARS[language].determiners.has(tokensOf(phrase)[0]?.word ?? '') || (language === 'fr' && phrase.startsWith("l'"));

function phraseOf(key: string, { target, isInitial }: Mention, language: Language, cases: Cases): string | null {
  const { determiners, headIsLast } = GRAMMARS[language];
  const linked = linkedPhrase(key, target, language, cases);
  if (linked !== null) return linked;
  const head = headOf(target, language);
  const from = head.findIndex(({ word }) => isContent(word, language) && !determiners.has(word));
  const before = head.slice(0, from);
  const body = head.slice(from);
  const wanted = key.split(' ');
  const content = body.filter(({ word }) => isContent(word, language));
  const kept = headIsLast ? content.slice(-wanted.length) : content.slice(0, wanted.length);
  if (kept.map(({ word }) => termOf(word, language)).join(' ') !== key) return null;
  const [first, last] = [kept[0], kept.at(-1)];
  if (first === undefined || last === undefined) return null;
  const isWhole = kept.length === content.length;
  const text = target.slice(first.start, last.end);
  if (tokensOf(text).length > MOST_WORDS) return null;
  const noun = isInitial && first === head[0] ? uncapitalised(text, language, cases) : text;
  const determiner = determinerOf(before.at(-1)?.word, language, isWhole, kept.length);
  if (determiner === null) return null;
  return determiner === '' ? noun : determiner.endsWith("'") ? `${determiner}${noun}` : `${determiner} ${noun}`;
}

/** "Shortness of breath", where that is the subject as a whole, and has no article that would have to be inflected. */
function linkedPhrase(key: string, target: string, language: Language, cases: Cases): string | null {
  const { determiners, linkers } = GRAMMARS[language];
  const tokens = tokensOf(target);
  const isWhole = tokens.map(({ word }) => termOf(word, language)).join(' ') === key;
  const isLinked = tokens.slice(1, -1).some(({ word }) => linkers.has(word));
  return isWhole && isLinked && !determiners.has(tokens[0]?.word ?? '') ? uncapitalised(target, language, cases) : null;
}

/** The article to use; null where it would need another form. */
function determinerOf(word: string | undefined, language: Language, isWhole: boolean, length: number): string | null {
  if (word === undefined) return '';
  const known = GRAMMARS[language].determiners.get(word);
  if (known !== undefined && !(known === 'a' || known === 'an')) return known;
  if (known !== undefined) return isWhole ? known : 'the';
  // An inflected article goes; the adjective after it would keep an inflection that needs it.
  return language === 'de' && length > 1 ? null : '';
}

/** How words are written where a capital, or none, says whether they are names: inside a sentence. */
interface Cases {
  capital: ReadonlySet<string>;
  lower: ReadonlySet<string>;
}

function casesIn(mentions: readonly Mention[]): Cases {
  const capital = new Set<string>();
  const lower = new Set<string>();
  for (const { target, isInitial } of mentions) {
    for (const [index, token] of tokensOf(target).entries()) {
      const initial = target.slice(token.start);
      if (/^\p{Ll}/u.test(initial)) lower.add(token.word);
      else if ((index > 0 || !isInitial) && /^\p{Lu}/u.test(initial)) capital.add(token.word);
    }
  }
  return { capital, lower };
}

/** Rarer words with a capital are taken for names, unless somebody writes them without. */
const COMMON = 3.5;

function uncapitalised(text: string, language: Language, { capital, lower }: Cases): string {
  const [first = ''] = text.split(/\s/);
  const word = tokensOf(first)[0]?.word ?? '';
  const isCommon = lower.has(word) || zipfOf(first.toLowerCase(), language) >= COMMON;
  const isPlain = /^\p{Lu}[\p{Ll}'-]*$/u.test(first) && isCommon && !capital.has(word);
  return language !== 'de' && isPlain ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
