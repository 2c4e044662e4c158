import type { Found } from './distress.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { matchesIn } from './matching.ts';
import type { PatternIndex } from './matching.ts';
import type { Match, Prepared } from './patterns.ts';

/** How far before a wish its subject and its tense are looked for. */
const REACH = 8;

/** The passages that match, unless a figurative use covers them. */
export function wishesIn(prepared: Prepared, patterns: PatternIndex, lexicon: Lexicon): Found[] {
  const matches = matchesIn(prepared, patterns).filter(({ denied }) => !denied);
  if (matches.length === 0) return [];
  const isStory = storiesIn(prepared, lexicon);
  return matches
    .filter((match) => !isStory(match))
    .map(({ pattern, from, to }) => ({ rule: pattern.family, from, to, certainty: 'certain' }));
}

/** Whether a passage tells a story in the words of a wish: "I asked to speak to a person", "customers want to stop". */
export function storiesIn({ words, places }: Prepared, lexicon: Lexicon): (match: Match) => boolean {
  const figures = matchesIn({ words, places }, lexicon.wish_figures);
  const { me, told } = lexicon.roles;
  const isTold = ({ from }: Match): boolean => {
    if (words[from]?.sets.has(me) === true) return false;
    for (let at = from - 1; at >= from - REACH; at--) {
      const word = words[at];
      if (word?.stop !== 'none') return false;
      if (word.sets.has(told)) return true;
    }
    return false;
  };
  return (match) => figures.some(({ from, to }) => from < match.to && to > match.from) || isTold(match);
}
