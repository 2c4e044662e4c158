import { NAME_MASK } from '@insights/contracts';
import { type CommonWords, commonWordsOf } from './common-words.ts';
import { JOINING, type Run, SPACED, classAt, fold, isPlain, nextRun } from './fold.ts';
import { type Form, INITIAL, type KnownPerson, beginsWithCapital, formsOf } from './known-names.ts';

export interface Masked {
  text: string;
  /** The original text of each mask, in order. */
  hidden: string[];
}

export interface MaskOptions {
  /** For topics, which are stored in lower case and without punctuation: capitals do not identify names there, nor punctuation addresses. */
  everyCase?: boolean;
}

/** Most nodes are leaves, so maps are created on demand: ten thousand people take 15 MB instead of 50. */
interface Node {
  next: Map<string, Node> | undefined;
  forms: Form[] | undefined;
}

interface Letters {
  /** Keyed by UTF-16 unit. */
  next: Map<number, Letters>;
  isEnd: boolean;
}

interface Span {
  start: number;
  end: number;
}

/** What may separate adjacent names that become one mask. */
const BETWEEN_PARTS = /^(?:[ \t\u00a0]{0,3}|[-–'’·・])$/;
/** Shorter names occur in too many words by chance. */
const MIN_CONTAINED_LETTERS = 5;
/** Maximum number of characters between two words of a form. */
const MAX_BETWEEN = 4;
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Masks names in texts. One instance covers all people whose names are hidden in a campaign, and masking costs the same for a thousand of
 * them as for one: each word of a text is looked up in one table (test/bench/name-masking.ts prints the cost).
 */
export class NameMasker {
  readonly #words: Node = { next: new Map(), forms: undefined };
  readonly #letters: Letters = letters();
  /** For ASCII words: a bit set of the lengths that exist for each first letter. Rules out most words without a substring. */
  readonly #lengths = new Uint32Array(128);
  /** The longest form of one word. Bounds the search within a long word, which was cubic in its length (43 s for 4,000 characters). */
  #longestWord = 0;
  readonly #isEmpty: boolean;

  constructor(people: readonly KnownPerson[], language: string, isCommon: CommonWords = commonWordsOf(language)) {
    const { spaced, unspaced } = formsOf(people, isCommon);
    for (const form of spaced) this.#addForm(form);
    for (const text of unspaced) this.#addLetters(text);
    this.#isEmpty = spaced.length === 0 && unspaced.length === 0;
  }

  /** The text with each name replaced. Masking is idempotent. */
  mask(text: string, options?: MaskOptions): string {
    return this.maskAll(text, options).text;
  }

  maskAll(text: string, { everyCase = false }: MaskOptions = {}): Masked {
    if (this.#isEmpty) return { text, hidden: [] };
    const found = this.#find(text, everyCase);
    return found.length === 0 ? { text, hidden: [] } : replaced(text, found);
  }

  #addForm(form: Form): void {
    let at = this.#words;
    for (const word of form.words) {
      const next: Node = at.next?.get(word) ?? { next: undefined, forms: undefined };
      (at.next ??= new Map()).set(word, next);
      at = next;
    }
    (at.forms ??= []).push(form);
    const [only = ''] = form.words;
    if (form.words.length === 1) this.#longestWord = Math.max(this.#longestWord, only.length);
    const first = only.replace(INITIAL, '');
    // Folding may shorten a word ("ß" is "ss"), so lengths rule out only ASCII words; all others are looked up.
    const unit = first.charCodeAt(0);
    if (unit < 128) this.#lengths[unit] = (this.#lengths[unit] ?? 0) | lengthBit(first.length);
  }

  #addLetters(text: string): void {
    let at = this.#letters;
    for (let index = 0; index < text.length; index += 1) {
      const unit = text.charCodeAt(index);
      const next = at.next.get(unit) ?? letters();
      at.next.set(unit, next);
      at = next;
    }
    at.isEnd = true;
  }

  #find(text: string, everyCase: boolean): Span[] {
    const found: Span[] = [];
    for (let run = nextRun(text, 0); run; run = nextRun(text, run.end)) {
      if (run.kind !== SPACED) found.push(...this.#inUnspaced(text, run));
      else if (this.#mayBegin(text, run)) found.push(...this.#from(text, run, everyCase));
      if (everyCase && run.kind === SPACED && this.#containsName(fold(text.slice(run.start, run.end)))) found.push(run);
    }
    return found;
  }

  /** For tags, which may join the parts of an address into one word. */
  #containsName(word: string): boolean {
    for (let start = 0; start + MIN_CONTAINED_LETTERS <= word.length; start += 1) {
      const unit = word.charCodeAt(start);
      const lengths = unit < 128 ? (this.#lengths[unit] ?? 0) : -1;
      const most = Math.min(word.length, start + this.#longestWord);
      for (let end = start + MIN_CONTAINED_LETTERS; end <= most; end += 1) {
        if ((lengths & lengthBit(end - start)) === 0) continue;
        if (this.#words.next?.get(word.slice(start, end))?.forms) return true;
      }
    }
    return false;
  }

  #mayBegin(text: string, { start, end }: Run): boolean {
    for (let at = start; at < end; at += 1) {
      if (text.charCodeAt(at) > 127) return this.#isFirst(foldedWord(text.slice(start, end)));
    }
    const unit = text.charCodeAt(start);
    const lower = unit >= 65 && unit <= 90 ? unit + 32 : unit;
    return ((this.#lengths[lower] ?? 0) & lengthBit(end - start)) !== 0;
  }

  #isFirst(word: string): boolean {
    return [word, INITIAL + word].some((key) => this.#words.next?.has(key));
  }

  /** Names that begin with this word, of any length. */
  #from(text: string, first: Run, everyCase: boolean): Span[] {
    const found: Span[] = [];
    const walk = (at: Node, runs: readonly Run[]): void => {
      const run = runs.at(-1);
      if (!run) return;
      const written = text.slice(run.start, run.end);
      const folded = fold(written);
      const isInitial = folded.length === 1 && beginsWithCapital(written);
      for (const key of isInitial ? [folded, INITIAL + folded] : [folded]) {
        const next = at.next?.get(key);
        if (!next) continue;
        for (const form of next.forms ?? []) {
          if (fits(text, form, runs, everyCase)) found.push(spanOf(text, form, runs));
        }
        if (!next.next) continue;
        const following = nextRun(text, run.end);
        if (following?.kind === SPACED && following.start - run.end <= MAX_BETWEEN) walk(next, [...runs, following]);
      }
    };
    walk(this.#words, [first]);
    return found;
  }

  #inUnspaced(text: string, run: Run): Span[] {
    if (this.#letters.next.size === 0) return [];
    return isPlain(text, run) ? this.#inPlain(text, run) : this.#inPieces(text, run);
  }

  /** The fast path for nearly all text: each unit is looked up unchanged. */
  #inPlain(text: string, { start, end }: Run): Span[] {
    const found: Span[] = [];
    for (let from = start; from < end; from += 1) {
      let at = this.#letters.next.get(text.charCodeAt(from));
      for (let to = from + 1; at; to += 1) {
        if (at.isEnd && (to === end || classAt(text, to) !== JOINING)) found.push({ start: from, end: to });
        at = to < end ? at.next.get(text.charCodeAt(to)) : undefined;
      }
    }
    return found;
  }

  #inPieces(text: string, run: Run): Span[] {
    const found: Span[] = [];
    const pieces = piecesOf(text, run);
    for (let from = 0; from < pieces.length; from += 1) {
      let at: Letters | undefined = this.#letters;
      for (let to = from; to < pieces.length && at; to += 1) {
        const { folded, end } = pieces[to] ?? { folded: '', end: 0 };
        for (let index = 0; index < folded.length; index += 1) at = at?.next.get(folded.charCodeAt(index));
        if (at?.isEnd) found.push({ start: pieces[from]?.start ?? 0, end });
      }
    }
    return found;
  }
}

/** A cache, because words recur and folding one that is not ASCII takes a microsecond. */
const foldedWords = new Map<string, string>();
const MAX_FOLDED = 20_000;

function foldedWord(word: string): string {
  const known = foldedWords.get(word);
  if (known !== undefined) return known;
  if (foldedWords.size >= MAX_FOLDED) foldedWords.clear();
  const folded = fold(word);
  foldedWords.set(word, folded);
  return folded;
}

const letters = (): Letters => ({ next: new Map(), isEnd: false });
const lengthBit = (length: number): number => 1 << Math.min(length, 31);

interface Piece extends Span {
  folded: string;
}

/** Graphemes: names begin and end only at their boundaries. */
function piecesOf(text: string, { start, end }: Run): Piece[] {
  return Array.from(graphemes.segment(text.slice(start, end)), ({ segment, index }) => ({
    start: start + index,
    end: start + index + segment.length,
    folded: fold(segment),
  }));
}

function fits(text: string, { rule, literal }: Form, runs: readonly Run[], everyCase: boolean): boolean {
  const [first, last] = [runs[0], runs.at(-1)];
  if (!first || !last) return false;
  if (literal !== undefined) return text.slice(first.start, last.end).normalize('NFC').toLowerCase() === literal;
  const written = runs.map(({ start, end }) => text.slice(start, end));
  if (!areAdjacent(text, runs, rule === 'dotted')) return false;
  if (everyCase || rule === 'any' || rule === 'dotted') return true;
  if (rule === 'capital') return written.every(beginsWithCapital);
  return written.every((word) => word === word.toUpperCase());
}

/** No sentence ends between the words of one name; a full stop is allowed only after an initial. */
function areAdjacent(text: string, runs: readonly Run[], isDotted: boolean): boolean {
  return runs.slice(1).every(({ start }, index) => {
    const before = runs[index];
    const between = text.slice(before?.end, start);
    if (isDotted) return /^\.\s{0,2}-?$/.test(between);
    const isAfterInitial = before !== undefined && before.end - before.start === 1;
    return (isAfterInitial ? /^[.\s'’·・-]*$/ : /^[\s'’·・_-]*$/).test(between);
  });
}

/** Includes the full stop after a final initial. */
function spanOf(text: string, { rule, words }: Form, runs: readonly Run[]): Span {
  const [start, end] = [runs[0]?.start ?? 0, runs.at(-1)?.end ?? 0];
  const isInitial = rule === 'dotted' || (words.length > 1 && words.at(-1)?.startsWith(INITIAL) === true);
  return { start, end: isInitial && text.charAt(end) === '.' ? end + 1 : end };
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
    if (last && (start <= last.end || BETWEEN_PARTS.test(text.slice(last.end, start))))
      last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  let shown = '';
  let from = 0;
  for (const { start, end } of merged) {
    shown += text.slice(from, start) + NAME_MASK;
    from = end;
  }
  return { text: shown + text.slice(from), hidden: merged.map(({ start, end }) => text.slice(start, end)) };
}
