import { Best } from '../../domain/best.ts';
import { codeOf, lengthOf, productOf, scoreOf, sumsOf } from '../../domain/vector-codes.ts';

const ID_BYTES = 16;
const FIRST_ROWS = 64;
/** Rows that are scored before other work of the process gets its turn. */
const SLICE_ROWS = 100_000;
/** Memory of one document's id and its place in the map, about. */
const DOCUMENT_BYTES = 200;

/**
 * Rows that whole vectors are compared with. In a larger vault codes choose them first;
 * test/eval/dense-recall.ts measures the time that takes and what it misses.
 */
const EXACT_ROWS = 5_000;

/** One row as it is stored. */
export interface VectorRow {
  readonly chunk_id: string;
  readonly document_id: string;
  readonly vector: Uint8Array;
}

/** A chunk that may be among the best, and where its code is. */
export interface Candidate {
  readonly vault_id: string;
  readonly chunk_id: string;
  readonly row: number;
}

/** One vault's vectors with their codes, packed, as of `version`. A chunk that was deleted since stays until `remove`. */
export class VaultVectors {
  /** Every vector with this version or a lower one is here. */
  version = 0;
  readonly vault_id: string;
  readonly width: number;
  readonly #code_bytes: number;
  readonly #documents = new Map<string, number>();
  #rows = 0;
  #ids = new Uint8Array(FIRST_ROWS * ID_BYTES);
  #codes: Uint8Array;
  #vectors: Int8Array;
  #lengths = new Float32Array(FIRST_ROWS);
  /** The number of each row's document; -1: removed. */
  #document_of = new Int32Array(FIRST_ROWS);

  constructor(vault_id: string, width: number) {
    this.vault_id = vault_id;
    this.width = width;
    this.#code_bytes = Math.ceil(width / 8);
    this.#codes = new Uint8Array(FIRST_ROWS * this.#code_bytes);
    this.#vectors = new Int8Array(FIRST_ROWS * width);
  }

  get bytes(): number {
    const packed = [this.#ids, this.#codes, this.#vectors, this.#lengths, this.#document_of];
    return packed.reduce((sum, { byteLength }) => sum + byteLength, this.#documents.size * DOCUMENT_BYTES);
  }

  /** A vector of another width is left out: it belongs to another model under the same name. */
  add({ chunk_id, document_id, vector }: VectorRow): void {
    if (vector.length !== this.width) return;
    if (this.#rows === this.#document_of.length) this.#grow();
    const packed = new Int8Array(vector.buffer, vector.byteOffset, vector.length);
    const row = this.#rows;
    this.#rows += 1;
    this.#ids.set(Buffer.from(chunk_id.replaceAll('-', ''), 'hex'), row * ID_BYTES);
    this.#codes.set(codeOf(packed), row * this.#code_bytes);
    this.#vectors.set(packed, row * this.width);
    this.#lengths[row] = lengthOf(packed);
    this.#document_of[row] = this.#numberOf(document_id);
  }

  remove(row: number): void {
    this.#document_of[row] = -1;
  }

  idOf(row: number): string {
    const hex = Buffer.from(this.#ids.buffer, row * ID_BYTES, ID_BYTES).toString('hex');
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  }

  /** Offers the rows that are closest to `point`, of all documents or of some, to `best`. */
  async score(point: Float32Array, allowed: ReadonlySet<string> | null, best: Best<Candidate>): Promise<void> {
    const isAllowed = this.#allowedNumbers(allowed);
    const sums = this.#rows > EXACT_ROWS ? sumsOf(point) : null;
    const near = new Best<number>(EXACT_ROWS);
    const end = this.#rows;
    for (let from = 0; from < end; from += SLICE_ROWS) {
      if (from > 0) await new Promise((resolve) => setImmediate(resolve));
      const to = Math.min(end, from + SLICE_ROWS);
      for (let row = from; row < to; row += 1) {
        if (isAllowed[this.#document_of[row] ?? -1]) {
          near.offer(sums ? scoreOf(sums, this.#codes, row * this.#code_bytes) : 0, row);
        }
      }
    }
    for (const row of near.list()) {
      const cosine = productOf(point, this.#vectors, row * this.width) / (this.#lengths[row] ?? 1);
      if (cosine > best.threshold) best.offer(cosine, { vault_id: this.vault_id, chunk_id: this.idOf(row), row });
    }
  }

  #allowedNumbers(allowed: ReadonlySet<string> | null): Uint8Array {
    const numbers = new Uint8Array(this.#documents.size);
    if (allowed === null) return numbers.fill(1);
    for (const document of allowed) {
      const number = this.#documents.get(document);
      if (number !== undefined) numbers[number] = 1;
    }
    return numbers;
  }

  #numberOf(document: string): number {
    const known = this.#documents.get(document);
    if (known !== undefined) return known;
    const number = this.#documents.size;
    this.#documents.set(document, number);
    return number;
  }

  #grow(): void {
    const rows = 2 * this.#document_of.length;
    this.#ids = grown(this.#ids, new Uint8Array(rows * ID_BYTES));
    this.#codes = grown(this.#codes, new Uint8Array(rows * this.#code_bytes));
    this.#vectors = grown(this.#vectors, new Int8Array(rows * this.width));
    this.#lengths = grown(this.#lengths, new Float32Array(rows));
    this.#document_of = grown(this.#document_of, new Int32Array(rows));
  }
}

function grown<T extends Uint8Array | Int8Array | Float32Array | Int32Array>(old: T, larger: T): T {
  larger.set(old);
  return larger;
}
