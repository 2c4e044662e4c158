import { isCommonWord } from '@insights/language';

/** A shorter word has too many neighbours; of four letters, two may be swapped and no more. */
const MIN_LETTERS = 5;
const MIN_SOUND = 3;

/** Rewrites a word so that spellings that sound alike become equal. */
export type Sound = readonly (readonly [RegExp, string])[];

/**
 * Finds the word of a lexicon that a misspelt word stands for: repeated letters, letters that sound alike, and one letter
 * missing, added, changed or swapped. A common word of any supported language is never taken for a misspelling.
 */
export class Spelling {
  readonly #words: ReadonlySet<string>;
  readonly #sound: Sound;
  readonly #bySound = new Map<string, string>();
  /** Each word under itself and under itself with one letter left out. */
  readonly #byDeletion = new Map<string, string[]>();

  constructor(words: ReadonlySet<string>, sound: Sound) {
    this.#words = words;
    this.#sound = sound;
    for (const word of words) {
      if (word.length >= MIN_SOUND && !this.#bySound.has(this.#heard(word))) this.#bySound.set(this.#heard(word), word);
      if (word.length < MIN_LETTERS - 1) continue;
      for (const key of [word, ...deletionsOf(word)])
        this.#byDeletion.set(key, [...(this.#byDeletion.get(key) ?? []), word]);
    }
  }

  /** The lexicon's word for a folded word; the word itself if there is none. `raw` is the word with its accents. */
  correct(word: string, raw: string): string {
    if (this.#words.has(word)) return word;
    const once = word.replaceAll(/(.)\1{2,}/gu, '$1');
    if (once !== word && this.#words.has(once)) return once;
    const twice = word.replaceAll(/(.)\1{2,}/gu, '$1$1');
    if (twice !== word && this.#words.has(twice)) return twice;
    if (word.length < MIN_SOUND || isCommonWord(raw) || isCommonWord(word)) return word;
    return this.#masked(word) ?? this.#bySound.get(this.#heard(word)) ?? this.#neighbour(word) ?? word;
  }

  #heard(word: string): string {
    let heard = word;
    for (const [pattern, by] of this.#sound) heard = heard.replaceAll(pattern, by);
    return heard.replaceAll(/(.)\1+/gu, '$1');
  }

  /** A word with letters hidden by asterisks: "k*ll", "su*c*de". */
  #masked(word: string): string | undefined {
    if (!word.includes('*')) return undefined;
    return [...this.#words].find(
      (known) =>
        known.length === word.length && [...word].every((letter, at) => letter === '*' || letter === known[at]),
    );
  }

  #neighbour(word: string): string | undefined {
    if (word.length < MIN_LETTERS - 1) return undefined;
    for (const key of [word, ...deletionsOf(word)]) {
      const near = this.#byDeletion.get(key)?.find((known) => isOneStepAway(word, known));
      if (near !== undefined) return near;
    }
    return undefined;
  }
}

const deletionsOf = (word: string): string[] =>
  Array.from({ length: word.length }, (_each, at) => word.slice(0, at) + word.slice(at + 1));

/** One letter missing, added or changed, or two neighbours swapped; the first letter is right. */
function isOneStepAway(a: string, b: string): boolean {
  if (a[0] !== b[0] || Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from += 1;
  const [restA, restB] = [a.slice(from), b.slice(from)];
  const isSwapped = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  if (b.length < MIN_LETTERS) return isSwapped;
  return isSwapped || restA.slice(1) === restB || restA === restB.slice(1) || restA.slice(1) === restB.slice(1);
}
