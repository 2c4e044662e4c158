import { type Run, fold, transcribe } from './fold.ts';
import { GAP, beginsSentence, gapBetween, lettersOfBroken } from './gaps.ts';
import { basesOf, stemsOf, withoutPrefixes } from './endings.ts';
import { beginsWithCapital } from './name-words.ts';
import { INITIAL, MAX_WORDS, RULES, STEM } from './rules.ts';
import { type Key, MAX_LETTERS, type NameTable, CONTINUES, lengthBit } from './name-table.ts';

export interface Span {
  start: number;
  end: number;
}

/** The beginning of one or more names, found in the text. */
interface Begun {
  /** The entry in the table. */
  readonly a: number;
  readonly b: number;
  readonly start: number;
  readonly words: number;
  /** The bits of `GAP` that all gaps between its words have. */
  readonly gaps: number;
  readonly isCapital: boolean;
  readonly isUpper: boolean;
  /** An initial in lower case is part of a name only in the name of an account. */
  readonly hasLowerInitial: boolean;
}

/** A word, and the names that have begun before it. Nearly all words are in no name, so what few need is found out when it is asked for. */
class Place implements Span {
  readonly start: number;
  readonly end: number;
  /** The bits of `GAP` before the word. */
  readonly gap: number;
  readonly open: readonly Begun[];
  readonly #written: string;
  /** Names that go on after this word. */
  next: Begun[] | undefined;
  /** The longest name that ends with this word. */
  found: Span | undefined;

  constructor({ start, end }: Span, written: string, gap: number, open: readonly Begun[]) {
    this.start = start;
    this.end = end;
    this.#written = written;
    this.gap = gap;
    this.open = open;
  }

  get isCapital(): boolean {
    return beginsWithCapital(this.#written);
  }

  get isUpper(): boolean {
    return this.#written === this.#written.toUpperCase();
  }

  /** Written like a word at the beginning of a sentence. */
  get isTitle(): boolean {
    const rest = this.#written.slice(1);
    return rest !== '' && this.isCapital && rest === rest.toLowerCase();
  }
}

type Reading = 'word' | 'initial' | 'inflected' | 'numbered';

const NONE_BEGUN: readonly Begun[] = [];
const ALL_GAPS = -1;
const nothing = (start: number): Begun => ({
  a: 0,
  b: 0,
  start,
  words: 0,
  gaps: ALL_GAPS,
  isCapital: true,
  isUpper: true,
  hasLowerInitial: false,
});

/** Shorter names occur in too many words by chance. */
const MIN_CONTAINED_LETTERS = 5;
/** A word that is broken into more parts is found by its last ones only. */
const MAX_BROKEN_PARTS = 4;
const MIN_SPELLED_LETTERS = 3;
/** Between the letters of a name that is spelled out. */
const MAX_BETWEEN_LETTERS = 3;
const MIN_NUMBERED_LETTERS = 3;

/** Finds names in scripts that put spaces between words. It is given the words of a text in order. */
export class WordMatcher {
  readonly #table: NameTable;
  readonly #text: string;
  readonly #everyCase: boolean;
  readonly #found: Span[];
  readonly #key: Key;
  #last: Run | undefined;
  #begun = NONE_BEGUN;
  /** Consecutive runs of letters that may be parts of one word. */
  #broken: Run[] = [];
  /** Consecutive words of one letter. */
  #letters: Span[] = [];
  #spelled = '';

  constructor(table: NameTable, text: string, everyCase: boolean, found: Span[]) {
    this.#table = table;
    this.#text = text;
    this.#everyCase = everyCase;
    this.#found = found;
    this.#key = table.newKey();
  }

  /** Whatever is not a word ends all names that have begun. */
  interrupt(): void {
    this.#begun = NONE_BEGUN;
    this.#endSpelled();
    this.#last = undefined;
  }

