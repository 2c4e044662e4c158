import { has, plain, plainWordsOf } from '@insights/answers';
import { isNegated, sentencesOf } from '@insights/language';
import { quotableClauses } from './clauses.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { FOCUSES } from './lexicon/listening/listening.ts';
import type { Focus } from './lexicon/listening/listening.ts';

export interface Found {
  /** A whole clause as it was said; null if none may be quoted. */
  quote: string | null;
  /** The words in it that were noticed. */
  words: string[];
}

/** What else a clause is about makes it stronger. */
const OTHER = 0.5;
/** From this length on an answer that names something strong is asked about even if nothing in it can be quoted. */
const LONG_WORDS = 15;

/** What in an answer is most worth asking about; null if nothing stands out. */
export function strongestIn(text: string, lexicon: Lexicon): Found | null {
  const clauses = quotableClauses(text, lexicon);
  const [top] = clauses.flatMap((quote) => weighed(quote, quote, lexicon)).toSorted((a, b) => b.weight - a.weight);
  if (top !== undefined) return { quote: top.quote, words: top.words };
  if (plainWordsOf(text).length < LONG_WORDS) return null;
  const sentences = sentencesOf(text, lexicon.language).map(({ start, end }) => text.slice(start, end));
  const [rest] = sentences
    .flatMap((sentence) => weighed(sentence, null, lexicon))
    .toSorted((a, b) => b.weight - a.weight);
  return rest === undefined ? null : { quote: null, words: rest.words };
}

function weighed(clause: string, quote: string | null, lexicon: Lexicon): (Found & { weight: number })[] {
  const hits = hitsIn(clause, lexicon);
  const [first] = hits;
  if (first === undefined) return [];
  const weight = FOCUSES.length - FOCUSES.indexOf(first.focus) + (hits.length - 1) * OTHER;
  return [{ quote, words: first.words, weight }];
}

/** What a clause is about, the strongest first. */
function hitsIn(clause: string, { language, listening }: Lexicon): { focus: Focus; words: string[] }[] {
  const said = plain(clause);
  return FOCUSES.flatMap((focus) => {
    const words = [...said.matchAll(listening.focus[focus])]
      .filter(() => focus !== 'feeling' || !has(listening.conditional, said))
      // What used to be always so is a change.
      .filter(() => focus !== 'emphasis' || !has(listening.before, said))
      .filter(({ index }) => focus !== 'trouble' || !isNegated(said, index, language))
      .map((hit) => hit[0]);
    return words.length === 0 ? [] : [{ focus, words }];
  });
}

/** A clause that contains one of the wanted phrases, and the phrase; null if none may be quoted. */
export function flaggedIn(text: string, wanted: readonly string[], lexicon: Lexicon): Found | null {
  const phrases = wanted.map(plain).filter(Boolean);
  for (const quote of quotableClauses(text, lexicon)) {
    const words = phrases.filter((phrase) => ` ${plain(quote)}`.includes(` ${phrase}`));
    if (words.length > 0) return { quote, words };
  }
  return null;
}
