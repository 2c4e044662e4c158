import { isNoteMark, noteMark } from '../domain/note-marks.ts';
import type { Box } from './pdf-geometry.ts';
import type { Glyph, PageMarks } from './pdf-glyphs.ts';

/** Text on one line without a wide gap: a line of a column, a cell of a table. */
export interface Segment {
  text: string;
  readonly x0: number;
  x1: number;
  /** Of the line that the letters stand on. */
  y: number;
  size: number;
  readonly isBold: boolean;
  readonly isForm: boolean;
  /** Its place among the segments of the page as the file has them. */
  readonly order: number;
}

/** Gaps between letters, compared with their size: those that are a space, and those that separate columns. */
const SPACE = 0.17;
const COLUMN = 1.1;
/** Gaps between pieces that are shown one by one: those that may separate columns. */
const CELL = 0.5;
/** Shifts and sizes, compared with those of the line: of letters on it, and of raised ones. */
const SAME_LINE = 0.5;
const RAISED = { shift: 0.12, size: 0.9 };

/** The segments of a page in the order of the file. Letters are put together by their place, because programs draw them in pieces of any length. */
export function segmentsOf(glyphs: readonly Glyph[]): Segment[] {
  const segments: Segment[] = [];
  let open: Glyph[] = [];
  const close = (): void => {
    const segment = segmentOf(open, segments.length);
    if (segment) segments.push(segment);
    open = [];
  };
  let base: Glyph | null = null;
  for (const glyph of glyphs) {
    const last = open.at(-1);
    if (last && base && !isBeside(base, last, glyph)) {
      close();
      base = null;
    }
    if (!base || glyph.size > base.size * 1.05) base = glyph;
    open.push(glyph);
  }
  close();
  return joined(segments);
}

/** Whether a letter continues a line to the right; in scripts that run to the left, to the left. */
function isBeside(base: Glyph, last: Glyph, next: Glyph): boolean {
  const size = Math.max(base.size, next.size);
  if (Math.abs(next.y - base.y) > SAME_LINE * size) return false;
  const gap = next.x - (last.x + last.width);
  const isCell = next.piece !== last.piece && last.text.trim() !== '' && next.text.trim() !== '';
  if (gap >= -0.5 * size) return gap - last.spacing <= (isCell ? CELL : COLUMN) * size;
  return isRightToLeft(next.text) && last.x - (next.x + next.width) <= COLUMN * size;
}

/** What begins an item of a list: a sign, also one of a font of signs, or a number. */
const MARKER = /^(?:[-–—•●○▪■◦‣*·\uE000-\uF8FF]|\(?[\p{L}\p{N}]{1,4}[.)])$/u;
const MAX_MARKER_GAP = 5;

/** Puts the marks of items before their text, wherever they are drawn. */
function joined(segments: readonly Segment[]): Segment[] {
  const markers = new Map<number, Segment[]>();
  for (const segment of segments) {
    if (!MARKER.test(segment.text)) continue;
    const row = Math.round(segment.y);
    markers.set(row, [...(markers.get(row) ?? []).slice(-MAX_MARKERS), segment]);
  }
  if (markers.size === 0) return [...segments];
  const used = new Set<Segment>();
  const marked = segments.map((segment) => {
    const marker = MARKER.test(segment.text) ? undefined : markerOf(markers, segment);
    if (!marker || used.has(marker)) return segment;
    used.add(marker);
    return {
      ...segment,
      text: `${/[\p{L}\p{N}]/u.test(marker.text) ? marker.text : '-'} ${segment.text}`,
      x0: marker.x0,
    };
  });
  return marked.filter((segment) => !used.has(segment)).map((segment, order) => ({ ...segment, order }));
}

/** Of one line. */
const MAX_MARKERS = 10;

function markerOf(markers: ReadonlyMap<number, readonly Segment[]>, segment: Segment): Segment | undefined {
  const row = Math.round(segment.y);
  return [row, row - 1, row + 1]
    .flatMap((each) => markers.get(each) ?? [])
    .find((marker) => marker.x1 <= segment.x0 && segment.x0 - marker.x1 < MAX_MARKER_GAP * segment.size);
}

export const isSameLine = (a: Segment, b: Segment): boolean =>
  Math.abs(a.y - b.y) <= SAME_LINE * Math.min(a.size, b.size);

