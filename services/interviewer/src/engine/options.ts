import { plain } from '@insights/answers';
import { LANGUAGES, stopWordsOf } from '@insights/language';
import type { Language } from '@insights/language';
import type { Lexicon } from './lexicon/lexicon.ts';

/** Adverbs that begin many options, beside the function words of stop-word lists. */
const ADVERBS =
  'mostly mainly usually sometimes rarely never always meistens manchmal überwiegend eher rarement toujours surtout tous toutes plus moins casi siempre nunca más menos'.split(
    ' ',
  );
const FUNCTION_WORDS: ReadonlyMap<Language, ReadonlySet<string>> = new Map(
  LANGUAGES.map((language) => [language, new Set([...stopWordsOf(language), ...ADVERBS])]),
);
/** Pronouns of formal address keep theirs. */
const FORMAL = /^(?:Sie|Ihr\p{L}*|Ihnen|Usted|Ustedes|Vous)(?!\p{L})/u;
/** A punctuation mark within an option would break a list of several. */
const PUNCTUATED = /[,;:.?!]/u;

/**
 * "a, b or c". Options that all begin with a function word lose their capital; if any begins otherwise, it may be a name, a noun
 * or a whole sentence, so all are quoted as written.
 */
export function listed(options: readonly string[], lexicon: Lexicon): string {
  const inner = options.map((option) => option.trim());
  const parts = inner.every((option) => isSafe(option, lexicon))
    ? inner.map((option) => option.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()))
    : inner.map((option) => quoted(option, lexicon));
  const last = parts.at(-1) ?? '';
  if (parts.length < 2) return last;
  const comma = lexicon.language === 'en' && parts.length > 2 ? ',' : '';
  return `${parts.slice(0, -1).join(', ')}${comma} ${lexicon.phrases.or} ${last}`;
}

const quoted = (text: string, { phrases }: Lexicon): string => phrases.quoted.replace('{text}', () => text);

/** Whether an option may stand in a list without quotation marks, its first letter in lower case. */
function isSafe(option: string, { language, listening, match }: Lexicon): boolean {
  const first = plain(option).split(' ')[0] ?? '';
  const isWhole = (pattern: RegExp): boolean => first.replace(pattern, '') === '';
  if (PUNCTUATED.test(option) || FORMAL.test(option) || isWhole(listening.first_person)) return false;
  if (/^[\p{Ll}\p{N}]/u.test(option)) return true;
  const isFunctionWord = FUNCTION_WORDS.get(language)?.has(option.split(' ')[0]?.toLowerCase() ?? '') === true;
  return isFunctionWord || [match.negators, match.frequency, match.absolute].some(isWhole);
}
