import { isNegated, wordsOf } from '@insights/language';

import { KINDS } from './lexicon/lexicon.ts';
import type { Kind, Lexicon } from './lexicon/lexicon.ts';

/** Markers such as "doesn't work" are negative themselves. */
const SELF_NEGATED = /n't|^(?:not|no|never|cannot|nicht|pas|ne)\b|\bnot\b|\bnicht\b|\bpas\b/iu;

/** What a sentence does: names a problem, voices a worry or a wish, praises. Denied markers do not count. */
export function kindsOf(sentence: string, lexicon: Lexicon): Kind[] {
  return KINDS.filter((kind) => markers(sentence, kind, lexicon) > 0);
}

/** How many undenied markers of one kind a sentence has. */
export function markers(sentence: string, kind: Kind, lexicon: Lexicon): number {
  if (kind === 'positive' && sentence.search(lexicon.courtesy) >= 0) return 0;
  let count = 0;
  for (const match of sentence.matchAll(lexicon.kinds[kind])) {
    if (SELF_NEGATED.test(match[0]) || !isNegated(sentence, match.index, lexicon.language)) count += 1;
  }
  return count;
}

/**
 * How strongly a sentence puts its point, 0..1: half for saying it at all, the rest by markers of trouble and by
 * intensifying words.
 */
export function intensityOf(sentence: string, lexicon: Lexicon): number {
  const strong = wordsOf(sentence).filter((word) => lexicon.intensifiers.has(word)).length;
  const troubles = markers(sentence, 'problem', lexicon) + markers(sentence, 'worry', lexicon);
  return Math.min(1, 0.4 + 0.15 * Math.min(strong, 2) + 0.1 * Math.min(troubles, 3));
}