function segmentOf(glyphs: readonly Glyph[], order: number): Segment | null {
  const seen = glyphs.filter(({ text }) => text.trim() !== '');
  const [first] = seen;
  if (!first) return null;
  const { y, size } = baseOf(seen);
  return {
    text: textOf(glyphs, { y, size }),
    x0: Math.min(...seen.map((glyph) => glyph.x)),
    x1: Math.max(...seen.map((glyph) => glyph.x + glyph.width)),
    y,
    size,
    isBold: seen.every(({ isBold }) => isBold),
    isForm: first.isForm,
    order,
  };
}

/** The line and size of most letters. */
function baseOf(glyphs: readonly Glyph[]): { y: number; size: number } {
  const counts = new Map<string, { y: number; size: number; letters: number }>();
  for (const { y, size, text } of glyphs) {
    const key = `${Math.round(y * 2)} ${Math.round(size * 4)}`;
    const found = counts.get(key) ?? { y, size, letters: 0 };
    counts.set(key, { ...found, letters: found.letters + text.length });
  }
  let most = { y: 0, size: 0, letters: 0 };
  for (const each of counts.values())
    if (each.letters > most.letters || (each.letters === most.letters && each.size > most.size)) most = each;
  return most;
}

/** The text of letters that stand beside each other. */
function textOf(glyphs: readonly Glyph[], base: { y: number; size: number }): string {
  const ordered = isRightToLeft(glyphs.map(({ text }) => text).join('')) ? logical(glyphs) : glyphs;
  const spaced = spacingOf(ordered);
  let text = '';
  let raised = '';
  const settle = (): void => {
    if (isNoteMark(raised, text.slice(-1))) text += noteMark(raised);
    else if (raised !== '') text += isMark(text, raised) ? `^${raised}` : raised;
    raised = '';
  };
  let last: Glyph | null = null;
  for (const glyph of ordered) {
    if (glyph.text.trim() === '') {
      settle();
      if (text !== '' && !text.endsWith(' ')) text += ' ';
      last = null;
      continue;
    }
    const gap = last ? Math.max(glyph.x - (last.x + last.width), last.x - (glyph.x + glyph.width)) - last.spacing : 0;
    const isRaised = glyph.y - base.y > RAISED.shift * base.size && glyph.size < RAISED.size * base.size;
    if (!isRaised || gap > SPACE * base.size) settle();
    if (last && gap > SPACE * base.size + spaced && !text.endsWith(' ')) text += ' ';
    if (isRaised) raised += glyph.text;
    else
      text +=
        (/\p{N}$/u.test(text) && last && isSmall(last, base) && /^\p{N}/u.test(glyph.text) ? ' ' : '') + glyph.text;
    last = glyph;
  }
  settle();
  return text.trim();
}

const isSmall = (glyph: Glyph, base: { size: number }): boolean => glyph.size < RAISED.size * base.size;

/** `10^5` is neither 105 nor, where it refers to a note, another number. */
const isMark = (text: string, raised: string): boolean =>
  /\S$/.test(text) && /[\p{L}\p{N}]/u.test(raised) && !(/\p{N}$/u.test(text) && /^\p{Ll}{2,4}$/u.test(raised));

/** How far letters are apart that are set wide. */
function spacingOf(glyphs: readonly Glyph[]): number {
  const gaps: number[] = [];
  for (const [index, glyph] of glyphs.entries()) {
    const last = glyphs[index - 1];
    if (last && last.text.trim() !== '' && glyph.text.trim() !== '')
      gaps.push((glyph.x - last.x - last.width - last.spacing) / glyph.size);
  }
  const middle = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  return gaps.length > 3 && middle > SPACE / 2 ? middle * (glyphs[0]?.size ?? 0) : 0;
}

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/g;
const LEFT_TO_RIGHT = /[A-Za-z\u00C0-\u058F]/g;
const isRightToLeft = (text: string): boolean =>
  (text.match(RIGHT_TO_LEFT)?.length ?? 0) > (text.match(LEFT_TO_RIGHT)?.length ?? 0);

