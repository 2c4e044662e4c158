import { randomInt } from 'node:crypto';

/**
 * The forms of all names of a campaign as one hash table in shared memory: threads use it without a copy.
 *
 * A form is a sequence of words, and each of its beginnings has an entry, so the table is a trie whose nodes are found by hash. Looking up
 * a word costs the same however many forms there are, and an equal form takes no further memory. Words are kept as hashes of 64 bits with
 * a random seed, so nobody can construct names that share one, and a word that matches by chance is as rare as one in 10^13.
 *
 * The memory is 24 to 48 bytes for each distinct beginning of a form, plus 9 KiB.
 */
export class NameTable {
  readonly buffer: SharedArrayBuffer;
  /** One bit for each character with which a form in a script without spaces begins. */
  readonly firstUnspaced: Int32Array;
  readonly #head: Int32Array;
  readonly #slots: Int32Array;

  constructor(buffer: SharedArrayBuffer) {
    this.buffer = buffer;
    this.#head = new Int32Array(buffer, 0, HEAD);
    this.firstUnspaced = this.#head.subarray(FIRST_UNSPACED);
    this.#slots = new Int32Array(buffer, HEAD * 4);
  }

  get isEmpty(): boolean {
    return this.#slots.length === 0;
  }

  /** Letters of the longest form of one word, at most `MAX_LETTERS`. */
  get longestWord(): number {
    return this.#head[LONGEST_WORD] ?? 0;
  }

  /** Letters of the longest form in a script without spaces, at most `MAX_UNSPACED`. */
  get longestUnspaced(): number {
    return this.#head[LONGEST_UNSPACED] ?? 0;
  }

  /** A set of bits: the lengths of first words of forms that begin with this letter. All bits for letters that are not ASCII. */
  lengthsOf(unit: number): number {
    return unit < ASCII_LETTERS ? (this.#head[LENGTHS + unit] ?? 0) : -1;
  }

  newKey(): Key {
    return new Key(this.#head[SEED_A] ?? 0, this.#head[SEED_B] ?? 0);
  }

  /** The rules of an entry; 0 if there is none. */
  rulesAt(a: number, b: number): number {
    const slots = this.#slots;
    const mask = slots.length / SLOT - 1;
    for (let slot = a & mask; ; slot = (slot + 1) & mask) {
      const at = slot * SLOT;
      const rules = slots[at + 2] ?? 0;
      if (rules === 0 || (slots[at] === a && slots[at + 1] === b)) return rules;
    }
  }
}

/** Letters of a word by which it is compared: a longer word of a name matches by its first ones. */
export const MAX_LETTERS = 40;
/** Characters of a form in a script without spaces; a longer one is matched in parts. */
export const MAX_UNSPACED = 16;

/** The bit of an entry after which longer forms continue. The other bits are its rules. */
export const CONTINUES = 1;

const SLOT = 3;
const [SEED_A, SEED_B, LONGEST_WORD, LONGEST_UNSPACED, LENGTHS] = [0, 1, 2, 3, 4];
const ASCII_LETTERS = 128;
const FIRST_UNSPACED = LENGTHS + ASCII_LETTERS;
const HEAD = FIRST_UNSPACED + 0x1_0000 / 32;
/** Added before the first character of forms that are no words. */
const UNSPACED_MARK = 1;

export const lengthBit = (length: number): number => 1 << Math.min(length, 31);

const PRIME_A = 0x0100_0193;
const PRIME_B = 0x9e37_79b1;

const mix = (hash: number): number => {
  const spread = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b);
  return spread ^ (spread >>> 13);
};

/** Hashes a word letter by letter. Mutable, because words are hashed more often than anything else here. */
export class Key {
  readonly #seedA: number;
  readonly #seedB: number;
  #a = 0;
  #b = 0;
  /** The entry of the word after the last `after`. */
  a = 0;
  b = 0;

  constructor(seedA: number, seedB: number) {
    this.#seedA = seedA;
    this.#seedB = seedB;
  }

  begin(): this {
    this.#a = this.#seedA;
    this.#b = this.#seedB;
    return this;
  }

  beginUnspaced(): this {
    return this.begin().add(UNSPACED_MARK);
  }

  add(unit: number): this {
    this.#a = Math.imul(this.#a ^ unit, PRIME_A);
    this.#b = (Math.imul(this.#b ^ unit, PRIME_B) + 1) | 0;
    return this;
  }

