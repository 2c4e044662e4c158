import { has, plain } from '@insights/answers';
import { isNegated } from '@insights/language';
import { quotableClauses } from './clauses.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { FOCUSES } from './lexicon/listening/listening.ts';
import type { Focus } from './lexicon/listening/listening.ts';

export interface Found {
  focus: Focus;
  /** A whole clause as it was said. */
  quote: string;
  /** The words in it that were noticed. */
  words: string[];
}

/** What else a clause is about makes it stronger. */
const OTHER = 0.5;

/** What in an answer is worth asking about, the strongest first: at most one clause for each focus. */
export function focusesOf(text: string, lexicon: Lexicon): Found[] {
  const clauses = quotableClauses(text, lexicon).map((quote) => ({ quote, hits: hitsIn(quote, lexicon) }));
  const best = FOCUSES.flatMap((focus, rank) => {
    const [top] = clauses.filter(({ hits }) => hits.has(focus)).toSorted((a, b) => b.hits.size - a.hits.size);
    const words = top?.hits.get(focus) ?? [];
    return top === undefined ? [] : [{ focus, quote: top.quote, words, weight: weight(rank, top.hits.size) }];
  });
  return best.toSorted((a, b) => b.weight - a.weight).map(({ weight: _weight, ...found }) => found);
}

const weight = (rank: number, hits: number): number => FOCUSES.length - rank + (hits - 1) * OTHER;

function hitsIn(clause: string, { language, listening }: Lexicon): Map<Focus, string[]> {
  const said = plain(clause);
  return new Map(
    FOCUSES.flatMap((focus) => {
      const words = [...said.matchAll(listening.focus[focus])]
        .filter(() => focus !== 'feeling' || !has(listening.conditional, said))
        // What used to be always so is a change.
        .filter(() => focus !== 'emphasis' || !has(listening.before, said))
        .filter(({ index }) => focus !== 'trouble' || !isNegated(said, index, language))
        .map((hit) => hit[0]);
      return words.length === 0 ? [] : [[focus, words] as const];
    }),
  );
}

/** A clause that contains one of the wanted phrases, and the phrase; null if none may be quoted. */
export function flaggedIn(
  text: string,
  wanted: readonly string[],
  lexicon: Lexicon,
): { quote: string; words: string[] } | null {
  const phrases = wanted.map(plain).filter(Boolean);
  for (const quote of quotableClauses(text, lexicon)) {
    const words = phrases.filter((phrase) => ` ${plain(quote)}`.includes(` ${phrase}`));
    if (words.length > 0) return { quote, words };
  }
  return null;
}

/** Whether an answer already says what a probe of this kind would ask. */
export function alreadySays(focus: Focus, text: string, { match, listening }: Lexicon): boolean {
  const said = plain(text);
  switch (focus) {
    case 'change':
      return has(listening.before, said);
    case 'trouble':
      return has(listening.action, said);
    case 'feeling':
      return has(match.cause, said);
    default:
      return false;
  }
}
