/** What has arrived of an answer: the fields that are complete, and the text that is being written, if it is one. */
export interface AnswerPart {
  readonly complete: Readonly<Record<string, unknown>>;
  readonly name: string | null;
  readonly text: string;
}

const UNICODE_ESCAPE = 6;
const ESCAPE = 2;
/** An answer that is longer is read when it is whole. */
const MOST_CHARACTERS = 32_768;

/**
 * Reads the fields of a JSON object while it arrives; what stands before the object is passed over. Text that is not JSON ends the reading:
 * whoever has the whole answer may still repair it. Each character is read once.
 */
export class AnswerReader {
  readonly #complete = new Map<string, unknown>();
  #raw = '';
  #at = 0;
  #depth = 0;
  #isQuoted = false;
  #isOver = false;
  #name: string | null = null;
  /** Where the present name or value begins. */
  #from = 0;
  /** Where the present value's text begins, if it is one; and where it ends. */
  #opens: number | null = null;
  #closes: number | null = null;
  #text = '';

  /** What is known with this piece; null before the object, after it, and once the text is no JSON. */
  push(piece: string): AnswerPart | null {
    this.#isOver ||= this.#raw.length + piece.length > MOST_CHARACTERS;
    if (this.#isOver) return null;
    this.#raw += piece;
    try {
      while (this.#at < this.#raw.length && !this.#isOver) if (!this.#step()) break;
      if (this.#isOver || this.#depth === 0) return null;
      if (this.#opens !== null) this.#decode(this.#opens);
      const complete = Object.fromEntries(this.#complete);
      return { complete, name: this.#opens === null ? null : this.#name, text: this.#text };
    } catch {
      this.#isOver = true;
      return null;
    }
  }

  /** Reads one character, or an escape; false if the rest of it has not arrived. */
  #step(): boolean {
    const character = this.#raw[this.#at] ?? '';
    if (this.#isQuoted && character === '\\') {
      const end = this.#at + (this.#raw[this.#at + 1] === 'u' ? UNICODE_ESCAPE : ESCAPE);
      if (end > this.#raw.length) return false;
      this.#at = end;
      return true;
    }
    if (character === '"' && this.#depth > 0) this.#quote();
    else if (!this.#isQuoted) this.#structure(character);
    this.#at += 1;
    return true;
  }

  #quote(): void {
    this.#isQuoted = !this.#isQuoted;
    if (this.#depth > 1 || this.#name === null) return;
    if (!this.#isQuoted) this.#closes = this.#at;
    else if (this.#raw.slice(this.#from, this.#at).trim() === '') this.#opens = this.#at + 1;
  }

  #structure(character: string): void {
    const isTop = this.#depth === 1;
    if (character === ':' && isTop && this.#name === null) this.#begin(this.#own() as string);
    else if (character === ',' && isTop) this.#end();
    else if (character === '{' || (character === '[' && this.#depth > 0)) this.#open();
    else if (this.#depth > 0 && (character === '}' || character === ']')) this.#close();
  }

  #own(): unknown {
    return JSON.parse(this.#raw.slice(this.#from, this.#at));
  }

  #begin(name: string): void {
    this.#name = name;
    this.#from = this.#at + 1;
  }

  #end(): void {
    if (this.#name === null) throw new Error('a value without a name');
    this.#complete.set(this.#name, this.#own());
    [this.#name, this.#from, this.#opens, this.#closes, this.#text] = [null, this.#at + 1, null, null, ''];
  }

  #open(): void {
    this.#depth += 1;
    if (this.#depth === 1) this.#from = this.#at + 1;
  }

  #close(): void {
    if (this.#depth === 1 && this.#name !== null) this.#end();
    this.#depth -= 1;
    this.#isOver = this.#depth === 0;
  }

  /** Adds what has arrived of the text since the last time. */
  #decode(from: number): void {
    const to = this.#closes ?? this.#at;
    this.#text += JSON.parse(`"${this.#raw.slice(from, to)}"`) as string;
    this.#opens = to;
  }
}
