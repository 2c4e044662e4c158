import { isUtf8 } from 'node:buffer';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { invalid } from '@insights/errors';

/** Decoding a piece of this size takes 2 to 10 ms. */
const PIECE_BYTES = 128 * 1024;
const EMPTY = Buffer.alloc(0);
const [QUOTE, BACKSLASH, LOWER_U] = [0x22, 0x5c, 0x75];

const KINDS = new Map<number | undefined, 'string' | 'object' | 'array'>([
  [QUOTE, 'string'],
  [0x7b, 'object'],
  [0x5b, 'array'],
]);

/** A large field of a request, as unparsed JSON text. */
export class LargeField {
  readonly kind: 'string' | 'object' | 'array' | 'other';
  #json: Buffer;

  constructor(json: Buffer) {
    const start = firstByteOf(json);
    this.kind = KINDS.get(start) ?? 'other';
    this.#json = json;
  }

  /**
   * As UTF-8: the content of a string, or the JSON text of any other value. Does not block other requests.
   * May be called once, because the content is not kept. Errors: `invalid_request` (a string that is not valid JSON).
   */
  async content(): Promise<Buffer> {
    const json = this.#json;
    this.#json = EMPTY;
    if (this.kind !== 'string') return json;
    const literal = trimmed(json);
    if (literal.length < 2 || literal.at(-1) !== QUOTE) throw notJson();
    const words = literal.subarray(1, -1);
    // In place, which halves the memory: an escape is never shorter than the character that it encodes.
    let length = 0;
    for (let start = 0; start < words.length;) {
      const end = endOfPiece(words, start);
      length += words.write(decode(words.subarray(start, end)), length);
      start = end;
      if (start < words.length) await nextTurn();
    }
    return words.subarray(0, length);
  }
}

function notJson() {
  return invalid(['body'], 'JSON decode error', 'json_invalid');
}

function decode(piece: Buffer): string {
  try {
    return JSON.parse(`"${piece.toString()}"`) as string;
  } catch {
    throw notJson();
  }
}

/** Where a piece may end: not within an escape, a surrogate pair or a character. */
function endOfPiece(words: Buffer, start: number): number {
  const wanted = start + PIECE_BYTES;
  let end = start;
  for (let escape = words.indexOf(BACKSLASH, end); escape !== -1 && escape < wanted;) {
    end = escape + lengthOfEscape(words, escape);
    escape = words.indexOf(BACKSLASH, end);
  }
  end = Math.max(end, wanted);
  while (end < words.length && ((words[end] ?? 0) & 0xc0) === 0x80) end += 1;
  return Math.min(end, words.length);
}

function lengthOfEscape(words: Buffer, at: number): number {
  if (words[at + 1] !== LOWER_U) return 2;
  const isHighSurrogate = /^d[89ab]/i.test(words.toString('latin1', at + 2, at + 4));
  return isHighSurrogate && words[at + 6] === BACKSLASH && words[at + 7] === LOWER_U ? 12 : 6;
}

const isSpace = (byte: number | undefined) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

function firstByteOf(json: Buffer): number | undefined {
  let at = 0;
  while (isSpace(json[at])) at += 1;
  return json[at];
}

function trimmed(json: Buffer): Buffer {
  let [start, end] = [0, json.length];
  while (start < end && isSpace(json[start])) start += 1;
  while (end > start && isSpace(json[end - 1])) end -= 1;
  return json.subarray(start, end);
}

/** Errors: `invalid_request`. */
export function assertUtf8(bytes: Buffer): void {
  if (!isUtf8(bytes)) throw invalid(['body'], 'The body is not valid UTF-8', 'json_invalid');
}