/** Letters of a line in a script that runs to the left in the order in which they are read: from the right, numbers and words of other scripts from the left. */
function logical(glyphs: readonly Glyph[]): Glyph[] {
  const ordered: Glyph[] = [];
  let run: Glyph[] = [];
  for (const glyph of glyphs.toSorted((a, b) => b.x - a.x)) {
    if (/[A-Za-z\p{N}]/u.test(glyph.text) || (run.length > 0 && /[.,:%/-]/.test(glyph.text))) run.unshift(glyph);
    else {
      ordered.push(...run, glyph);
      run = [];
    }
  }
  return [...ordered, ...run];
}

/** Where on a letter a line lies that strikes it, compared with its size. */
const STRUCK = { from: 0.12, to: 0.5 };
const BUCKET = 1;
const MAX_BUCKETS = 60;

/** The letters of a page that can be read, and how many passages are struck or hidden. */
export function shownGlyphs({ glyphs, invisible, images, bars }: PageMarks): {
  glyphs: Glyph[];
  recognized: number;
  struck: number;
  hidden: number;
} {
  const strikes = new Strikes(bars);
  const isRecognized = (glyph: Glyph): boolean => glyphs.length === 0 || images.some((box) => covers(box, glyph));
  const recognized = invisible.filter(isRecognized);
  const shown: Glyph[] = [];
  const drawn = new Drawn();
  let [struck, wasStruck] = [0, false];
  for (const glyph of recognized.length > 0 ? [...glyphs, ...recognized] : glyphs) {
    if (drawn.hasTwice(glyph)) continue;
    const isStruck = glyph.text.trim() === '' ? wasStruck : strikes.has(glyph);
    if (isStruck && !wasStruck) struck += 1;
    wasStruck = isStruck;
    if (!isStruck) shown.push(glyph);
  }
  return { glyphs: shown, recognized: recognized.length, struck, hidden: recognized.length < invisible.length ? 1 : 0 };
}

/** How far apart, compared with its size, a letter is drawn twice to look bold or to have a shadow. */
const TWICE = 0.12;

/** Letters by their place, so that those that are drawn twice are read once. */
class Drawn {
  readonly #places = new Map<string, Glyph>();

  hasTwice(glyph: Glyph): boolean {
    if (glyph.text.trim() === '') return false;
    const { text, x, y, size, turn } = glyph;
    const [column, row] = [Math.round(x / (TWICE * size)), Math.round(y / (TWICE * size))];
    for (const [dx, dy] of AROUND) {
      const other = this.#places.get(`${text} ${turn} ${column + dx} ${row + dy}`);
      if (other && Math.max(Math.abs(other.x - x), Math.abs(other.y - y)) < TWICE * size) return true;
    }
    this.#places.set(`${text} ${turn} ${column} ${row}`, glyph);
    return false;
  }
}

const AROUND = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const));

const covers = ({ x0, y0, x1, y1 }: Box, { x, y, turn }: Glyph): boolean =>
  turn !== 0 || (x >= x0 && x <= x1 && y >= y0 - 1 && y <= y1);

/** Thin lines by their height, so that each letter is compared with few. */
class Strikes {
  readonly #rows = new Map<number, [number, number][]>();

  constructor(bars: readonly Box[]) {
    for (const { x0, x1, y0, y1 } of bars) {
      const row = Math.floor((y0 + y1) / 2 / BUCKET);
      const found = this.#rows.get(row);
      if (found) found.push([x0, x1]);
      else this.#rows.set(row, [[x0, x1]]);
    }
    for (const [row, spans] of this.#rows) this.#rows.set(row, merged(spans));
  }

  has({ x, y, width, size, turn }: Glyph): boolean {
    if (this.#rows.size === 0 || turn !== 0) return false;
    const first = Math.floor((y + STRUCK.from * size) / BUCKET);
    const last = Math.min(first + MAX_BUCKETS, Math.floor((y + STRUCK.to * size) / BUCKET));
    const middle = x + width / 2;
    for (let row = first; row <= last; row += 1) if (isWithin(this.#rows.get(row) ?? [], middle)) return true;
    return false;
  }
}

function merged(spans: readonly [number, number][]): [number, number][] {
  const all: [number, number][] = [];
  for (const [from, to] of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = all.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else all.push([from, to]);
  }
  return all;
}

function isWithin(spans: readonly (readonly [number, number])[], x: number): boolean {
  let [low, high] = [0, spans.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const span = spans[middle];
    if (!span) return false;
    if (x < span[0]) high = middle - 1;
    else if (x > span[1]) low = middle + 1;
    else return true;
  }
  return false;
}
