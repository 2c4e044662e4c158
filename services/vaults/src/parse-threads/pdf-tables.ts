import { type Segment, isSameLine } from './pdf-lines.ts';
import type { Row } from './table-text.ts';

/** A table, or lines of text. */
export type PdfBlock =
  | { readonly kind: 'table'; readonly rows: Row[]; readonly width: number; readonly lines: readonly Segment[] }
  | { readonly kind: 'lines'; readonly lines: Segment[] };

interface Column {
  x0: number;
  x1: number;
}

interface Region {
  readonly segments: Segment[];
  readonly columns: Column[];
}

/** How many segments back a cell may begin beside the one that is looked at. */
const LOOK_BACK = 12;
/** How often each segment may be part of what turns out to be no table. */
const MAX_ATTEMPTS = 20;
/** Compared with the size of the letters: between columns, between rows. */
const GUTTER = 0.5;
const NEAR = 0.1;
const MAX_ROW_GAP = 6;
const MAX_COLUMNS = 200;
/** Columns of text have lines of more words than cells have. */
const PROSE_WORDS = 4.5;
const PROSE_LINES = 4;
/** Of the lines of running text, those that begin with a small letter, at least. */
const RUNNING = 1 / 3;

/**
 * Divides the segments of a page into tables and text. Programs draw a page in reading order: text column by column, tables cell by cell. So cells are
 * segments beside recent ones that keep to columns.
 */
export function blocksOf(segments: readonly Segment[]): PdfBlock[] {
  const blocks: PdfBlock[] = [];
  const addLines = (from: number, to: number): void => {
    if (to > from) blocks.push({ kind: 'lines', lines: segments.slice(from, to) });
  };
  let from = 0;
  let left = MAX_ATTEMPTS * segments.length;
  for (let at = 0; at < segments.length; at += 1) {
    const start = left > 0 ? startOf(segments, at, from) : null;
    if (start === null) continue;
    const region = regionFrom(segments, start);
    const found = tableOf(region);
    left -= region.segments.length;
    if (!found) continue;
    addLines(from, start);
    blocks.push(...found);
    from = start + region.segments.length;
    at = from - 1;
  }
  addLines(from, segments.length);
  return blocks;
}

/** Where a table begins of which the segment after `at` is the first that stands beside another; null if it stands beside none since `from`. */
function startOf(segments: readonly Segment[], at: number, from: number): number | null {
  const next = segments[at + 1];
  if (!next) return null;
  for (let back = at; back >= from && back > at - LOOK_BACK; back -= 1) {
    const segment = segments[back];
    if (segment && isSameLine(segment, next) && next.x0 - segment.x1 >= GUTTER * next.size) return back;
  }
  return null;
}

/** The segments from `start` on that keep to columns. */
function regionFrom(segments: readonly Segment[], start: number): Region {
  const region: Region = { segments: [], columns: [] };
  let top = segments[start]?.y ?? 0;
  let bottom = top;
  for (let at = start; at < segments.length; at += 1) {
    const segment = segments[at] as Segment;
    // Cells may be centred beside a taller one.
    if (segment.y > top + MAX_ROW_GAP * segment.size || bottom - segment.y > MAX_ROW_GAP * segment.size) break;
    if (!addToColumns(region.columns, segment)) break;
    region.segments.push(segment);
    bottom = Math.min(bottom, segment.y);
    if (region.columns.length > 1 && region.segments.length < LOOK_BACK) top = Math.max(top, segment.y);
  }
  trim(region);
  return region;
}

/** Widens the column that a segment is in, or adds one; false if it reaches into several. */
function addToColumns(columns: Column[], { x0, x1, size }: Segment): boolean {
  const gutter = NEAR * size;
  const touched = columns.filter((column) => x0 < column.x1 + gutter && x1 > column.x0 - gutter);
  const [only] = touched;
  if (touched.length > 1 || (!only && columns.length === MAX_COLUMNS)) return false;
  if (!only) {
    columns.push({ x0, x1 });
    return true;
  }
  const wide = { x0: Math.min(only.x0, x0), x1: Math.max(only.x1, x1) };
  if (columns.some((other) => other !== only && wide.x0 < other.x1 && wide.x1 > other.x0)) return false;
  Object.assign(only, wide);
  return true;
}

/** Takes off the lines after the last one with several cells, unless they continue one of its later cells. */
function trim({ segments, columns }: Region): void {
  const first = Math.min(...columns.map(({ x0 }) => x0));
  while (segments.length > 0) {
    const last = segments.at(-1) as Segment;
    const isAlone = !segments.slice(-1 - LOOK_BACK, -1).some((other) => isSameLine(other, last));
    if (!isAlone || last.x0 > first + 2 * last.size) return;
    segments.pop();
  }
}

interface Line {
  readonly y: number;
  readonly cells: (Segment | undefined)[];
}

