import type { Lexicon } from './lexicon/lexicon.ts';
import { wordsIn } from './line.ts';

/** Why somebody's words say nothing about the subject. */
export type Aside = 'too_short' | 'courtesy' | 'administrative' | 'question' | 'refusal' | 'order';

/** Longer sentences with such a phrase also say something else, in words. */
const MAX_WORDS: Readonly<Record<'courtesy' | 'administrative' | 'refusal', number>> = {
  courtesy: 16,
  administrative: 16,
  refusal: 12,
};
/** A broken-off sentence of this many words at most says nothing yet. */
const MAX_BROKEN = 6;
/** The first words of a sentence, among which a question has its question word. */
const OPENING = 5;

/** Why a line is no thought; null if it may be one. */
export function asideOf(line: string, lexicon: Lexicon): Aside | null {
  const words = wordsIn(line);
  if (lexicon.order.test(line)) return 'order';
  for (const aside of ['courtesy', 'administrative', 'refusal'] as const)
    if (words.length <= MAX_WORDS[aside] && lexicon[aside].test(line)) return aside;
  if (asks(line, lexicon)) return 'question';
  if (words.every((word) => lexicon.stop.has(word) || lexicon.leading.has(word))) return 'too_short';
  return words.length <= MAX_BROKEN && lexicon.unfinished.has(words.at(-1) ?? '') ? 'too_short' : null;
}

/** A question mark alone may only show a rising voice. */
function asks(line: string, { question }: Lexicon): boolean {
  if (!line.endsWith(' ? ')) return false;
  return question.test(` ${line.trim().split(' ').slice(0, OPENING).join(' ')} `);
}
