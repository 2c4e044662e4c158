/** In how many chunks of a document a term occurs, and where: one list for each term and document, packed as variable-length integers. */

/** A term in one chunk. */
export interface Posting {
  readonly ordinal: number;
  /** Terms in the chunk. */
  readonly length: number;
  /** Places of the term among the words of the chunk, ascending. */
  readonly positions: readonly number[];
}

/** More occurrences in one chunk change neither its score nor its proximity. */
const MAX_POSITIONS = 32;

export function packPostings(postings: readonly Posting[]): Buffer {
  const bytes: number[] = [];
  push(bytes, postings.length);
  let last = 0;
  for (const { ordinal, length, positions } of postings) {
    const kept = positions.slice(0, MAX_POSITIONS);
    push(bytes, ordinal - last);
    push(bytes, length);
    push(bytes, kept.length);
    kept.forEach((position, index) => push(bytes, position - (kept[index - 1] ?? 0)));
    last = ordinal;
  }
  return Buffer.from(bytes);
}

function push(bytes: number[], value: number): void {
  let rest = value;
  while (rest > 0x7f) {
    bytes.push((rest & 0x7f) | 0x80);
    rest >>>= 7;
  }
  bytes.push(rest);
}

/** Reads packed postings one after the other, without an object for each: a query reads tens of thousands. */
export class PostingReader {
  /** The number of postings. */
  readonly count: number;
  ordinal = 0;
  length = 0;
  frequency = 0;
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    this.count = this.#read();
  }

  /** Whether there is another posting; its positions are skipped unless they are read. */
  next(positions?: number[]): boolean {
    if (this.#at >= this.#bytes.length) return false;
    this.ordinal += this.#read();
    this.length = this.#read();
    this.frequency = this.#read();
    let position = 0;
    for (let n = 0; n < this.frequency; n += 1) {
      position += this.#read();
      positions?.push(position);
    }
    return true;
  }

  #read(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.#bytes[this.#at] ?? 0;
      this.#at += 1;
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  }
}