  word(word: string): this {
    let [a, b] = [this.#seedA, this.#seedB];
    const most = Math.min(word.length, MAX_LETTERS);
    for (let at = 0; at < most; at += 1) {
      const unit = word.charCodeAt(at);
      a = Math.imul(a ^ unit, PRIME_A);
      b = (Math.imul(b ^ unit, PRIME_B) + 1) | 0;
    }
    this.#a = a;
    this.#b = b;
    return this;
  }

  /** Sets `a` and `b` to the entry of this word after those before it; 0 and 0 for none. */
  after(a: number, b: number): this {
    this.a = mix(Math.imul(a, 0x27d4_eb2f) ^ this.#a);
    this.b = mix(Math.imul(b, 0x1656_67b1) ^ this.#b);
    return this;
  }
}

/** Collects forms for a `NameTable`. */
export class NameTableBuilder {
  readonly #head = new Int32Array(HEAD);
  readonly #key: Key;
  #slots = new Int32Array(1_024 * SLOT);
  #count = 0;

  constructor() {
    this.#head[SEED_A] = randomInt(2 ** 32) | 0;
    this.#head[SEED_B] = randomInt(2 ** 32) | 0;
    this.#key = new Key(this.#head[SEED_A] ?? 0, this.#head[SEED_B] ?? 0);
  }

  /** Adds rules to the form that consists of these words. `mark`: what distinguishes the first word from a letter. */
  add(words: readonly string[], rules: number, mark = ''): void {
    const key = this.#key;
    let [a, b] = [0, 0];
    for (const [index, word] of words.entries()) {
      key.word(word).after(a, b);
      ({ a, b } = key);
      this.#put(a, b, index === words.length - 1 ? rules : CONTINUES);
    }
    const [first = ''] = words;
    const letters = first.startsWith(mark) ? first.slice(mark.length) : first;
    const length = Math.min(letters.length, MAX_LETTERS);
    if (words.length === 1) this.#head[LONGEST_WORD] = Math.max(this.#head[LONGEST_WORD] ?? 0, length);
    const unit = letters.charCodeAt(0);
    if (unit < ASCII_LETTERS) this.#head[LENGTHS + unit] = (this.#head[LENGTHS + unit] ?? 0) | lengthBit(length);
  }

  addUnspaced(text: string, rules: number): void {
    this.#key.beginUnspaced();
    for (let at = 0; at < text.length; at += 1) this.#key.add(text.charCodeAt(at));
    this.#key.after(0, 0);
    this.#put(this.#key.a, this.#key.b, rules);
    this.#head[LONGEST_UNSPACED] = Math.max(this.#head[LONGEST_UNSPACED] ?? 0, text.length);
    const unit = text.charCodeAt(0);
    const word = FIRST_UNSPACED + (unit >> 5);
    this.#head[word] = (this.#head[word] ?? 0) | (1 << (unit & 31));
  }

  build(): NameTable {
    const slots = this.#count === 0 ? new Int32Array() : resized(this.#slots, sizeFor(this.#count));
    const buffer = new SharedArrayBuffer((HEAD + slots.length) * 4);
    const all = new Int32Array(buffer);
    all.set(this.#head);
    all.set(slots, HEAD);
    return new NameTable(buffer);
  }

  #put(a: number, b: number, rules: number): void {
    if ((this.#count + 1) * 2 * SLOT > this.#slots.length) {
      this.#slots = resized(this.#slots, (this.#slots.length / SLOT) * 2);
    }
    if (putInto(this.#slots, a, b, rules)) this.#count += 1;
  }
}

/** At most half of the slots are taken. */
const sizeFor = (count: number): number => 2 ** Math.ceil(Math.log2(count * 2));

function resized(slots: Int32Array, size: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(size * SLOT);
  for (let at = 0; at < slots.length; at += SLOT) {
    const rules = slots[at + 2] ?? 0;
    if (rules !== 0) putInto(larger, slots[at] ?? 0, slots[at + 1] ?? 0, rules);
  }
  return larger;
}

/** True if the entry is new. */
function putInto(slots: Int32Array, a: number, b: number, rules: number): boolean {
  const mask = slots.length / SLOT - 1;
  for (let slot = a & mask; ; slot = (slot + 1) & mask) {
    const at = slot * SLOT;
    const present = slots[at + 2] ?? 0;
    if (present !== 0 && (slots[at] !== a || slots[at + 1] !== b)) continue;
    slots[at] = a;
    slots[at + 1] = b;
    slots[at + 2] = present | rules;
    return present === 0;
  }
}
