import type { Mention } from './choice.ts';
import { type Said, after, before, beginsWith, endingAt, wordsIn } from './said.ts';
import { isWhole, wordPattern } from './text.ts';

/** Before what something is compared with, in all languages: "more often than", "moins que". */
const THAN_BEFORE = wordPattern(
  "(?:more|less|fewer|better|worse|\\p{L}{3,}er)(?: \\p{L}+)? than|(?:mehr|weniger|\\p{L}{3,}er)(?: \\p{L}+)? als|(?:plus|moins|mieux|pire)(?: \\p{L}+)? (?:que|qu'|de|d')|(?:mas|menos|mejor|peor)(?: \\p{L}+)?(?: \\p{L}+)? (?:que|de)",
);
const THAN = wordPattern("than|als|que|qu'\\p{L}+|de lo que|de las que|de los que");
/** Options that compare: "Less often", "Seltener". */
const COMPARING = wordPattern('more|less|fewer|mehr|weniger|plus|moins|mas|menos|\\p{L}{3,}er');

/**
 * Whether an option is only what something is compared with ("more often than once a week"), or compares with something else than an option:
 * "less often than I'd like".
 */
export function isCompared(said: Said, mention: Mention, mentions: readonly Mention[]): boolean {
  const at = mentions.indexOf(mention);
  const lead = before(said, mention, mentions[at - 1]).filter((word) => !isWhole(said.words.articles, word));
  if (endingAt(THAN_BEFORE, lead) >= 0) return true;
  const [first = ''] = wordsIn(said, mention);
  if (!isWhole(COMPARING, first) || !beginsWith(THAN, after(said, mention, undefined))) return false;
  const next = mentions[at + 1];
  const between = next === undefined ? [] : wordsIn(said, { start: mention.end, end: next.start });
  return (
    next === undefined || !isWhole(THAN, between.filter((word) => !isWhole(said.words.determiners, word)).join(' '))
  );
}
