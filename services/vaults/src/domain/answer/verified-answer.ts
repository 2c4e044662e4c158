import { isVerbatim, quotedIn } from '@insights/language';
import type { Passage } from './passage.ts';

interface Sentence {
  readonly text: string;
  /** What it quotes must be in one of these. */
  readonly quotes: readonly string[];
}

/** Whether all that a sentence puts into quotation marks is in what it cites, word for word. */
export const isSaid = ({ text, quotes }: Sentence): boolean =>
  quotedIn(text).every(({ words }) => isVerbatim(words, quotes));

interface Cited {
  readonly chunk_id: string;
  readonly quote: string;
  readonly start: number;
  readonly end: number;
}

/** Whether a citation is a slice of the passage that it is from. */
export function isCitedIn(passages: ReadonlyMap<string, Passage>, { chunk_id, quote, start, end }: Cited): boolean {
  const passage = passages.get(chunk_id);
  return passage !== undefined && passage.text.slice(start - passage.start, end - passage.start) === quote;
}
