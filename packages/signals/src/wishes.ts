import type { Found } from './distress.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { matchesIn } from './matching.ts';
import type { PatternIndex } from './matching.ts';
import type { Match, Prepared } from './patterns.ts';

/** The passages that match, unless a figurative use covers them. */
export function wishesIn(prepared: Prepared, patterns: PatternIndex, lexicon: Lexicon): Found[] {
  const matches = matchesIn(prepared, patterns);
  if (matches.length === 0) return [];
  const figures = matchesIn(prepared, lexicon.wish_figures);
  const isMeant = (match: Match): boolean =>
    !match.denied && !figures.some(({ from, to }) => from < match.to && to > match.from);
  return matches
    .filter(isMeant)
    .map(({ pattern, from, to }) => ({ rule: pattern.family, from, to, certainty: 'certain' }));
}
