import { type Segment, isSameLine } from './pdf-lines.ts';
import type { PdfBlock } from './pdf-tables.ts';
import { type Row, tableRows } from './table-text.ts';

export interface PdfPageText {
  blocks: PdfBlock[];
  readonly characters: number;
}

const LONGEST_HEADING = 150;
/** Compared with the size of the letters. */
const [LARGE, APART] = [1.15, 1.7];
/** Lines at the top and bottom of a page that may be its header and footer. */
const MARGIN_LINES = 3;
/** What a sentence goes on after, and with. */
const OPEN_END = /[\p{L}\p{N},;–-]$/u;
const GOES_ON = /^\p{Ll}/u;

/** The text of the pages. Headers and footers are written once, and a paragraph or table that goes on overleaf is one. */
export function pdfText(pages: readonly PdfPageText[]): string {
  dropRepeated(pages);
  const body = bodySize(pages);
  const blocks = joinTables(pages.flatMap((page) => page.blocks));
  let text = '';
  for (const block of blocks) {
    const part = block.kind === 'table' ? tableText(block.rows) : linesText(block.lines, body);
    if (part === '') continue;
    const goesOn = block.kind === 'lines' && OPEN_END.test(text) && GOES_ON.test(part);
    text += (text === '' ? '' : goesOn ? '\n' : '\n\n') + part;
  }
  return text;
}

function tableText(rows: readonly Row[]): string {
  const flat = rows.map((row) => ({ ...row, cells: row.cells.map((cell) => ({ ...cell, text: unwrapped(cell.text) })) }));
  return (tableRows(flat) ?? rows.map(({ cells }) => cells.map(({ text }) => text).join('\n'))).filter((row) => row !== '').join('\n');
}

/** The lines of a cell as one, with the words that are divided between them. */
const unwrapped = (text: string): string => text.replaceAll(/(\p{L})-\n(?=\p{Ll})/gu, '$1').replaceAll('\n', ' ');

/** An empty line where the distance between two lines, or their size, changes. */
function linesText(segments: readonly Segment[], body: number): string {
  let text = '';
  let before: Segment | undefined;
  for (const line of segments) {
    if (before && isSameLine(before, line) && line.x0 >= before.x1 - line.size) {
      text += line.x0 - before.x1 > 0.1 * line.size ? ` ${line.text}` : line.text;
      before = { ...line, x0: before.x0 };
      continue;
    }
    const isApart =
      before !== undefined &&
      (Math.abs(before.y - line.y) > APART * Math.max(line.size, before.size) || Math.abs(before.size - line.size) > 1);
    if (before) text += isApart ? '\n\n' : '\n';
    const isHeading = line.size > body * LARGE && line.text.length <= LONGEST_HEADING && (isApart || !before);
    text += isHeading ? `# ${line.text}` : line.text;
    before = line;
  }
  return text;
}

/** The size of most letters. */
function bodySize(pages: readonly PdfPageText[]): number {
  const characters = new Map<number, number>();
  for (const { blocks } of pages)
    for (const { lines } of blocks)
      for (const { text, size } of lines) {
        const rounded = Math.round(size * 2) / 2;
        characters.set(rounded, (characters.get(rounded) ?? 0) + text.length);
      }
  return [...characters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

/** A table that ends a page, and one with as many columns that begins the next, are one; a header that is repeated is left out. */
function joinTables(blocks: readonly PdfBlock[]): PdfBlock[] {
  const all: PdfBlock[] = [];
  for (const block of blocks) {
    const last = all.at(-1);
    if (block.kind === 'table' && last?.kind === 'table' && last.width === block.width) {
      const [header] = last.rows;
      const isRepeated = header !== undefined && keyOf(header) === keyOf(block.rows[0]);
      last.rows.push(...block.rows.slice(isRepeated ? 1 : 0));
    } else all.push(block);
  }
  return all;
}

const keyOf = (row: Row | undefined): string => (row?.cells ?? []).map(({ text }) => text).join('\n');

/** Leaves out what is at the same place of most pages, apart from the first time, and numbers of pages. */
function dropRepeated(pages: readonly PdfPageText[]): void {
  if (pages.length < 2) return;
  const places = new Map<string, number>();
  const margins = pages.map(({ blocks }) => marginsOf(blocks));
  for (const lines of margins) for (const key of new Set([...lines].map(marginKey))) places.set(key, (places.get(key) ?? 0) + 1);
  const seen = new Set<string>();
  for (const [at, page] of pages.entries()) {
    const dropped = new Set<Segment>();
    for (const line of margins[at] ?? []) {
      const key = marginKey(line);
      if ((places.get(key) ?? 0) < Math.max(2, pages.length / 2)) continue;
      if (seen.has(key) || !/\p{L}/u.test(line.text)) dropped.add(line);
      seen.add(key);
    }
    if (dropped.size > 0)
      page.blocks = page.blocks.map((block) => (block.kind === 'table' ? block : { ...block, lines: block.lines.filter((line) => !dropped.has(line)) }));
  }
}

const marginKey = ({ text, y }: Segment): string => `${Math.round(y / 3)} ${text.replaceAll(/\p{N}+/gu, '#')}`;

/** The first and last lines of a page that are text. */
function marginsOf(blocks: readonly PdfBlock[]): Set<Segment> {
  const lines = blocks.flatMap((block) => (block.kind === 'lines' ? block.lines : [])).toSorted((a, b) => b.y - a.y);
  return new Set([...lines.slice(0, MARGIN_LINES), ...lines.slice(-MARGIN_LINES)]);
}
