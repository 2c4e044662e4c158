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

/** The text with transcribers' marks replaced by spaces, which keeps the offsets. */
export const withoutMarkup = (text: string): string => text.replaceAll(MARKUP, (mark) => ' '.repeat(mark.length));

const normalised = (word: string): string => word.toLowerCase().replaceAll('’', "'");

/** The words of a text with their positions, without transcribers' marks. */
export function tokensOf(text: string): Token[] {
  return [...withoutMarkup(text).matchAll(WORD)].map(({ 0: match, index }) => ({
    word: normalised(match),
    start: index,
    end: index + match.length,
  }));
}

/** The words of a text, in the form of `tokensOf`. */
export const wordsOf = (text: string): string[] => (withoutMarkup(text).match(WORD) ?? []).map(normalised);
