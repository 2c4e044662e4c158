/** In how many chunks of a document a term occurs, and where: lists of variable-length integers. */

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

/** A part ends with the posting that reaches this. A posting has at most 175 bytes, and a row of PostgreSQL's index 2,704, key included. */
const PART_BYTES = 1_600;

/** The postings of a term in one document, in parts that can be read by themselves. */
export function packPostings(postings: readonly Posting[]): Buffer[] {
  const parts: Buffer[] = [];
  for (let from = 0; from < postings.length;) {
    const bytes: number[] = [];
    const first = from;
    for (let last = 0; from < postings.length && bytes.length < PART_BYTES; from += 1) {
      const posting = postings[from];
      if (posting === undefined) break;
      pushPosting(bytes, posting, last);
      last = posting.ordinal;
    }
    const count: number[] = [];
    push(count, from - first);
    parts.push(Buffer.from([...count, ...bytes]));
  }
  return parts;
}

function pushPosting(bytes: number[], { ordinal, length, positions }: Posting, last: number): void {
  const kept = positions.slice(0, MAX_POSITIONS);
  push(bytes, ordinal - last);
  push(bytes, length);
  push(bytes, kept.length);
  kept.forEach((position, index) => push(bytes, position - (kept[index - 1] ?? 0)));
}

function push(bytes: number[], value: number): void {
  let rest = value;
  while (rest > 0x7f) {
    bytes.push((rest & 0x7f) | 0x80);
    rest >>>= 7;
  }
  bytes.push(rest);
}

/** The postings of one term in a number of documents. */
export interface TermPostings {
  /** A document occurs once for each of its parts. */
  readonly document_ids: readonly string[];
  /** In how many chunks the term occurs. */
  readonly chunks: number;
  readonly bytes: Buffer;
  /** Where in `bytes` the postings of each of these begin and end: two numbers for each. */
  readonly spans: Uint32Array;
}

/** A reader of the postings at `index`. */
export const readerOf = ({ bytes, spans }: Pick<TermPostings, 'bytes' | 'spans'>, index: number): PostingReader =>
  new PostingReader(bytes, spans[2 * index] ?? 0, spans[2 * index + 1] ?? 0);

/** Reads packed postings one after the other, without an object for each: a query reads hundreds of thousands. */
export class PostingReader {
  /** The number of postings. */
  readonly count: number;
  ordinal = 0;
  length = 0;
  frequency = 0;
  /** The first position of the posting. */
  first = 0;
  readonly #bytes: Buffer;
  readonly #end: number;
  #at: number;

  constructor(bytes: Buffer, from = 0, end = bytes.length) {
    this.#bytes = bytes;
    this.#at = from;
    this.#end = end;
    this.count = this.#read();
  }

  /** Whether there is another posting; its positions are skipped unless they are read. */
  next(positions?: number[]): boolean {
    if (this.#at >= this.#end) return false;
    this.ordinal += this.#read();
    this.length = this.#read();
    this.frequency = this.#read();
    this.first = this.#read();
    if (positions === undefined) this.#skip(this.frequency - 1);
    else this.#readPositions(positions);
    return true;
  }

  #readPositions(positions: number[]): void {
    let position = this.first;
    positions.push(position);
    for (let n = 1; n < this.frequency; n += 1) {
      position += this.#read();
      positions.push(position);
    }
  }

  #skip(count: number): void {
    const bytes = this.#bytes;
    let at = this.#at;
    for (let left = count; left > 0; at += 1) if ((bytes[at] ?? 0) < 0x80) left -= 1;
    this.#at = at;
  }

  #read(): number {
    const bytes = this.#bytes;
    let at = this.#at;
    let byte = bytes[at] ?? 0;
    at += 1;
    let value = byte & 0x7f;
    for (let shift = 7; byte >= 0x80; shift += 7) {
      byte = bytes[at] ?? 0;
      at += 1;
      value |= (byte & 0x7f) << shift;
    }
    this.#at = at;
    return value;
  }
}
