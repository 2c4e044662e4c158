import { invalid } from '@insights/errors';

/** Deeper than any schema. */
export const DEEPEST = 64;

/** Offsets into a text. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

const [QUOTE, BACKSLASH, COLON, COMMA] = [0x22, 0x5c, 0x3a, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Tracks brackets, commas and quotes of a JSON text while it arrives, so that a text with too many values is rejected before
 * it is parsed: 20 MiB of `{},` are seven million objects. Costs 2 ms for each MiB. The parser decides whether the text is valid JSON.
 */
export class JsonScan {
  readonly #maxValues: number;
  readonly #field: string | undefined;
  #position = 0;
  #depth = 0;
  #values = 0;
  #inString = false;
  #isEscaped = false;
  /** Within the outermost object, before a colon. */
  #atKey = false;
  #key: Buffer[] = [];
  #fieldStart: number | undefined;
  /** Where the value of the outermost object's `field` is, surrounded by white space at most. */
  fieldRange: Range | undefined;

  constructor(maxValues: number, field?: string) {
    this.#maxValues = maxValues;
    this.#field = field;
  }

  /** Errors: `invalid_request` (too many values, nested too deeply). */
  push(chunk: Buffer): void {
    for (let at = 0; at < chunk.length;) {
      if (this.#inString) at = this.#readString(chunk, at);
      else this.#readMark(chunk[at], this.#position + at++);
    }
    this.#position += chunk.length;
  }

  #readString(chunk: Buffer, from: number): number {
    let at = this.#isEscaped ? from + 1 : from;
    this.#isEscaped = false;
    while (at < chunk.length) {
      const byte = chunk[at++];
      if (byte === QUOTE) {
        this.#inString = false;
        break;
      }
      if (byte === BACKSLASH && at++ === chunk.length) this.#isEscaped = true;
    }
    if (this.#atKey && this.#depth === 1) this.#key.push(chunk.subarray(from, at));
    return Math.min(at, chunk.length);
  }

  #readMark(byte: number | undefined, position: number): void {
    if (byte === QUOTE) {
      this.#inString = true;
      this.#key = [];
    } else if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
      this.#count();
      this.#depth += 1;
      if (this.#depth > DEEPEST) throw invalid(['body'], `Nested deeper than ${DEEPEST} levels`);
      if (this.#depth === 1) this.#atKey = byte === OPEN_OBJECT;
    } else if (byte === COMMA) {
      this.#count();
      if (this.#depth === 1) this.#endField(position, true);
    } else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) {
      if (this.#depth === 1) this.#endField(position, false);
      this.#depth -= 1;
    } else if (byte === COLON && this.#depth === 1 && this.#atKey) {
      this.#atKey = false;
      if (this.#field !== undefined && nameOf(this.#key) === this.#field) this.#fieldStart = position + 1;
    }
  }

  #count(): void {
    this.#values += 1;
    if (this.#values <= this.#maxValues) return;
    throw invalid(['body'], `The body has more than ${this.#maxValues} values. Split it into several requests.`);
  }

  /** If a field is repeated, the last one counts, as in `JSON.parse`. */
  #endField(position: number, hasNext: boolean): void {
    if (this.#fieldStart !== undefined) this.fieldRange = { start: this.#fieldStart, end: position };
    this.#fieldStart = undefined;
    this.#atKey = hasNext;
  }
}

const LONGEST_NAME = 256;

/** The name in a key of which `parts` are everything behind the opening quote. */
function nameOf(parts: readonly Buffer[]): string | undefined {
  if (parts.reduce((sum, part) => sum + part.length, 0) > LONGEST_NAME) return undefined;
  try {
    return String(JSON.parse(`"${Buffer.concat(parts).toString()}`));
  } catch {
    return undefined;
  }
}
