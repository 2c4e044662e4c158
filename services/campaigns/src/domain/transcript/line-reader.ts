const LF = 10;
const CR = 13;
/** Breaks within a line: editors count no line for them, but Word, InDesign and PDF programs end paragraphs and pages with them. */
export const INNER_BREAK = /[\v\f\u0085\u2028\u2029]/u;
const isInnerBreak = (code: number) =>
  code === 0x0b || code === 0x0c || code === 0x85 || code === 0x2028 || code === 0x2029;

/**
 * Reads a text line by line (LF, CRLF or CR; with `inner` also at the breaks within lines). A cursor rather than `split`, because
 * twenty million line breaks would be an array of twenty million strings.
 */
export class LineReader {
  readonly #text: string;
  readonly #inner: boolean;
  #position = 0;
  #last = { start: 0, number: 0, isWhole: true };
  #isWhole = true;
  /** The number of the line that `next` returned last, from 1. */
  number = 0;

  constructor(text: string, { inner = false } = {}) {
    this.#text = text;
    this.#inner = inner;
  }

  /** The next line without its break; null after the last one. */
  next(): string | null {
    const text = this.#text;
    if (this.#position >= text.length) return null;
    let end = this.#position;
    let code = text.charCodeAt(end);
    while (end < text.length && code !== LF && code !== CR && !(this.#inner && isInnerBreak(code)))
      code = text.charCodeAt(++end);
    const line = text.slice(this.#position, end);
    this.#last = { start: this.#position, number: this.number, isWhole: this.#isWhole };
    this.#position = end + (code === CR && text.charCodeAt(end + 1) === LF ? 2 : 1);
    if (this.#isWhole) this.number += 1;
    this.#isWhole = code === LF || code === CR;
    return line;
  }

  /** Makes `next` return the last line again. May be called once between two calls of `next`. */
  back(): void {
    this.#position = this.#last.start;
    this.number = this.#last.number;
    this.#isWhole = this.#last.isWhole;
  }

  /** The line that `next` will return. */
  peek(): string | null {
    const line = this.next();
    if (line !== null) this.back();
    return line;
  }

  /** Skips to the blank line that ends a block, or to the end. */
  skipBlock(): void {
    for (let line = this.next(); line !== null && line.trim() !== ''; line = this.next());
  }
}

/** The number of the line, from 1, that holds the character at `index`. */
export function lineNumberAt(text: string, index: number): number {
  const lines = new LineReader(text.slice(0, index));
  while (lines.next() !== null);
  const before = text.charCodeAt(index - 1);
  return Math.max(1, lines.number + (index > 0 && (before === LF || before === CR) ? 1 : 0));
}
