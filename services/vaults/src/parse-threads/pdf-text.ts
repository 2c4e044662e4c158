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
  const body = bodySize(pages);
  const footers = takeRepeated(pages, body);
  const blocks = joinTables([...pages.flatMap((page) => page.blocks), { kind: 'lines', lines: footers }]);
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
  const flat = rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => ({ ...cell, text: unwrapped(cell.text) })),
  }));
  return (tableRows(flat) ?? rows.map(({ cells }) => cells.map(({ text }) => text).join('\n')))
    .filter((row) => row !== '')
    .join('\n');
}

/** The lines of a cell as one, apart from words that are divided between them: those are joined in the text of the document. */
const unwrapped = (text: string): string => text.replaceAll(/(?<![\p{L}\p{N}]-)\n|\n(?!\p{L})/gu, ' ');

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

/**
 * Takes what is at the same place of most pages out of them: a header stays on the first page that has it, and footers are returned, each once. Numbers of
 * pages are left out.
 */
function takeRepeated(pages: readonly PdfPageText[], body: number): Segment[] {
  if (pages.length < 2) return [];
  const margins = pages.map(({ blocks }) => marginsOf(blocks));
  const places = new Map<string, Place[]>();
  for (const [page, { top, bottom }] of margins.entries())
    for (const [key, { text }] of new Map([...top, ...bottom].map((line) => [marginKey(line), line]))) {
      const found = places.get(key);
      if (found) found.push({ page, text });
      else places.set(key, [{ page, text }]);
    }
  const seen = new Set<string>();
  const footers: Segment[] = [];
  for (const [at, page] of pages.entries()) {
    const taken = new Set<Segment>();
    const { top, bottom } = margins[at] ?? { top: [], bottom: [] };
    for (const line of new Set([...top, ...bottom])) {
      const key = marginKey(line);
      const kind = kindOf(places.get(key) ?? [], pages.length);
      if (kind === 'own' || (kind === 'numbered' && line.size > body * LARGE)) continue;
      const isNumber = kind === 'numbered' && (line.text.match(/\p{L}+/gu) ?? []).length <= MAX_NUMBER_WORDS;
      const isFirst = !seen.has(key) && !isNumber;
      seen.add(key);
      if (isFirst && top.includes(line)) continue;
      if (isFirst) footers.push(line);
      taken.add(line);
    }
    if (taken.size > 0) page.blocks = page.blocks.map((block) => without(block, taken));
  }
  return footers;
}

interface Place {
  readonly page: number;
  readonly text: string;
}

/** Whether a text is on most pages as it is, or with a number that grows with the page. Numbers of chapters do not. */
function kindOf(places: readonly Place[], pages: number): 'own' | 'repeated' | 'numbered' {
  if (places.length < Math.max(2, pages / 2)) return 'own';
  const [first] = places;
  if (places.every(({ text }) => text === first?.text)) return 'repeated';
  const offsets = places.map(({ page, text }) => (text.match(/\d+/g) ?? []).map((number) => Number(number) - page));
  const isPaged = offsets[0]?.some((offset, at) => offsets.every((each) => each[at] === offset)) === true;
  return isPaged ? 'numbered' : 'own';
}

/** Beside the number of a page: "Page 3 of 10". */
const MAX_NUMBER_WORDS = 2;

const without = (block: PdfBlock, taken: ReadonlySet<Segment>): PdfBlock =>
  block.kind === 'table' ? block : { ...block, lines: block.lines.filter((line) => !taken.has(line)) };

const marginKey = ({ text, y }: Segment): string => `${Math.round(y / 3)} ${text.replaceAll(/\p{N}+/gu, '#')}`;

/** The first and last lines of a page that are text. */
function marginsOf(blocks: readonly PdfBlock[]): { top: Segment[]; bottom: Segment[] } {
  const lines = blocks.flatMap((block) => (block.kind === 'lines' ? block.lines : [])).toSorted((a, b) => b.y - a.y);
  const top = lines.slice(0, MARGIN_LINES);
  return { top, bottom: lines.slice(Math.max(MARGIN_LINES, lines.length - MARGIN_LINES)) };
}
