const LF = 10;
const CR = 13;

/**
 * Reads a text line by line (LF, CRLF or CR). A cursor rather than `split`, because twenty million line breaks
 * would be an array of twenty million strings.
 */
export class LineReader {
  readonly #text: string;
  #position = 0;
  #lastStart = 0;
  /** The number of the line that `next` returned last, from 1. */
  number = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** The next line without its break; null after the last one. */
  next(): string | null {
    const text = this.#text;
    if (this.#position >= text.length) return null;
    let end = this.#position;
    let code = text.charCodeAt(end);
    while (end < text.length && code !== LF && code !== CR) code = text.charCodeAt(++end);
    const line = text.slice(this.#position, end);
    this.#lastStart = this.#position;
    this.#position = end + (code === CR && text.charCodeAt(end + 1) === LF ? 2 : 1);
    this.number += 1;
    return line;
  }

  /** Makes `next` return the last line again. May be called once between two calls of `next`. */
  back(): void {
    this.#position = this.#lastStart;
    this.number -= 1;
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
