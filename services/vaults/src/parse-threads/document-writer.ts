import { MAX_NOTE_LABEL, isNoteMark, noteMark } from '../domain/note-marks.ts';
import { PARSE_LIMITS, tooLong } from './limits.ts';
import { type Cell, type Row, tableRows } from './table-text.ts';
import { Warnings } from '../domain/warnings.ts';

/** Text that is being written: the document, a cell, or what follows the block that it belongs to. */
class Part {
  readonly pieces: string[] = [];
  breaks = 0;
  has_space = false;
  /** The last character written. */
  last = '';
  /** Notes and boxes of the open block. */
  asides: string[] = [];
  /** Whether it contains a table. */
  has_table = false;
  /** Blocks before these are written once this is 0: a note does not divide a table. */
  tables = 0;

  get text(): string {
    return this.pieces.join('').trim();
  }
}

interface Table {
  readonly rows: Row[];
  cells: Cell[];
  is_header: boolean;
  /** Whether a cell contains a table. */
  has_table: boolean;
}

/** An exponent, an index, or a mark that refers to a note. */
export type Raised = 'up' | 'down' | 'note';

/** Tables in tables beyond this are read as text, because each is read again with its cell. */
const MAX_TABLES = 8;
/** Longer raised text is no exponent and no mark. */
const MAX_RAISED = 12;

/**
 * Writes the text of a document with the marks of Markdown that chunks are divided at: headings, list items, rows of tables, code blocks. All readers of
 * formatted files use it: they say what begins and ends, and what is shown. Time is in proportion to the text.
 */
export class DocumentWriter {
  readonly warnings = new Warnings();
  /** The first heading. */
  heading: string | null = null;
  #parts: Part[] = [new Part()];
  #tables: Table[] = [];
  #length = 0;
  #raised: { way: Raised; text: string } | null = null;
  #code = 0;
  #marker = '';
  /** The heading that is open. */
  #title: string | null = null;

