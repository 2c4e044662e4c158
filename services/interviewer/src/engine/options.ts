import { answerWordsOf, plain } from '@insights/answers';
import type { Lexicon } from './lexicon/lexicon.ts';

/** The English pronoun keeps its capital. */
const PRONOUN = /^I(?![\p{L}\p{N}])/u;
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
function isSafe(option: string, { language, match }: Lexicon): boolean {
  if (PUNCTUATED.test(option) || PRONOUN.test(option) || FORMAL.test(option)) return false;
  if (/^[\p{Ll}\p{N}]/u.test(option)) return true;
  const first = plain(option).split(' ')[0] ?? '';
  const { common, negators } = answerWordsOf(language);
  return [common, negators, match.frequency, match.absolute].some((pattern) => first.replace(pattern, '') === '');
}
