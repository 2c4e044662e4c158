import { isNegated, wordsOf } from '@insights/language';

import { KINDS } from './lexicon/lexicon.ts';
import type { Kind, Lexicon } from './lexicon/lexicon.ts';

/** Markers such as "doesn't work" contain their own negation. */
const SELF_NEGATED = /n't|^(?:not|no|never|cannot|nicht|pas|ne)\b|\bnot\b|\bnicht\b|\bpas\b/iu;

/** What a sentence does: name a problem, express a worry or a wish, or praise. Negated markers do not count. */
export function kindsOf(sentence: string, lexicon: Lexicon): Kind[] {
  return KINDS.filter((kind) => markers(sentence, kind, lexicon) > 0);
}

/** The number of markers of one kind in a sentence that are not negated. */
export function markers(sentence: string, kind: Kind, lexicon: Lexicon): number {
  if (kind === 'positive' && sentence.search(lexicon.courtesy) >= 0) return 0;
  let count = 0;
  for (const match of sentence.matchAll(lexicon.kinds[kind])) {
    if (SELF_NEGATED.test(match[0]) || !isNegated(sentence, match.index, lexicon.language)) count += 1;
  }
  return count;
}

/**
 * How strongly a sentence makes its point, 0..1: 0.4 for any sentence, the rest by intensifying words and markers of
 * problems and worries.
 */
export function intensityOf(sentence: string, lexicon: Lexicon): number {
  const strong = wordsOf(sentence).filter((word) => lexicon.intensifiers.has(word)).length;
  const troubles = markers(sentence, 'problem', lexicon) + markers(sentence, 'worry', lexicon);
  return Math.min(1, 0.4 + 0.15 * Math.min(strong, 2) + 0.1 * Math.min(troubles, 3));
}