  add(run: Run): void {
    const last = this.#last;
    this.#last = run;
    const { start, end, isAscii, isAfterBreak } = run;
    const broken = last ? lettersOfBroken(this.#text, last.end, start, isAfterBreak) : 0;
    if (last && broken > 0) this.#addBroken(last, run, broken);
    else if (this.#broken.length > 0) this.#broken = [];
    if (isAscii && this.#isPassed(this.#text, start, end)) {
      const isLetter = end - start === 1;
      if (isLetter || this.#spelled !== '') this.#spell(run, isLetter ? this.#text.charAt(start) : '');
      return;
    }
    const written = this.#text.slice(start, end);
    const words = isAscii ? [written.toLowerCase()] : foldedWords(written);
    const [folded = ''] = words;
    this.#spell(run, folded.length === 1 ? folded : '');
    if (this.#everyCase && this.#containsName(folded)) this.#found.push({ start, end });
    if (!isAscii && this.#arePassed(words)) return;
    this.#advance(run, written, words, last);
  }

  /** Whether a word cannot belong to a name, as most words: decided by its length and two letters, without making a string. */
  #isPassed(text: string, start: number, end: number): boolean {
    return this.#begun.length === 0 && !this.#everyCase && !mayBegin(this.#table, text, start, end);
  }

  #arePassed(words: readonly string[]): boolean {
    for (const word of words) if (!this.#isPassed(word, 0, word.length)) return false;
    return true;
  }

  #advance(run: Run, written: string, words: readonly string[], last: Run | undefined): void {
    const gap =
      this.#begun.length > 0 && last ? gapBetween(this.#text, last.end, run.start, last.end - last.start === 1) : 0;
    const open = gap === 0 ? NONE_BEGUN : this.#begun;
    const at = new Place(run, written, gap, open);
    for (const word of words) {
      this.#follow(at, word, 'word');
      if (word.length === 1) this.#follow(at, INITIAL + word, 'initial');
      this.#followInflected(at, word);
      const named = withoutDigits(word);
      if (named !== word) this.#follow(at, named, 'numbered');
    }
    this.#begun = at.next ?? NONE_BEGUN;
    if (at.found) this.#found.push(at.found);
  }

  /** Looks a word up as the first of a name and as the next of each name that has begun. */
  #follow(at: Place, word: string, how: Reading): void {
    const [table, key] = [this.#table, this.#key];
    key.word(word).after(0, 0);
    const first = table.rulesAt(key.a, key.b);
    if (first !== 0) this.#take(at, nothing(at.start), first, how);
    for (const before of at.open) {
      key.after(before.a, before.b);
      const rules = table.rulesAt(key.a, key.b);
      const gaps = before.gaps & at.gap;
      if (rules !== 0 && gaps !== 0) this.#take(at, { ...before, gaps }, rules, how);
    }
  }

  #take(at: Place, before: Begun, rules: number, how: Reading): void {
    const { a, b } = this.#key;
    const begun: Begun = {
      a,
      b,
      start: before.start,
      words: before.words + 1,
      gaps: before.gaps,
      isCapital: before.isCapital && at.isCapital,
      isUpper: before.isUpper && at.isUpper,
      hasLowerInitial: before.hasLowerInitial || (how === 'initial' && !at.isCapital),
    };
    const isExact = how === 'word' || how === 'initial';
    if (isExact && (rules & CONTINUES) !== 0 && begun.words < MAX_WORDS) (at.next ??= []).push(begun);
    const fits = how === 'inflected' ? this.#fitsInflected(rules, begun) : this.#fits(rules, begun, at, how);
    if (!fits) return;
    const hasStop = how === 'initial' && !begun.hasLowerInitial && begun.words > 1 && this.#text.charAt(at.end) === '.';
    const end = hasStop ? at.end + 1 : at.end;
    if (at.found) at.found = { start: Math.min(at.found.start, begun.start), end: Math.max(at.found.end, end) };
    else at.found = { start: begun.start, end };
  }

  #fits(rules: number, { gaps, isCapital, isUpper, hasLowerInitial }: Begun, at: Place, how: Reading): boolean {
    const has = (rule: number): boolean => (rules & rule) !== 0;
    // "annaschmidt92": a number does not make an account's name another word.
    if (how === 'numbered' && has(RULES.account)) return true;
    if (has(RULES.separated) && (gaps & GAP.separated) !== 0) return true;
    if (hasLowerInitial) return false;
    if (has(RULES.address) && (gaps & GAP.address) !== 0) return true;
    if (has(RULES.dotted) && (gaps & GAP.dotted) !== 0) return true;
    if ((gaps & GAP.adjacent) === 0) return false;
    if (has(RULES.any) || (has(RULES.capital) && isCapital) || (has(RULES.capitals) && isUpper)) return true;
    if (this.#everyCase) return has(RULES.capital | RULES.capitals | RULES.account);
    return has(RULES.account) && !at.isTitle;
  }

  #fitsInflected(rules: number, { gaps, isCapital, start }: Begun): boolean {
    if ((gaps & GAP.adjacent) === 0) return false;
    if ((rules & RULES.inflected) !== 0) return true;
    if ((rules & RULES.inflectedCapital) !== 0 && (isCapital || this.#everyCase)) return true;
    return (rules & RULES.inflectedInside) !== 0 && isCapital && !beginsSentence(this.#text, start);
  }

  /** The parts of a broken word as one. */
  #addBroken(before: Run, run: Run, min: number): void {
    if (this.#broken.length === 0) this.#broken.push(before);
    this.#broken.push(run);
    if (this.#broken.length > MAX_BROKEN_PARTS) this.#broken.shift();
    let written = this.#text.slice(run.start, run.end);
    for (const part of this.#broken.slice(0, -1).toReversed()) {
      written = this.#text.slice(part.start, part.end) + written;
      if (written.length > MAX_LETTERS) return;
      if (written.length >= min) this.#followBroken({ start: part.start, end: run.end }, written, min);
    }
  }

  #followBroken(span: Span, written: string, min: number): void {
    const first = written.charCodeAt(0);
    if (first < 128 && this.#table.lengthsOf(first | 32) === 0) return;
    const at = new Place(span, written, 0, NONE_BEGUN);
    for (const word of foldedWords(written)) {
      if (word.length < min || !mayBegin(this.#table, word, 0, word.length)) continue;
      this.#follow(at, word, 'word');
      this.#followInflected(at, word);
    }
    if (at.found) this.#found.push(at.found);
  }

  #followInflected(at: Place, word: string): void {
    for (const base of basesOf(word)) this.#follow(at, base, 'inflected');
    for (const stem of stemsOf(word)) this.#follow(at, STEM + stem, 'inflected');
    for (const rest of withoutPrefixes(word)) this.#follow(at, rest, 'inflected');
  }

  /** `letter` is empty for a longer word. */
  #spell(run: Run, letter: string): void {
    const last = this.#letters.at(-1);
    if (last && (letter === '' || run.start - last.end > MAX_BETWEEN_LETTERS)) this.#endSpelled();
    if (letter === '') return;
    this.#letters.push(run);
    this.#spelled += letter.toLowerCase();
  }

  /** "S c h m i d t". */
  #endSpelled(): void {
    const letters = this.#letters;
    if (letters.length >= MIN_SPELLED_LETTERS) {
      this.#findIn(this.#spelled, MIN_SPELLED_LETTERS, RULES.any | RULES.capital, (from, to) => {
        this.#found.push({ start: letters[from]?.start ?? 0, end: letters[to - 1]?.end ?? 0 });
      });
    }
    if (letters.length === 0) return;
    this.#letters = [];
    this.#spelled = '';
  }

  /** For tags, which may join the parts of an address into one word. */
  #containsName(word: string): boolean {
    return this.#findIn(word, MIN_CONTAINED_LETTERS, ~CONTINUES);
  }

  /** Whether a part of `letters` is a name of one word. With `take`, the longest one at each letter. */
  #findIn(letters: string, min: number, wanted: number, take?: (from: number, to: number) => void): boolean {
    const [table, key] = [this.#table, this.#key];
    for (let from = 0; from + min <= letters.length; from += 1) {
      const lengths = table.lengthsOf(letters.charCodeAt(from));
      if (lengths === 0) continue;
      const most = Math.min(letters.length, from + table.longestWord);
      key.begin();
      let longest = 0;
      for (let to = from; to < most; to += 1) {
        key.add(letters.charCodeAt(to));
        const length = to + 1 - from;
        if (length < min || (lengths & lengthBit(length)) === 0) continue;
        key.after(0, 0);
        if ((table.rulesAt(key.a, key.b) & wanted) === 0) continue;
        if (!take) return true;
        longest = to + 1;
      }
      if (longest > 0) take?.(from, longest);
    }
    return false;
  }
}

const isDigit = (unit: number): boolean => unit >= 48 && unit <= 57;
const [C, E, M, N, R, S] = [...'cemnrs'].map((letter) => letter.charCodeAt(0));

/** Whether a form has the first letter and the length of this word, without an ending or digits that it may have. */
function mayBegin(table: NameTable, text: string, start: number, end: number): boolean {
  const length = end - start;
  const first = text.charCodeAt(start);
  const last = text.charCodeAt(end - 1);
  if (isDigit(first)) return length > MIN_NUMBERED_LETTERS && !isDigit(last);
  const lengths = table.lengthsOf(first < 128 ? first | 32 : first);
  if (lengths === 0) return false;
  if (isDigit(last)) return true;
  let wanted = lengthBit(length);
  const ending = last | 32;
  if (ending === S && length > 3) wanted |= lengthBit(length - 1) | lengthBit(length - 2) | lengthBit(length - 3);
  if (ending === S && length === 3) wanted |= lengthBit(2);
  if (length > 5 && (ending === E || ending === M || ending === N || ending === R || ending === S)) {
    if ((text.charCodeAt(end - 3) | 32) === C) wanted |= lengthBit(length - 4);
    if ((text.charCodeAt(end - 4) | 32) === C) wanted |= lengthBit(length - 5);
  }
  return (lengths & wanted) !== 0;
}

/** Without the digits before and after it. */
function withoutDigits(word: string): string {
  let start = 0;
  let end = word.length;
  while (start < end && isDigit(word.charCodeAt(start))) start += 1;
  while (end > start && isDigit(word.charCodeAt(end - 1))) end -= 1;
  return end - start < MIN_NUMBERED_LETTERS ? word : word.slice(start, end);
}

/** A cache, because words recur and folding one that is not ASCII takes a microsecond. */
const known = new Map<string, readonly string[]>();
const MAX_KNOWN = 20_000;
const MAX_KNOWN_LETTERS = 64;

/** A word folded, and as it is written without umlauts. */
function foldedWords(word: string): readonly string[] {
  const found = known.get(word);
  if (found) return found;
  const words = [...new Set([fold(word), transcribe(word)])];
  if (word.length > MAX_KNOWN_LETTERS) return words;
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(word, words);
  return words;
}
