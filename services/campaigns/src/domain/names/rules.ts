/** How words that follow each other in a text must be written to be a name: bits, one of which suffices. */
export const RULES = {
  /** In any case. */
  any: 1 << 1,
  /** Each word begins with a capital, because in lower case it has another meaning. */
  capital: 1 << 2,
  /** All capitals. */
  capitals: 1 << 3,
  /** Initials with full stops between them. */
  dotted: 1 << 4,
  /** The name of an account: not written like a word at the beginning of a sentence. */
  account: 1 << 5,
  /** The name of an account, with one character between its parts and no white space. */
  separated: 1 << 6,
  /** An address: punctuation and no white space between its parts. */
  address: 1 << 7,
  /** The genitive or plural, in any case, with a capital, or with a capital that does not begin a sentence. */
  inflected: 1 << 8,
  inflectedCapital: 1 << 9,
  inflectedInside: 1 << 10,
} as const;

/** Marks an initial, to distinguish it from a word. */
export const INITIAL = '^';
/** Marks the stem of a word whose endings change, to distinguish it from a word. */
export const STEM = '~';
/** Maximum number of words in a form; a longer name is matched in parts. */
export const MAX_WORDS = 6;
