import type { Language } from '@insights/language';
import { type Candidate, candidatesOf } from './candidates.ts';
import { PASSAGES } from './choose-sentences.ts';
import { givesOrder } from './gives-order.ts';
import type { Passage } from './passage.ts';

/** A sentence that a language model gets. */
export interface Source {
  /** Null: it shows what was asked and cannot be cited. */
  readonly n: number | null;
  readonly candidate: Candidate;
  readonly speaker: string | null;
  /** As the model gets it. */
  readonly text: string;
}

/** Of all sentences together, in UTF-16 units. */
const MOST_CHARACTERS = 16_000;
/** A longer sentence is none: a table, or speech without punctuation. */
const LONGEST = 800;

/** The sentences of the best passages, numbered from 1. Orders to whoever answers are left out. */
export function sourcesOf(passages: readonly Passage[], language: Language): Source[] {
  const sources: Source[] = [];
  let room = MOST_CHARACTERS;
  let n = 0;
  for (const candidate of candidatesOf(passages.slice(0, PASSAGES), language)) {
    const { said: text, speaker, isQuestion } = candidate;
    if (text.length > LONGEST || givesOrder(text, language)) continue;
    room -= text.length;
    if (room < 0) break;
    if (!isQuestion) n += 1;
    sources.push({ n: isQuestion ? null : n, candidate, speaker, text });
  }
  return sources;
}
