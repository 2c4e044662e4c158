import type { Span } from '@insights/language';

import { STATED } from './lexicon/lexicon.ts';
import type { Lexicon, Stated } from './lexicon/lexicon.ts';

/** Something that a sentence says in so many words. */
export interface Statement extends Span {
  readonly kind: Stated;
}

/** The part of a sentence before the words that state something, in UTF-16 units. */
const BEFORE = 120;
/** A clause ends here. */
const CLAUSE = /[,.;:!?—] /gu;
const NEAR_WORDS = 5;

/**
 * What a sentence states explicitly, by closed lists of constructions: nothing that is denied, supposed, over, or somebody else's. It
 * rather misses something than says what nobody said.
 */
export function statedIn(line: string, span: Span, lexicon: Lexicon): Statement[] {
  if (line.endsWith(' ? ')) return [];
  return STATED.filter((kind) => isStated(kind, line, lexicon)).map((kind) => ({
    kind,
    start: span.start,
    end: span.end,
  }));
}

function isStated(kind: Stated, line: string, lexicon: Lexicon): boolean {
  const match = lexicon.stated[kind].exec(line);
  if (match === null) return false;
  const before = line.slice(Math.max(0, match.index - BEFORE), match.index);
  const clause = before.split(CLAUSE).at(-1) ?? '';
  if (isDenied(clause, lexicon) || lexicon.reported.test(` ${before} `)) return false;
  if (kind === 'wish') return true;
  if (lexicon.supposed.test(` ${before} `)) return false;
  return kind === 'praise' || !lexicon.former.test(line);
}

const isDenied = (clause: string, { negators }: Lexicon): boolean =>
  clause
    .trim()
    .split(' ')
    .slice(-NEAR_WORDS)
    .some((word) => negators.has(word));
