import type { Lexicon } from './lexicon/lexicon.ts';
import { has, plain } from '@insights/answers';

const MAX_WORDS = 8;
const MIN_WORDS = 2;
/** Addresses, handles, and numbers that may be of a telephone or an account: never repeated. */
const PERSONAL = /\S*(?:@|https?:|www\.)\S*|\+?\d[\d\s()/.-]{4,}\d|\b[\w-]+\.(?:com|org|net|de|fr|es|io|eu)\b\S*/giu;
const MARKUP = /[_<>{}[\]\\|`#*=]/;

/**
 * A short clause of the participant's that is worth asking about: one with a wanted phrase, else one that names a problem.
 * Null if there is none that may be repeated.
 */
export function quotable(text: string, wanted: readonly string[], lexicon: Lexicon): string | null {
  const clauses = text
    .replaceAll(PERSONAL, '#')
    .replaceAll(/["“”„«»]/g, '')
    .split(/[.,;:!?…\n()]+|\s[–—-]\s/)
    .map((clause) => cut(trimmed(clause, lexicon), lexicon))
    .filter((clause) => allowed(clause, lexicon));
  const phrases = wanted.map(plain).filter(Boolean);
  const byWish = clauses.find((clause) => phrases.some((phrase) => ` ${plain(clause)}`.includes(` ${phrase}`)));
  return byWish ?? clauses.find((clause) => has(lexicon.match.problem, plain(clause))) ?? null;
}

/** The clause without leading fillers. */
function trimmed(clause: string, { match }: Lexicon): string {
  const words = clause.trim().split(/\s+/);
  while (words.length > 0 && isOnly(match.fillers, plain(words[0] ?? ''))) words.shift();
  return words.join(' ');
}

/** Cuts a clause that is too long before its first connective (that, because, when …). */
function cut(clause: string, { match }: Lexicon): string {
  const words = clause.split(' ');
  if (words.length <= MAX_WORDS) return clause;
  const end = words.findIndex((word, index) => index >= MIN_WORDS && isOnly(match.connectives, plain(word)));
  return end < 0 ? clause : words.slice(0, end).join(' ');
}

const isOnly = (pattern: RegExp, word: string): boolean => word === '' || word.replace(pattern, '') === '';

function allowed(clause: string, { match }: Lexicon): boolean {
  const said = plain(clause);
  const words = said.split(' ').filter(Boolean);
  if (words.length < MIN_WORDS || words.length > MAX_WORDS || clause.length > 80) return false;
  if (MARKUP.test(clause) || has(match.insult, said)) return false;
  return words.some((word) => !has(match.common, word));
}
