import { MASK, withoutMarks } from './marks.ts';

/** Part of a text, in UTF-16 offsets: `text.slice(start, end)`. */
export interface Span {
  start: number;
  end: number;
}

export interface Token extends Span {
  /** Lower case, with plain apostrophes. */
  word: string;
}

/** Letters and digits with their marks, with apostrophes and hyphens inside a word: don't, hand-over. A hidden name is one word. */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*|\[name\]/gu;

const normalised = (word: string): string => {
  const lower = word.toLowerCase();
  return lower.includes('’') ? lower.replaceAll('’', "'") : lower;
};

/** The words of a text with their positions, without transcription marks; of a longer text the first `most`. */
export const tokensOf = (text: string, most = Infinity): Token[] => writtenTokensOf(withoutMarks(text), most);

/** The same of a text that is no speech: what is in brackets is words, too. */
export const writtenTokensOf = (text: string, most = Infinity): Token[] =>
  latinTokens(text, most) ?? tokensByPattern(text, most);

function tokensByPattern(text: string, most: number): Token[] {
  const tokens: Token[] = [];
  for (const { 0: match, index } of text.matchAll(WORD)) {
    if (tokens.length >= most) break;
    tokens.push({ word: normalised(match), start: index, end: index + match.length });
  }
  return tokens;
}

/** The end of the Latin letters with accents. */
const LATIN_END = 0x180;
const CURLY = 0x20_19;
const OPENS_MASK = 0x5b;
const PUNCTUATION = { start: 0x20_10, end: 0x20_27 };
const IN_WORD = Uint8Array.from({ length: LATIN_END }, (_, code) =>
  /[\p{L}\p{N}]/u.test(String.fromCharCode(code)) ? 1 : 0,
);

/**
 * The same as `tokensByPattern` in half of the time (test/bench/language.ts), because a report takes the words of each statement several
 * times. Null for a text with other characters than Latin letters and common punctuation.
 */
function latinTokens(text: string, most: number): Token[] | null {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length && tokens.length < most;) {
    const start = at;
    let code = text.charCodeAt(at);
    if (isOther(code)) return null;
    at += 1;
    if (code === OPENS_MASK && text.startsWith(MASK, start)) {
      at = start + MASK.length;
      tokens.push({ word: MASK, start, end: at });
      continue;
    }
    if (!isInWord(code)) continue;
    let isPlain = isLower(code);
    for (; at < text.length; at += 1) {
      code = text.charCodeAt(at);
      if (isOther(code)) return null;
      if (!isInWord(code) && !(isJoint(code) && isInWord(text.charCodeAt(at + 1)))) break;
      isPlain &&= isLower(code);
    }
    const word = text.slice(start, at);
    tokens.push({ word: isPlain ? word : normalised(word), start, end: at });
  }
  return tokens;
}

const isLower = (code: number): boolean => code >= 0x61 && code <= 0x7a;
const isInWord = (code: number): boolean => IN_WORD[code] === 1;
const isJoint = (code: number): boolean => code === 0x27 || code === 0x2d || code === CURLY;
const isOther = (code: number): boolean => code >= LATIN_END && !(code >= PUNCTUATION.start && code <= PUNCTUATION.end);

/** The words of a text, in the form of `tokensOf`. */
export const wordsOf = (text: string): string[] => (withoutMarks(text).match(WORD) ?? []).map(normalised);

/** The text without the characters at its ends that match. A pattern such as /x+$/ would take quadratic time where they stand inside. */
export function withoutEnds(text: string, character: RegExp): string {
  let [start, end] = [0, text.length];
  while (start < end && character.test(text.charAt(start))) start += 1;
  while (end > start && character.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
