import { NAME_MASK } from '@insights/contracts';
import { wordsOf, type LanguageWords } from './common-words.ts';
import { SPACED, nextRun } from './fold.ts';
import { type KnownPerson, tableOf } from './known-names.ts';
import type { NameTable } from './name-table.ts';
import { readCodes } from './read-codes.ts';
import { type Span, WordMatcher } from './word-matcher.ts';
import { UnspacedMatcher } from './unspaced-matcher.ts';

export interface Masked {
  text: string;
  /** The original text of each mask, in order. */
  hidden: string[];
}

export interface MaskOptions {
  /** For topics, which are stored in lower case and without punctuation: capitals do not identify names there, nor punctuation addresses. */
  everyCase?: boolean;
}

/** What may separate adjacent names that become one mask. */
const BETWEEN_PARTS = /^(?:[ \t\u00a0]{0,3}|[-–'’·・])$/;
const MAX_BETWEEN_PARTS = 3;

/**
 * Masks names in texts. One instance covers all people whose names are hidden in a campaign, and masking costs the same for a thousand of
 * them as for one.
 *
 * A text is read once, word by word. Each word, and what it may be the genitive, the plural or the account of, is looked up in one hash
 * table (`NameTable`) as the first word of a name, and as the next word of each name that has begun before it. A name has at most
 * `MAX_WORDS` words, so no word is looked up more often than a constant, whatever the names and the text are. A word is compared folded,
 * and by its first `MAX_LETTERS` letters. A text with codes, such as "%C3%BC" and "&shy;", is read a second time as its readers see it.
 *
 * test/bench/name-masking.ts prints the cost.
 */
export class NameMasker {
  readonly table: NameTable;

  constructor(table: NameTable) {
    this.table = table;
  }

  static of(people: readonly KnownPerson[], language: string, words: LanguageWords = wordsOf(language)): NameMasker {
    return new NameMasker(tableOf(people, words));
  }

  /** The text with each name replaced. Masking is idempotent. */
  mask(text: string, options?: MaskOptions): string {
    return this.maskAll(text, options).text;
  }

  maskAll(text: string, { everyCase = false }: MaskOptions = {}): Masked {
    if (this.table.isEmpty) return { text, hidden: [] };
    const found = this.#find(text, everyCase);
    const read = readCodes(text);
    if (read) for (const span of this.#find(read.text, everyCase)) found.push(read.originOf(span));
    return found.length === 0 ? { text, hidden: [] } : replaced(text, found);
  }

  #find(text: string, everyCase: boolean): Span[] {
    const found: Span[] = [];
    const words = new WordMatcher(this.table, text, everyCase, found);
    const unspaced = new UnspacedMatcher(this.table, text, found);
    for (let run = nextRun(text, 0); run; run = nextRun(text, run.end)) {
      if (run.kind === SPACED) words.add(run);
      else {
        words.interrupt();
        unspaced.add(run);
      }
    }
    words.interrupt();
    unspaced.end();
    return found;
  }
}

/** Existing masks count as found, so that adjacent names are merged with them and nothing is masked twice. */
function masksIn(text: string): Span[] {
  const spans: Span[] = [];
  for (let at = text.indexOf(NAME_MASK); at !== -1; at = text.indexOf(NAME_MASK, at + NAME_MASK.length)) {
    spans.push({ start: at, end: at + NAME_MASK.length });
  }
  return spans;
}

function replaced(text: string, found: readonly Span[]): Masked {
  const spans = [...found, ...masksIn(text)].toSorted((a, b) => a.start - b.start);
  const merged: Span[] = [];
  for (const { start, end } of spans) {
    const last = merged.at(-1);
    if (last && (start <= last.end || isBetweenParts(text, last.end, start))) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  const shown: string[] = [];
  let from = 0;
  for (const { start, end } of merged) {
    shown.push(text.slice(from, start), NAME_MASK);
    from = end;
  }
  shown.push(text.slice(from));
  return { text: shown.join(''), hidden: merged.map(({ start, end }) => text.slice(start, end)) };
}

const isBetweenParts = (text: string, start: number, end: number): boolean =>
  end - start <= MAX_BETWEEN_PARTS && BETWEEN_PARTS.test(text.slice(start, end));
