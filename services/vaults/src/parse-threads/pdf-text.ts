import { type Segment, isSameLine } from './pdf-lines.ts';
import type { PdfBlock } from './pdf-tables.ts';
import { type Row, tableRows } from './table-text.ts';

export interface PdfPageText {
  blocks: PdfBlock[];
  readonly characters: number;
}

const LONGEST_HEADING = 150;
/** Compared with the size of the letters. */
const [LARGE, SMALL, APART] = [1.15, 0.92, 1.7];
/** Lines at the top and bottom of a page that may be its header and footer. */
const MARGIN_LINES = 3;
/** What a sentence goes on after, and with. */
const OPEN_END = /[\p{L}\p{N},;–-]$/u;
const GOES_ON = /^\p{Ll}/u;

/** The text of the pages. Headers stand once before it and footers after it, and a paragraph or table that goes on overleaf is one. */
export function pdfText(pages: readonly PdfPageText[]): string {
  const body = bodySize(pages);
  const { headers, footers } = takeMargins(pages, body);
  const blocks = joinTables([linesOf(headers), ...pages.flatMap((page) => page.blocks), linesOf(footers)]);
  let text = '';
  let before: PdfBlock | undefined;
  for (const block of blocks) {
    const part = block.kind === 'table' ? tableText(block.rows) : linesText(block.lines, body);
    if (part === '') continue;
    text += (text === '' ? '' : before && goesOn({ before, text }, block, part) ? '\n' : '\n\n') + part;
    before = block;
  }
  return text;
}

const linesOf = (lines: Segment[]): PdfBlock => ({ kind: 'lines', lines });

/** Whether a sentence that a page ends in goes on with the next block: with a small letter, or after a line that is full. */
function goesOn({ before, text }: { before: PdfBlock; text: string }, next: PdfBlock, part: string): boolean {
  if (next.kind === 'table' || before.kind === 'table' || !OPEN_END.test(text)) return false;
  if (GOES_ON.test(part)) return true;
  const [last, first] = [before.lines.at(-1), next.lines[0]];
  if (!last || !first || before.lines.length < MIN_FULL || first.y <= last.y) return false;
  const isFull = last.x1 >= Math.max(...before.lines.map(({ x1 }) => x1)) - FULL * last.size;
  return isFull && Math.abs(first.size - last.size) < SAME_SIZE && /^\p{Lu}\p{L}/u.test(part);
}

/** A line is full up to so many letters, in a block of so many lines. */
const [FULL, MIN_FULL, SAME_SIZE] = [3, 3, 0.5];

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
    const stands = before === undefined || isApart(before, line);
    if (before) text += stands ? '\n\n' : '\n';
    const isHeading = !line.isForm && line.size > body * LARGE && line.text.length <= LONGEST_HEADING && stands;
    text += isHeading ? `# ${line.text}` : line.text;
    before = line;
  }
  return text;
}

const isApart = (a: Segment, b: Segment): boolean =>
  Math.abs(a.y - b.y) > APART * Math.max(a.size, b.size) || Math.abs(a.size - b.size) > 1;

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

/** Lines that are no part of the text that goes on from page to page. */
interface Margins {
  readonly headers: Segment[];
  readonly footers: Segment[];
}

/**
 * Takes what is at the same place of several pages out of them, and what stands in a sentence that goes on overleaf; each is returned once. Numbers of
 * pages are left out.
 */
function takeMargins(pages: readonly PdfPageText[], body: number): Margins {
  const found: Margins = { headers: [], footers: [] };
  if (pages.length < 2) return found;
  const margins = pages.map(({ blocks }) => marginsOf(blocks));
  const places = placesOf(margins);
  const seen = new Set<string>();
  const taken = new Set<Segment>();
  for (const [at, { top, bottom }] of margins.entries())
    for (const line of new Set([...top, ...bottom])) {
      const key = marginKey(line);
      const kind = kindOf(places.get(key) ?? [], pages.length);
      if (kind === 'numbered' && line.size > body * LARGE) continue;
      const isInside =
        kind === 'own' &&
        interrupts(line, { page: margins[at], before: margins[at - 1], after: margins[at + 1], body });
      if (kind === 'own' && !isInside) continue;
      const isNumber = kind === 'numbered' && (line.text.match(/\p{L}+/gu) ?? []).length <= MAX_NUMBER_WORDS;
      taken.add(line);
      if (isNumber || (!isInside && seen.has(key))) continue;
      seen.add(key);
      const isHeader = isInside ? line === top[0] : top.includes(line);
      found[isHeader ? 'headers' : 'footers'].push(line);
    }
  if (taken.size > 0) for (const page of pages) page.blocks = page.blocks.map((block) => without(block, taken));
  return found;
}

