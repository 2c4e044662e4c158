import { JOINING, type Run, charactersOf, classAt, fold } from './fold.ts';
import type { Key, NameTable } from './name-table.ts';
import type { Span } from './word-matcher.ts';

interface Piece extends Span {
  readonly folded: string;
}

/** Shorter forms are not looked for across spaces: the end of one word and the beginning of the next may spell them by chance. */
const MIN_ACROSS_SPACES = 3;
const MIN_ACROSS_LINES = 2;
const MAX_GAP = 16;
const HAN = /^\p{sc=Han}$/u;

/**
 * Finds names in scripts that write words without spaces: at each character, every length of a form is looked up. Lines break anywhere in
 * these scripts, and Chinese characters may be set apart, so runs with only that between them are searched as one, too.
 */
export class UnspacedMatcher {
  readonly #table: NameTable;
  readonly #text: string;
  readonly #found: Span[];
  readonly #key: Key;
  #last: Run | undefined;
  /** Runs since the last gap that separates words, without the last one. */
  #joined: Run[] = [];

  constructor(table: NameTable, text: string, found: Span[]) {
    this.#table = table;
    this.#text = text;
    this.#found = found;
    this.#key = table.newKey();
  }

  add(run: Run): void {
    if (this.#table.longestUnspaced === 0) return;
    if (run.isPlain) this.#inPlain(run);
    else this.#inPieces(this.#piecesOf(run), 0);
    if (this.#last) {
      if (this.#isJoined(this.#last, run)) this.#joined.push(this.#last);
      else this.end();
    }
    this.#last = run;
  }

  end(): void {
    if (this.#last && this.#joined.length > 0) {
      const pieces = [...this.#joined, this.#last].flatMap((run) => this.#piecesOf(run));
      const areLines = [...this.#joined.slice(1), this.#last].every(({ isAfterBreak }) => isAfterBreak);
      this.#inPieces(pieces, areLines ? MIN_ACROSS_LINES : MIN_ACROSS_SPACES);
    }
    this.#joined = [];
    this.#last = undefined;
  }

  #isJoined(before: Run, run: Run): boolean {
    if ((!run.isAfterBreak && this.#text.charAt(before.end) !== ' ') || run.start - before.end > MAX_GAP) return false;
    const isHan = HAN.test(this.#text.charAt(before.end - 1)) && HAN.test(this.#text.charAt(run.start));
    return (run.isAfterBreak || isHan) && this.#text.slice(before.end, run.start).trim() === '';
  }

  /** The fast path for nearly all text: each unit is looked up unchanged. */
  #inPlain({ start, end }: Run): void {
    const [text, table, key] = [this.#text, this.#table, this.#key];
    const { firstUnspaced } = table;
    for (let from = start; from < end; from += 1) {
      const unit = text.charCodeAt(from);
      if ((((firstUnspaced[unit >> 5] ?? 0) >> (unit & 31)) & 1) === 0) continue;
      key.beginUnspaced();
      const most = Math.min(end, from + table.longestUnspaced);
      for (let to = from; to < most; to += 1) {
        key.add(text.charCodeAt(to)).after(0, 0);
        if (table.rulesAt(key.a, key.b) === 0) continue;
        if (to + 1 === text.length || classAt(text, to + 1) !== JOINING) this.#found.push({ start: from, end: to + 1 });
      }
    }
  }

  #inPieces(pieces: readonly Piece[], min: number): void {
    const [table, key] = [this.#table, this.#key];
    for (const [from, { start, folded }] of pieces.entries()) {
      const unit = folded.charCodeAt(0);
      if ((((table.firstUnspaced[unit >> 5] ?? 0) >> (unit & 31)) & 1) === 0) continue;
      key.beginUnspaced();
      let units = 0;
      for (let to = from; to < pieces.length; to += 1) {
        const piece = pieces[to];
        if (!piece || units + piece.folded.length > table.longestUnspaced) break;
        for (let at = 0; at < piece.folded.length; at += 1) key.add(piece.folded.charCodeAt(at));
        units += piece.folded.length;
        key.after(0, 0);
        if (units < min || table.rulesAt(key.a, key.b) === 0) continue;
        if (piece.end === this.#text.length || classAt(this.#text, piece.end) !== JOINING)
          this.#found.push({ start, end: piece.end });
      }
    }
  }

  /** Names begin and end only at the boundaries of characters. Those without a glyph belong to the piece before them. */
  #piecesOf({ start, end, isPlain }: Run): Piece[] {
    const written = this.#text.slice(start, end);
    const characters = isPlain ? written.split('') : charactersOf(written);
    const pieces: Piece[] = [];
    let at = start;
    for (const character of characters) {
      const folded = fold(character);
      const last = pieces.at(-1);
      if (folded === '' && last) last.end += character.length;
      else pieces.push({ folded, start: at, end: at + character.length });
      at += character.length;
    }
    return pieces;
  }
}
