/** Part of a text, in UTF-16 offsets: `text.slice(start, end)`. */
export interface Span {
  start: number;
  end: number;
}

export interface Token extends Span {
  /** Lower case, with plain apostrophes. */
  word: string;
}

/** Letters and digits, with apostrophes and hyphens inside a word: don't, hand-over. */
const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;
/** Transcribers' marks such as `<UNIN/>` or `{disfmarker}`, which are not speech. */
const MARKUP = /<[^<>]{1,40}>|\{[^{}]{1,40}\}|\[[^[\]]{1,40}\]/g;
const OPENS_MARKUP = /[<{[]/;

/** The text with transcribers' marks replaced by spaces, which keeps the offsets. */
export const withoutMarkup = (text: string): string =>
  OPENS_MARKUP.test(text) ? text.replaceAll(MARKUP, (mark) => ' '.repeat(mark.length)) : text;

const normalised = (word: string): string => {
  const lower = word.toLowerCase();
  return lower.includes('’') ? lower.replaceAll('’', "'") : lower;
};

/** The words of a text with their positions, without transcribers' marks; of a longer text the first `most`. */
export function tokensOf(text: string, most = Infinity): Token[] {
  const tokens: Token[] = [];
  for (const { 0: match, index } of withoutMarkup(text).matchAll(WORD)) {
    if (tokens.length >= most) break;
    tokens.push({ word: normalised(match), start: index, end: index + match.length });
  }
  return tokens;
}

/** The words of a text, in the form of `tokensOf`. */
export const wordsOf = (text: string): string[] => (withoutMarkup(text).match(WORD) ?? []).map(normalised);