function placesOf(margins: readonly PageMargins[]): Map<string, Place[]> {
  const places = new Map<string, Place[]>();
  for (const [page, { top, bottom }] of margins.entries())
    for (const [key, { text }] of new Map([...top, ...bottom].map((line) => [marginKey(line), line]))) {
      const found = places.get(key);
      if (found) found.push({ page, text });
      else places.set(key, [{ page, text }]);
    }
  return places;
}

interface Around {
  readonly page: PageMargins | undefined;
  readonly before: PageMargins | undefined;
  readonly after: PageMargins | undefined;
  readonly body: number;
}

/** Whether a line apart from the text, at the top of a page or in small letters at its end, stands in a sentence that goes on from page to page. */
function interrupts(line: Segment, { page, before, after, body }: Around): boolean {
  if (!page) return false;
  const all = [...page.top, ...page.bottom];
  const at = all.indexOf(line);
  const next = all[at + 1];
  if (at === 0 && before && next)
    return isApart(line, next) && OPEN_END.test(endOf(before, body)?.text ?? '') && GOES_ON.test(next.text);
  const last = endOf(page, body);
  if (!after || !last || !isSmall(line, body) || line.y >= last.y) return false;
  // The first line of the next page may be its header.
  const follows = after.top.filter((each) => !isSmall(each, body)).slice(0, 2);
  return OPEN_END.test(last.text) && follows.some(({ text }) => GOES_ON.test(text));
}

const isSmall = ({ size }: Segment, body: number): boolean => size < body * SMALL;

/** The last line of a page that is no note. */
const endOf = ({ top, bottom }: PageMargins, body: number): Segment | undefined =>
  [...top, ...bottom].findLast((line) => !isSmall(line, body));

interface Place {
  readonly page: number;
  readonly text: string;
}

/** Whether a text is on most pages, on every second or on several in a row as it is, or with a number that grows with the page. Numbers of chapters do not. */
function kindOf(places: readonly Place[], pages: number): 'own' | 'repeated' | 'numbered' {
  const [first] = places;
  const isSame = places.every(({ text }) => text === first?.text);
  const isRow = isSame && places.some(({ page }, at) => places[at + IN_A_ROW - 1]?.page === page + IN_A_ROW - 1);
  if (!isRow && places.length < Math.max(2, Math.floor(pages / 2))) return 'own';
  if (isSame) return 'repeated';
  const offsets = places.map(({ page, text }) => (text.match(/\d+/g) ?? []).map((number) => Number(number) - page));
  const isPaged = offsets[0]?.some((offset, at) => offsets.every((each) => each[at] === offset)) === true;
  return isPaged ? 'numbered' : 'own';
}

const IN_A_ROW = 3;
/** Beside the number of a page: "Page 3 of 10". */
const MAX_NUMBER_WORDS = 2;

const without = (block: PdfBlock, taken: ReadonlySet<Segment>): PdfBlock =>
  block.kind === 'table' ? block : { ...block, lines: block.lines.filter((line) => !taken.has(line)) };

const marginKey = ({ text, y }: Segment): string => `${Math.round(y / 3)} ${text.replaceAll(/\p{N}+/gu, '#')}`;

interface PageMargins {
  readonly top: Segment[];
  readonly bottom: Segment[];
}

/** The first and last lines of a page that are text. */
function marginsOf(blocks: readonly PdfBlock[]): PageMargins {
  const lines = blocks.flatMap((block) => (block.kind === 'lines' ? block.lines : [])).toSorted((a, b) => b.y - a.y);
  const top = lines.slice(0, MARGIN_LINES);
  return { top, bottom: lines.slice(Math.max(MARGIN_LINES, lines.length - MARGIN_LINES)) };
}