  get #part(): Part {
    return this.#parts.at(-1) as Part;
  }

  /** The text of the document. */
  finish(): string {
    this.block();
    while (this.#parts.length > 1) this.#parts.pop();
    this.block();
    return this.#part.text;
  }

  /** Ends a paragraph; what follows is apart from it. */
  block(): void {
    this.#settle();
    const part = this.#part;
    if (part.asides.length > 0 && part.tables === 0) {
      const { asides } = part;
      part.asides = [];
      for (const aside of asides) {
        part.breaks = 2;
        this.#put(aside);
      }
    }
    part.breaks = 2;
  }

  /** Ends a line. */
  line(): void {
    this.#settle();
    this.#part.breaks = Math.max(this.#part.breaks, 1);
  }

  /** Keeps words apart that stand beside each other. */
  space(): void {
    this.#settle();
    this.#part.has_space = true;
  }

  /** Begins a heading; `level` 1..6. */
  openHeading(level: number): void {
    this.block();
    this.#marker = `${'#'.repeat(level)} `;
    this.#title = '';
  }

  closeHeading(): void {
    this.#settle();
    if (this.#title !== null && this.#title !== '') this.heading ??= this.#title;
    this.#title = null;
    this.#marker = '';
    this.block();
  }

  /** A mark before the next text: the number of an item or of a heading. */
  item(marker: string): void {
    this.#settle();
    this.#marker = (this.#title === null ? '' : this.#marker) + (marker === '' ? '' : `${marker} `);
  }

  /** Ends an item, which may have had no text. */
  closeItem(): void {
    this.#settle();
    this.#marker = '';
    this.line();
  }

  /** Outside of code, white space is one space. */
  text(text: string): void {
    this.#settle();
    if (this.#code > 0 && this.#parts.length === 1) {
      this.#put(text);
      return;
    }
    const words = text.replaceAll(/\s+/g, ' ');
    if (words.startsWith(' ')) this.#part.has_space = true;
    const trimmed = words.trim();
    if (trimmed !== '') this.#put(trimmed);
    if (words.endsWith(' ')) this.#part.has_space = true;
  }

  /** Begins a block of code; in a table, code is text. */
  openCode(): void {
    this.block();
    if (this.#parts.length > 1) return;
    if (this.#code === 0) this.#put('```\n');
    this.#code += 1;
  }

  closeCode(): void {
    if (this.#code > 0 && this.#parts.length === 1) {
      this.#code -= 1;
      if (this.#code === 0) this.#put('\n```');
    }
    this.block();
  }

  /** Raised or lowered text, in one or several parts. */
  raised(way: Raised, text: string): void {
    // Brackets around a link are part of the mark.
    const isBracket = /^\s*[[\]]\s*$/.test(this.#raised?.way === 'note' ? text : (this.#raised?.text ?? ''));
    if (this.#raised && this.#raised.way !== way && !isBracket) this.#settle();
    this.#raised ??= { way, text: '' };
    if (way === 'note') this.#raised.way = way;
    this.#raised.text += text;
  }

  /** A mark that refers to a note. */
  noteMark(mark: string): void {
    this.#settle();
    const { last, has_space, breaks } = this.#part;
    this.#put(noteMark(mark));
    if (last === '' || has_space || breaks > 0) this.#part.has_space = true;
  }

  /** Begins text that follows the open block: a note, a box beside the text. */
  openAside(): void {
    this.#open();
  }

  closeAside(): void {
    const text = this.#close();
    if (text !== '') this.#part.asides.push(text);
  }

  openTable(): void {
    this.block();
    this.#part.tables += 1;
    this.#tables.push({ rows: [], cells: [], is_header: false, has_table: false });
  }

  /** Whether tables are nested so deeply that this one is read as text. */
  get #isTooDeep(): boolean {
    return this.#tables.length > MAX_TABLES;
  }

  openRow(isHeader = false): void {
    this.closeRow();
    const table = this.#tables.at(-1);
    if (table) table.is_header = isHeader;
  }

  markHeaderRow(): void {
    const table = this.#tables.at(-1);
    if (table) table.is_header = true;
  }

  openCell(): void {
    if (this.#isTooDeep) this.block();
    else this.#open();
  }

  /** The text of the cell is what was written since it began. */
  closeCell(cell: Partial<Omit<Cell, 'text'>> = {}): void {
    if (this.#isTooDeep) {
      this.block();
      return;
    }
    const table = this.#tables.at(-1);
    if (table) table.has_table ||= this.#part.has_table;
    const text = this.#close();
    table?.cells.push({ text, is_header: false, colspan: 1, rowspan: 1, continues: false, ...cell });
  }

  closeRow(isLeftOut = false): void {
    const table = this.#tables.at(-1);
    if (!table || table.cells.length === 0) return;
    if (!isLeftOut) table.rows.push({ cells: table.cells, is_header: table.is_header });
    table.cells = [];
  }

  closeTable(): void {
    this.closeRow();
    const table = this.#tables.pop();
    if (!table) return;
    this.#settle();
    const part = this.#part;
    part.tables -= 1;
    part.has_table = true;
    const flat = table.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell) => ({ ...cell, text: inOneLine(cell.text) })),
    }));
    // A single row around a table arranges the page.
    const rows = table.has_table && flat.length === 1 ? null : tableRows(flat);
    if (rows) {
      for (const row of rows) {
        if (row === '') continue;
        this.#put(row);
        part.breaks = 1;
      }
    } else
      for (const { cells } of table.rows)
        for (const { text } of cells) {
          if (text === '') continue;
          this.#put(text);
          part.breaks = 2;
        }
    this.block();
  }

  /** Text that is written elsewhere than here; returns it. */
  apart(write: () => void): string {
    this.#open();
    write();
    return this.#close();
  }

  #open(): void {
    this.#settle();
    this.#parts.push(new Part());
  }

  #close(): string {
    this.block();
    return this.#parts.length > 1 ? (this.#parts.pop() as Part).text : '';
  }

  /** Writes raised text that has ended. `10^5` is neither 105 nor, where it refers to a note, another number. */
  #settle(): void {
    const raised = this.#raised;
    if (!raised) return;
    this.#raised = null;
    const text = raised.text.replaceAll(/\s+/g, ' ');
    const word = text.trim();
    if (this.#isNote(raised.way, word)) this.noteMark(word);
    else if (word === '') this.#part.has_space ||= text !== '';
    else if (word.length > MAX_RAISED || word.includes(' ')) {
      this.#part.has_space = true;
      this.#put(word);
      this.#part.has_space = true;
    } else {
      const { last, has_space, breaks } = this.#part;
      const isAlone = last === '' || has_space || breaks > 0 || text.startsWith(' ');
      if (text.startsWith(' ')) this.#part.has_space = true;
      this.#put(
        isAlone || isJoined(raised.way, last, word)
          ? word
          : `${raised.way === 'up' ? '^' : '_'}${TERM.test(word) ? `(${word})` : word}`,
      );
      // What follows is no part of it: log₂8 is not log 28.
      if (text.endsWith(' ') || (isAlone && raised.way === 'up')) this.#part.has_space = true;
      else if (raised.way === 'down' && /\p{N}$/u.test(word)) this.#part.last = 'digit';
    }
  }

  #isNote(way: Raised, word: string): boolean {
    if (way === 'note') return word !== '' && word.length <= MAX_NOTE_LABEL;
    const { last, has_space } = this.#part;
    return way === 'up' && isNoteMark(word, has_space ? '' : last);
  }

  #put(text: string): void {
    const part = this.#part;
    const isFirst = part.pieces.length === 0;
    const isGlued = part.last === 'digit' && /^\p{N}/u.test(text);
    const gap = isFirst
      ? ''
      : part.breaks > 0
        ? '\n'.repeat(part.breaks)
        : (part.has_space && this.#code === 0) || isGlued
          ? ' '
          : '';
    const written = gap + this.#marker + text;
    this.#length += written.length;
    // Text in tables is written once for each table around it.
    if (this.#length > 4 * PARSE_LIMITS.characters) throw tooLong();
    if (this.#title !== null) this.#title += this.#title === '' ? text : (gap === '' ? '' : ' ') + text;
    part.pieces.push(written);
    part.last = text.slice(-1);
    part.breaks = 0;
    part.has_space = false;
    this.#marker = '';
  }
}

/** An exponent of several parts: n+1. */
const TERM = /[^-+−][-+−=/*]./u;

/** What a line of a cell begins with apart from words. */
const MARK = /^(?:#{1,6}|[-|]|```) ?/;

/** The lines of a cell as one, so that a row of the table is one line. */
function inOneLine(text: string): string {
  if (!text.includes('\n')) return text.replace(MARK, '');
  const lines = text.split('\n').map((line) => line.replace(MARK, '').trim());
  return lines
    .filter((line) => line !== '')
    .map((line, at, all) =>
      at + 1 === all.length ? line : /[\p{L}\p{N})\]"”»%]$/u.test(line) ? `${line}, ` : `${line} `,
    )
    .join('');
}

/** Ordinals ("1st") and formulas ("H2O") are one word. */
function isJoined(way: Raised, last: string, word: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(word)) return true;
  if (way === 'up') return /\p{N}/u.test(last) && /^\p{Ll}{2,4}$/u.test(word);
  return /\p{L}/u.test(last) && /^[\p{L}\p{N}]+$/u.test(word);
}
