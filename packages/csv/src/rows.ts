import { tableIn } from './reading.ts';

/** A row of a table. */
export interface Row {
  /** The line in which it begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** A quotation mark that is never closed, in this line. */
export class UnclosedQuote extends Error {
  readonly line: number;

  constructor(line: number) {
    super(`the quotation mark in line ${line} is not closed`);
    this.name = 'UnclosedQuote';
    this.line = line;
  }
}

/** Further cells of a row are left out. */
const MAX_CELLS = 200;
const LF = 10;
const CR = 13;

/**
 * The rows of a table (RFC 4180) that is not empty, with commas, semicolons or tabs, one after the other: a file of twenty MiB is never held as
 * cells. A quotation mark within a cell that begins with another character is itself. Linear in the text. Errors: `UnclosedQuote`.
 */
export function* rowsIn(whole: string): Generator<Row> {
  const unmarked = whole.startsWith('\ufeff') ? whole.slice(1) : whole;
  const { text, delimiter } = tableIn(unmarked);
  const mark = delimiter.charCodeAt(0);
  let line = unmarked.length === text.length ? 1 : 2;
  for (let at = 0; at < text.length;) {
    const row = { line, cells: [] as string[] };
    for (let isOver = false; !isOver;) {
      let cell = '';
      if (text.charAt(at) === '"') {
        const end = closingQuote(text, at + 1);
        if (end < 0) throw new UnclosedQuote(line);
        cell = text.slice(at + 1, end).replaceAll('""', '"');
        line += cell.match(/\r\n|\r|\n/g)?.length ?? 0;
        at = end + 1;
      }
      const end = endOfCell(text, at, mark);
      cell += text.slice(at, end);
      if (row.cells.length < MAX_CELLS) row.cells.push(cell.trim());
      isOver = text.charCodeAt(end) !== mark;
      at = isOver ? end + (text.charCodeAt(end) === CR && text.charCodeAt(end + 1) === LF ? 2 : 1) : end + 1;
    }
    line += 1;
    if (row.cells.some((cell) => cell !== '')) yield row;
  }
}

/** Two quotation marks are one within the cell. */
function closingQuote(text: string, from: number): number {
  let end = text.indexOf('"', from);
  while (end >= 0 && text.charAt(end + 1) === '"') end = text.indexOf('"', end + 2);
  return end;
}

function endOfCell(text: string, from: number, mark: number): number {
  let at = from;
  for (let code = text.charCodeAt(at); at < text.length; code = text.charCodeAt(++at))
    if (code === mark || code === LF || code === CR) break;
  return at;
}
