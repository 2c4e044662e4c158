import type { Lexicon } from './lexicon/lexicon.ts';
import { has, plain } from './text.ts';

const MOST_WORDS = 8;
const LEAST_WORDS = 2;
/** Addresses, numbers that may be a telephone's or an account's, handles: never said back. */
const PERSONAL = /\S*(?:@|https?:|www\.)\S*|\+?\d[\d\s()/.-]{4,}\d|\b[\w-]+\.(?:com|org|net|de|fr|es|io|eu)\b\S*/giu;
const MARKUP = /[_<>{}[\]\\|`#*=]/;

/**
 * A short clause of the participant's own, worth asking about: one with a wanted phrase, else a problem, else a hedge.
 * Null when there is none that may be said back.
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

/** Without the fillers that it starts with. */
function trimmed(clause: string, { match }: Lexicon): string {
  const words = clause.trim().split(/\s+/);
  while (words.length > 0 && isOnly(match.fillers, plain(words[0] ?? ''))) words.shift();
  return words.join(' ');
}

/** A clause too long to be said back ends before its first that, because, when … */
function cut(clause: string, { match }: Lexicon): string {
  const words = clause.split(' ');
  if (words.length <= MOST_WORDS) return clause;
  const end = words.findIndex((word, index) => index >= LEAST_WORDS && isOnly(match.connectives, plain(word)));
  return end < 0 ? clause : words.slice(0, end).join(' ');
}

const isOnly = (pattern: RegExp, word: string): boolean => word === '' || word.replace(pattern, '') === '';

function allowed(clause: string, { match }: Lexicon): boolean {
  const said = plain(clause);
  const words = said.split(' ').filter(Boolean);
  if (words.length < LEAST_WORDS || words.length > MOST_WORDS || clause.length > 80) return false;
  if (MARKUP.test(clause) || has(match.insult, said)) return false;
  return words.some((word) => !has(match.common, word));
}