/** The table that a region is, or its columns of text; null if it is neither. */
function tableOf({ segments, columns }: Region): PdfBlock[] | null {
  const ordered = columns.toSorted((a, b) => a.x0 - b.x0);
  const lines = linesOf(segments, ordered);
  if (!lines) return null;
  const full = lines.filter(({ cells }) => cells.filter((cell) => cell !== undefined).length > 1);
  if (ordered.length < 2 || full.length < 2) return null;
  const isText = isProse(lines, ordered.length) || isRunning(segments, ordered);
  if (lines.length >= PROSE_LINES && isText) {
    return ordered.map((_, at) => ({
      kind: 'lines',
      lines: lines.flatMap(({ cells }) => cells[at] ?? []),
    }));
  }
  return [
    {
      kind: 'table',
      rows: rowsOf(cellsOf(segments, lines, ordered), ordered.length),
      width: ordered.length,
      lines: segments,
    },
  ];
}

/** The lines of a region from the top; null if two segments are at one place. */
function linesOf(segments: readonly Segment[], columns: readonly Column[]): Line[] | null {
  const lines: Line[] = [];
  for (const segment of segments.toSorted((a, b) => b.y - a.y || a.x0 - b.x0)) {
    const last = lines.at(-1);
    const line = last && last.y - segment.y <= 0.5 * segment.size ? last : { y: segment.y, cells: [] };
    if (line !== last) lines.push(line);
    const at = columnOf(columns, segment);
    if (line.cells[at]) return null;
    line.cells[at] = segment;
  }
  return lines;
}

function columnOf(columns: readonly Column[], { x0 }: Segment): number {
  let [low, high] = [0, columns.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((columns[middle]?.x0 ?? 0) <= x0 + 0.01) low = middle;
    else high = middle - 1;
  }
  return low;
}

const wordsIn = (text: string): number => text.split(' ').length;

/** Whether every column has lines like those of a text. */
function isProse(lines: readonly Line[], width: number): boolean {
  return Array.from({ length: width }, (_, at) => lines.flatMap(({ cells }) => cells[at] ?? [])).every(
    (cells) =>
      cells.length >= lines.length / 3 &&
      cells.reduce((sum, { text }) => sum + wordsIn(text), 0) / Math.max(1, cells.length) >= PROSE_WORDS,
  );
}

/** Whether the columns are drawn one after the other, and the lines of each go on in the middle of a sentence. */
function isRunning(segments: readonly Segment[], columns: readonly Column[]): boolean {
  const counts = columns.map(() => ({ lines: 0, inside: 0 }));
  let last = -1;
  for (const segment of segments) {
    const at = columnOf(columns, segment);
    const count = counts[at];
    if (!count || (at !== last && count.lines > 0)) return false;
    last = at;
    count.lines += 1;
    if (/^\p{Ll}/u.test(segment.text)) count.inside += 1;
  }
  return counts.every(({ lines, inside }) => inside >= lines * RUNNING);
}

/** Compared with the size of the letters: between lines of one cell, and how far a cell may be below the others of its row. */
const [WRAPPED, BELOW] = [1.45, 1];

/** The segments of each row of a table, which its lines are if it is not drawn cell by cell. */
function cellsOf(segments: readonly Segment[], lines: readonly Line[], columns: readonly Column[]): Segment[][][] {
  const rows: Segment[][][] = [];
  let last: { segment: Segment; at: number; bottom: number } | null = null;
  for (const segment of segments) {
    const at = columnOf(columns, segment);
    const isSameRow: boolean =
      last !== null &&
      (at > last.at
        ? segment.y >= last.bottom - BELOW * segment.size
        : at === last.at && segment.y < last.segment.y && last.segment.y - segment.y <= WRAPPED * segment.size);
    const row: Segment[][] = isSameRow ? (rows.at(-1) ?? []) : [];
    if (!isSameRow) rows.push(row);
    row[at] = [...(row[at] ?? []), segment];
    last = { segment, at, bottom: isSameRow && last ? Math.min(last.bottom, segment.y) : segment.y };
  }
  const isByCell = rows.filter((row) => row.filter((cell) => cell !== undefined).length > 1).length > 1;
  return isByCell ? rows : lines.map(({ cells }) => cells.map((cell) => (cell ? [cell] : [])));
}

function rowsOf(rows: readonly (readonly (readonly Segment[] | undefined)[])[], width: number): Row[] {
  const cells = rows.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? []));
  const isAllBold = cells.every((row) => row.every((cell) => cell.every(({ isBold }) => isBold)));
  return cells.map((row) => ({
    is_header: false,
    cells: row.map((cell) => ({
      text: cell.map(({ text }) => text).join('\n'),
      is_header: !isAllBold && cell.length > 0 && cell.every(({ isBold }) => isBold),
      colspan: 1,
      rowspan: 1,
      continues: false,
    })),
  }));
}
