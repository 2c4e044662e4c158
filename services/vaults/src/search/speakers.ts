import { searchWordsOf } from './terms.ts';

/** Marks the terms of speakers; no word begins with it. */
const MARK = '@';
/** Words of a label that are looked at, and the longest part of it that is a term. */
const LABEL_WORDS = 8;
const LONGEST_PART = 4;
const LONGEST = 64;

/** The parts of a label by which a person may be named, as terms: `Industrial Designer` is also found as `designer`. */
export function speakerTermsOf(label: string): string[] {
  return [...new Set(partsOf(searchWordsOf(label).slice(0, LABEL_WORDS)))].map(({ words }) => termOfPart(words));
}

export interface Part {
  readonly words: readonly string[];
  readonly from: number;
}

/** All sequences of one to four words. */
export function partsOf(words: readonly string[]): Part[] {
  return words.flatMap((_, from) => {
    const longest = Math.min(LONGEST_PART, words.length - from);
    return Array.from({ length: longest }, (__, extra) => ({ words: words.slice(from, from + extra + 1), from }));
  });
}

export const termOfPart = (words: readonly string[]): string => `${MARK}${words.join(' ')}`.slice(0, LONGEST);

/** A text without the labels at the beginning of its lines, and how many words each speaker says. */
export function withoutLabels(
  text: string,
  speakers: readonly string[],
): { said: string; words: ReadonlyMap<string, number> } {
  const words = new Map<string, number>();
  let current: string | undefined;
  const lines = text.split('\n').map((line) => {
    const label = speakers.find((speaker) => line.startsWith(`${speaker}: `));
    current = label ?? current;
    const said = label === undefined ? line : line.slice(label.length + 2);
    if (current !== undefined) words.set(current, (words.get(current) ?? 0) + said.split(' ').length);
    return said;
  });
  return { said: lines.join('\n'), words };
}
