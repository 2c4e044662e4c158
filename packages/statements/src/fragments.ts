import type { Word } from './grammar.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import type { Line } from './line.ts';

/** Words after which a linking word may end a sentence: "that's how it is", "what I was looking for". */
const RELATIVE = new Set(['what', 'who', 'where', 'how', 'which', 'that', 'whether', 'why', 'when', 'than', 'as']);
/** A longer remark has a clause that says something before it breaks off. */
const MAX_WORDS = 10;
const HAS_WORD = /\p{L}/u;

/** Whether a sentence breaks off before it says anything: "My favourite animal is", "We can't get", "the way that we". */
export function isBrokenOff({ text }: Line, { sentences }: Lexicon): boolean {
  if (sentences === null) return false;
  const tokens = text.trim().split(' ');
  const words = tokens.filter((token) => HAS_WORD.test(token));
  const last = words.at(-1) ?? '';
  if (words.length > MAX_WORDS) return false;
  if (sentences.unfinished.has(last)) return !/[!?] $/u.test(text);
  if (sentences.bare.test(text)) return true;
  const isEnded = /^[.!?]$/u.test(tokens.at(-1) ?? '');
  return !isEnded && sentences.linking.has(last) && !words.slice(0, -1).some((word) => RELATIVE.has(word));
}

/** Whether a definite noun phrase stands alone, with no verb: "The the glitch". It names something and states nothing. */
export function isNamedOnly(
  line: Line,
  words: readonly Word[],
  { sentences, clauseOpeners, yesNo, determiners }: Lexicon,
): boolean {
  if (sentences === null) return false;
  const said = words.filter(({ word }) => word !== '');
  const first = said.find(({ word }) => !clauseOpeners.has(word) && !yesNo.has(word));
  return (
    first !== undefined &&
    determiners.has(first.word) &&
    !INDEFINITE.has(first.word) &&
    said.every((word, index) => !isFiniteVerb(word, said[index - 1])) &&
    line.words().every((word) => !sentences.finite.has(word) && !/'(?:s|re|m|ve|ll|d)$|n't$/u.test(word))
  );
}

/** Whether a word is, or after a noun may be, a full verb: taggers take "The kettle leaks" for two nouns. */
export const isFiniteVerb = ({ word, role }: Word, before: Word | undefined): boolean =>
  !NOMINAL.has(before?.word ?? '') && (role === 'verb' || (before?.role === 'noun' && /(?:s|ed)$/u.test(word)));

/** After these a word is a noun, whatever else it can be. */
const NOMINAL = new Set([
  'the',
  'a',
  'an',
  'my',
  'our',
  'your',
  'only',
  'other',
  'same',
  'main',
  'first',
  'last',
  'next',
]);
const INDEFINITE = new Set(['a', 'an', 'some', 'any', 'each', 'every', 'another']);
