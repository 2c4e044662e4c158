/**
 * Where a quote stands. What is printed is always the slice; a quote that somebody proposes only says which one. It may differ from the
 * slice in case, space, punctuation, transcription marks and the brackets of a mask, but not in a word: a quote with another word, a
 * missing word or words from two places stands nowhere.
 *
 * Words are numbered and compared as numbers (Knuth, Morris, Pratt), so the time is linear in turns and quote.
 */
import { withoutMarks } from '@insights/language';
import type { Passage, ReadTurn } from '../types.ts';

/** Longer ones are no quotes, in UTF-16 units. */
export const MAX_QUOTE = 4000;

/**
 * Signs inside a number and apostrophes inside a word belong to it: "3.5" is not "35", "we're" is not "were". Letters of scripts without
 * spaces are words each. A mask is a word, with or without its brackets.
 */
const SPACELESS = String.raw`[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}]`;
const LETTER = String.raw`[[\p{L}\p{M}\p{Cf}]--${SPACELESS}]`;
const WORD = new RegExp(
  String.raw`\[name\]|\p{N}+(?:[.,:\/\-]\p{N}+)*|${LETTER}+(?:['’ʼ\x60´]${LETTER}+)*|[${SPACELESS}&&\p{L}]`,
  'giv',
);
const BRACKETS = /[[\]]/g;
const APOSTROPHES = /[’ʼ`´]/g;
const INVISIBLE = /\p{Cf}/gu;
/** What opens or closes a sentence, and is taken along where the quote has some too. */
const BEFORE = /[([{¿¡"“„«‹'‘‚-]/;
const AFTER = /[.,;:!?…)\]}"”“»›'’-]/;

interface Words {
  readonly text: string;
  readonly words: readonly string[];
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

function readWords(text: string): Words {
  const found = { text, words: [] as string[], starts: [] as number[], ends: [] as number[] };
  for (const { 0: match, index } of withoutMarks(text).matchAll(WORD)) {
    const word = match
      .replaceAll(INVISIBLE, '')
      .replaceAll(BRACKETS, '')
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(APOSTROPHES, "'");
    if (word === '') continue;
    found.words.push(word);
    found.starts.push(index);
    found.ends.push(index + match.length);
  }
  return found;
}

/** Kept as long as the turn: a reading looks for many quotes in the same turns. */
const ofTurns = new WeakMap<ReadTurn, Words>();

function wordsOfTurn(turn: ReadTurn): Words {
  const known = ofTurns.get(turn) ?? readWords(turn.text);
  ofTurns.set(turn, known);
  return known;
}

/**
 * The passage that a quote means: in the turn that is said to have it, else in another one. Null where it stands nowhere, and where
 * several people say the same, because then it can't be told who is quoted.
 */
export function locate(turns: readonly ReadTurn[], quote: string, turn_id?: string): Passage | null {
  if (quote.length > MAX_QUOTE) return null;
  const sought = readWords(quote);
  const inTurn = (turn: ReadTurn): Passage[] => {
    const span = find(wordsOfTurn(turn), sought);
    return span === null ? [] : [{ turn_id: turn.id, ...span }];
  };
  const named = turns.find(({ id }) => id === turn_id);
  const there = named === undefined ? undefined : inTurn(named)[0];
  if (there) return there;
  const saying = turns.flatMap((turn) => inTurn(turn).map((passage) => ({ passage, by: speakerOf(turn) })));
  return new Set(saying.map(({ by }) => by)).size === 1 ? (saying[0]?.passage ?? null) : null;
}

const speakerOf = ({ participant, interviewer }: ReadTurn): string => JSON.stringify([participant, interviewer]);

/** The slice of a text that a quote means; null if there is none. */
export function sliceOf(text: string, quote: string): string | null {
  const span = quote.length > MAX_QUOTE ? null : find(readWords(text), readWords(quote));
  return span === null ? null : text.slice(span.start, span.end);
}

const isTaken = (text: string, at: number, marks: RegExp): boolean => marks.test(text.charAt(at));

function find(source: Words, quote: Words): { start: number; end: number } | null {
  const first = indexOf(source.words, quote.words);
  if (first === -1) return null;
  const last = first + quote.words.length - 1;
  let start = source.starts[first] ?? 0;
  let end = source.ends[last] ?? 0;
  let [own, least] = [(quote.starts[0] ?? 0) - 1, source.ends[first - 1] ?? 0];
  for (; start > least && own >= 0 && isTaken(quote.text, own, BEFORE); own -= 1) {
    if (source.text.charAt(start - 1) !== quote.text.charAt(own)) break;
    start -= 1;
  }
  const most = source.starts[last + 1] ?? source.text.length;
  own = quote.ends.at(-1) ?? 0;
  for (; end < most && own < quote.text.length && isTaken(quote.text, own, AFTER); own += 1) {
    if (!isTaken(source.text, end, AFTER)) break;
    end += 1;
  }
  return { start, end };
}

/** Where a sequence of words begins in another, or -1. */
function indexOf(words: readonly string[], sought: readonly string[]): number {
  if (sought.length === 0 || sought.length > words.length) return -1;
  const numbers = new Map<string, number>();
  for (const word of sought) if (!numbers.has(word)) numbers.set(word, numbers.size);
  const pattern = sought.map((word) => numbers.get(word) ?? -1);
  const borders = [0];
  for (let [at, border] = [1, 0]; at < pattern.length; at += 1) {
    while (border > 0 && pattern[at] !== pattern[border]) border = borders[border - 1] ?? 0;
    if (pattern[at] === pattern[border]) border += 1;
    borders[at] = border;
  }
  for (let [at, matched] = [0, 0]; at < words.length; at += 1) {
    const number = numbers.get(words[at] ?? '') ?? -1;
    while (matched > 0 && number !== pattern[matched]) matched = borders[matched - 1] ?? 0;
    if (number === pattern[matched]) matched += 1;
    if (matched === pattern.length) return at - matched + 1;
  }
  return -1;
}
