import { withoutMarks } from '@insights/language';

/** A word, a hidden name or a punctuation mark, or an apostrophe that a transcriber separated from its word: "it 's". */
const TOKEN = /\[name\]|[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|['’][a-z]{1,2}(?![\p{L}\p{N}])|[,.;:!?…—–]/giu;
const HAS_WORD = /[\p{L}\p{N}]/u;
/** Longer repetitions are not looked for: "I think I think". */
const MAX_REPEATED = 2;

interface Token {
  word: string;
  start: number;
  end: number;
}

/** What a line leaves out and what it writes differently. */
export interface Habits {
  /** Words that hesitate and say nothing: "um". */
  fillers: ReadonlySet<string>;
  /** Phrases that hesitate: "you know". Matched in a line and left out. */
  filling: RegExp;
  /** Spellings without apostrophes and the like, by word. */
  spellings: ReadonlyMap<string, string>;
  /** Two words that are written as one: "do not" as "don't". */
  contractions: ReadonlyMap<string, string>;
}

/**
 * A text as patterns read it: lower case, plain apostrophes, one space between words and punctuation marks, no transcription
 * marks, fillers or repeated words. Each position is mapped to the text.
 */
export class Line {
  /** Begins and ends with a space. */
  readonly text: string;
  readonly #tokens: readonly Token[];
  /** Where each token begins in `text`. */
  readonly #at: readonly number[];

  private constructor(tokens: readonly Token[]) {
    const at: number[] = [];
    let text = ' ';
    for (const { word } of tokens) {
      at.push(text.length);
      text += `${word} `;
    }
    this.text = text;
    this.#tokens = tokens;
    this.#at = at;
  }

  static of(text: string, habits: Habits): Line {
    const plain = new Line(withoutRepetitions(tokensIn(text, habits)));
    const without = plain.text.replace(habits.filling, (phrase) => '~'.repeat(phrase.length));
    if (without === plain.text) return plain;
    return new Line(plain.#tokens.filter((_token, index) => without[plain.#at[index] ?? 0] !== '~'));
  }

  /** The number of words. */
  get size(): number {
    return this.#tokens.reduce((sum, { word }) => sum + (HAS_WORD.test(word) ? 1 : 0), 0);
  }

  words(): string[] {
    return this.#tokens.map(({ word }) => word).filter((word) => HAS_WORD.test(word));
  }

  /** The words of a stretch of the source. */
  wordsIn(start: number, end: number): string[] {
    return this.#tokens.filter((token) => token.start >= start && token.end <= end).map(({ word }) => word);
  }

  /** The place in the source of a stretch of `text`, without punctuation at its ends; null if it holds no word. */
  sourceOf(from: number, to: number): { start: number; end: number } | null {
    let first: Token | undefined;
    let last: Token | undefined;
    for (let index = this.#indexAt(from); index < this.#tokens.length; index++) {
      const token = this.#tokens[index];
      if (token === undefined || (this.#at[index] ?? 0) >= to) break;
      if (!HAS_WORD.test(token.word)) continue;
      first ??= token;
      last = token;
    }
    return first === undefined || last === undefined ? null : { start: first.start, end: last.end };
  }

  #indexAt(position: number): number {
    let [low, high] = [0, this.#at.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#at[middle] ?? 0) < position) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function tokensIn(text: string, { fillers, spellings, contractions }: Habits): Token[] {
  const tokens: Token[] = [];
  for (const { 0: match, index } of withoutMarks(text).matchAll(TOKEN)) {
    const said = match.toLowerCase().replaceAll('’', "'");
    const end = index + match.length;
    const last = tokens.at(-1);
    if (said.startsWith("'") && last !== undefined) {
      last.word += said;
      last.end = end;
      continue;
    }
    if (fillers.has(said)) continue;
    const contraction = last === undefined ? undefined : contractions.get(`${last.word} ${said}`);
    if (last !== undefined && contraction !== undefined) {
      last.word = contraction;
      last.end = end;
      continue;
    }
    const written = spellings.get(said) ?? said;
    tokens.push({ word: written === '…' || written === '–' ? '—' : written, start: index, end });
  }
  return tokens;
}

/** Without words and pairs of words that are said twice in a row. The later one stays. */
function withoutRepetitions(tokens: readonly Token[]): Token[] {
  const kept: Token[] = [];
  for (const token of tokens) {
    kept.push(token);
    if (kept.at(-2)?.word === ',' && kept.at(-3)?.word === token.word && HAS_WORD.test(token.word)) kept.splice(-3, 2);
    for (let size = 1; size <= MAX_REPEATED; size++) {
      const from = kept.length - 2 * size;
      if (from < 0) break;
      const isRepeated = Array.from({ length: size }, (_, index) => index).every(
        (index) =>
          kept[from + index]?.word === kept[from + size + index]?.word &&
          HAS_WORD.test(kept[from + index]?.word ?? '') &&
          !/^\p{N}/u.test(kept[from + index]?.word ?? ''),
      );
      if (isRepeated) {
        kept.splice(from, size);
        break;
      }
    }
  }
  return kept;
}

/** Whether a pattern, also a global one, matches a line. */
export const has = (line: string, pattern: RegExp): boolean => {
  pattern.lastIndex = 0;
  return pattern.test(line);
};
