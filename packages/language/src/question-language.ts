import { CYRILLIC, type Family, LATIN, scriptIn, wordsOfList } from './language-in.ts';
import { LANGUAGES } from './languages.ts';

/** Persian is written with Arabic letters. */
const ARABIC: Family = { ar: 'arabic', fa: 'farsi' };
const FAMILIES: Readonly<Record<string, Family>> = { latin: LATIN, cyrillic: CYRILLIC, ar: ARABIC };

/** Common words that are known. They also teach how words of the language are spelled. */
const RANKS = 5_000;
/** Mandelbrot's law, as `frequencies.ts` has it: the share of the word of a rank. */
const MANDELBROT = { scale: 0.116, shift: 2.7 };
/** The share of words that are not among the common ones. */
const RARE = 0.07;
/** A letter that never follows two others in the words of a list: so many times as if it had, of so many letters. */
const UNSEEN = { times: 0.02, letters: 60 };
/** No word tells more than this against a language, in logarithms: it may be a name. */
const MOST_AGAINST = 5;
/** Questions in the languages of answers are the likely ones, and those in the language that most people write in a script. */
const LIKELY = 1;
const MOST_LIKELY: Readonly<Record<string, number>> = { en: 2, ru: 4 };
const LONGEST = 600;
const LONGEST_WORD = 30;

/** For each word, two letters and three letters its count or share in each language of a family. */
class Spelling {
  readonly #places = new Map<string, number>();
  readonly #languages: number;
  #values: Float32Array;

  constructor(languages: number) {
    this.#languages = languages;
    this.#values = new Float32Array(2 ** 16 * languages);
  }

  at(key: string, language: number): number {
    const place = this.#places.get(key);
    return place === undefined ? 0 : (this.#values[place + language] ?? 0);
  }

  add(key: string, language: number, value: number): void {
    let place = this.#places.get(key);
    if (place === undefined) {
      place = this.#places.size * this.#languages;
      this.#places.set(key, place);
      if (place + this.#languages > this.#values.length) this.#grow();
    }
    this.#values[place + language] = (this.#values[place + language] ?? 0) + value;
  }

  /** Adds the values of all keys to those of what each is a part of. */
  sum(ofWhich: (key: string) => string): void {
    const parts = [...this.#places];
    for (const [key, place] of parts)
      for (let language = 0; language < this.#languages; language += 1)
        this.add(ofWhich(key), language, this.#values[place + language] ?? 0);
  }

  #grow(): void {
    const values = new Float32Array(2 * this.#values.length);
    values.set(this.#values);
    this.#values = values;
  }
}

interface Known {
  readonly codes: readonly string[];
  readonly words: Spelling;
  readonly letters: Spelling;
}

const loaded = new Map<Family, Known>();

function knownOf(family: Family): Known {
  const known = loaded.get(family) ?? load(family);
  loaded.set(family, known);
  return known;
}

function load(family: Family): Known {
  const codes = Object.keys(family);
  const known: Known = { codes, words: new Spelling(codes.length), letters: new Spelling(codes.length) };
  for (const [language, list] of Object.values(family).entries()) {
    wordsOfList(list, RANKS).forEach((word, index) => {
      if (word === '') return;
      known.words.add(word, language, MANDELBROT.scale / (index + 1 + MANDELBROT.shift));
      for (const three of lettersOf(word)) known.letters.add(three, language, 1 / Math.sqrt(1 + index / 100));
    });
  }
  known.letters.sum((three) => three.slice(0, 2));
  return known;
}

/** Each three letters of a word in a row, its ends included. */
function lettersOf(word: string): string[] {
  const whole = `^${word}$`;
  return Array.from({ length: whole.length - 2 }, (_, at) => whole.slice(at, at + 3));
}

/**
 * The language of a question as a BCP 47 code, by the script, the common words and the spelling of the others (naive Bayes); null if it has no
 * letters or its script is unknown. Unlike `languageIn` it needs no common word, as questions are short.
 */
export function languageOfQuestion(question: string): string | null {
  const text = question.slice(0, LONGEST);
  const script = scriptIn(text);
  const family = FAMILIES[script ?? ''];
  if (family === undefined) return script === 'other' ? null : script;
  const known = knownOf(family);
  const totals = known.codes.map((code) => MOST_LIKELY[code] ?? (LANGUAGES.some((each) => each === code) ? LIKELY : 0));
  for (const [word] of text
    .normalize('NFC')
    .toLowerCase()
    .matchAll(/[\p{L}\p{M}]+/gu)) {
    const chances = chancesOf(word.slice(0, LONGEST_WORD), known);
    const best = Math.max(...chances);
    chances.forEach((chance, language) => {
      totals[language] = (totals[language] ?? 0) + Math.max(chance - best, -MOST_AGAINST);
    });
  }
  return known.codes[totals.indexOf(Math.max(...totals))] ?? null;
}

/** How likely a word is in each language, as logarithms: as a common word, or letter by letter. */
function chancesOf(word: string, { codes, words, letters }: Known): number[] {
  const parts = lettersOf(word);
  return codes.map((_, language) => {
    const spelled = parts.reduce((sum, three) => {
      const all = letters.at(three.slice(0, 2), language) + UNSEEN.times * UNSEEN.letters;
      return sum + Math.log((letters.at(three, language) + UNSEEN.times) / all);
    }, Math.log(RARE));
    return Math.max(spelled, Math.log(words.at(word, language)));
  });
}
