import { has, plain, plainWordsOf } from '@insights/answers';
import { sentencesOf, withoutEnds } from '@insights/language';
import type { Lexicon } from './lexicon/lexicon.ts';
import { remembering } from './text.ts';

const MIN_WORDS = 3;
const MAX_WORDS = 16;
const MAX_CHARACTERS = 120;
/** Addresses, handles, and numbers that may be of a telephone or an account: never repeated. */
const ADDRESS = /@|https?:|www\./iu;
const DOMAIN = /[\w-]\.(?:com|org|net|de|fr|es|io|eu)\b/iu;
const NUMBER = /\+?\d[\d\s()/.-]{4,}\d/gu;
const MARKUP = /[_<>{}[\]\\|`#*=]/;

/**
 * The whole clauses of a text that may be quoted, as they were written: sentences, and parts of longer ones that begin with a
 * subject or an adverb and do not break off. None with personal data, markup or an insult.
 */
export const quotableClauses = remembering((text: string, lexicon: Lexicon): readonly string[] => {
  const safe = withoutPersonal(text).replaceAll(/["“”„«»]/g, '');
  return sentencesOf(safe, lexicon.language).flatMap(({ start, end }) => {
    const sentence = cleaned(safe.slice(start, end), lexicon);
    if (safe.slice(start, end).endsWith('?')) return [];
    if (isQuotable(sentence, lexicon)) return [sentence];
    return parts(sentence, lexicon).filter((part) => isClause(part, lexicon) && isQuotable(part, lexicon));
  });
});

/** Looks at one word after another, because a pattern for what is around an address takes quadratic time in a long word. */
const withoutPersonal = (text: string): string =>
  text.replaceAll(/\S+/gu, (word) => (ADDRESS.test(word) || DOMAIN.test(word) ? '#' : word)).replaceAll(NUMBER, '#');

/** The parts of a sentence between punctuation marks, and of the long ones among them, between connectives. */
function parts(sentence: string, lexicon: Lexicon): string[] {
  return sentence
    .split(/[,;:()\n]+|\s[–—-]\s/)
    .map((part) => cleaned(part, lexicon))
    .flatMap((part) => (part.split(' ').length <= MAX_WORDS ? [part] : atConnectives(part, lexicon)));
}

function atConnectives(part: string, lexicon: Lexicon): string[] {
  const pieces: string[][] = [[]];
  for (const word of part.split(/\s+/)) {
    const isBreak = isOnly(lexicon.match.connectives, plain(word));
    if (isBreak && (pieces.at(-1)?.length ?? 0) >= MIN_WORDS) pieces.push([]);
    else pieces.at(-1)?.push(word);
  }
  return pieces.map((words) => cleaned(words.join(' '), lexicon));
}

/** Without leading fillers ("Well, um, so") and without the marks around it. */
function cleaned(part: string, lexicon: Lexicon): string {
  const words = part.trim().split(/\s+/);
  const first = words.findIndex((word, index) => index === words.length - 1 || !isFiller(word, lexicon));
  return withoutEnds(words.slice(first).join(' '), /[\s.,;:!?…–—-]/);
}

/** "No, …" means little; "no" without a comma denies what follows, and Spanish "si" makes it a condition. */
const isFiller = (word: string, { match, answers }: Lexicon): boolean => {
  const said = plain(word);
  const needsComma = isOnly(answers.yes, said) || isOnly(answers.no, said) || isOnly(match.negators, said);
  return isOnly(match.fillers, said) && (said === '' || !needsComma || /[,.!]$/.test(word));
};

const isOnly = (pattern: RegExp, word: string): boolean => word === '' || word.replace(pattern, '') === '';

function isClause(part: string, { listening }: Lexicon): boolean {
  const words = plainWordsOf(part);
  return isOnly(listening.starters, words[0] ?? '#') && !isOnly(listening.dangling, words.at(-1) ?? '#');
}

function isQuotable(clause: string, { match, listening }: Lexicon): boolean {
  const words = plainWordsOf(clause);
  if (words.length < MIN_WORDS || words.length > MAX_WORDS || clause.length > MAX_CHARACTERS) return false;
  if (MARKUP.test(clause) || has(match.insult, plain(clause))) return false;
  if (isOnly(listening.dangling, words.at(-1) ?? '#')) return false;
  return words.some((word) => !has(match.common, word));
}
