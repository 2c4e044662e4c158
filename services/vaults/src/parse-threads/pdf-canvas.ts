import { type Colour, WHITE } from './colours.ts';
import type { Box } from './pdf-geometry.ts';

/** What is painted over a part of a page. */
export interface Paint {
  readonly box: Box;
  /** `unknown` for pictures, patterns and shapes that leave parts of their box as they are. */
  readonly colour: Colour;
  /** Whether nothing below it can be seen: true, false, or null if that is not known. */
  readonly covers: boolean | null;
}

/** Cells of a page along its longer side; on a sheet of A4 they are 2.1 points wide. */
const CELLS = 400;
/** Cells that are painted for one page; what is painted later is not looked at. */
const MAX_PAINTED = 20_000_000;
const UNKNOWN = 0xff_ff_ff_ff;

/**
 * What is behind and over each place of a page, in cells. A cell has a colour if all of it is painted, and is unknown if a part of it is. Time is in
 * proportion to what is painted, whatever the number of letters.
 */
export class PdfCanvas {
  readonly #view: Box;
  readonly #cell: number;
  readonly #columns: number;
  readonly #rows: number;
  /** Colours plus one; 0: the page. */
  #colours: Uint32Array | null = null;
  #covered = new Uint32Array(0);
  #maybeCovered = new Uint32Array(0);
  #left = MAX_PAINTED;
  #time = 0;

  constructor(view: Box) {
    this.#view = view;
    this.#cell = Math.max(1, view.x1 - view.x0, view.y1 - view.y0) / CELLS;
    this.#columns = Math.ceil((view.x1 - view.x0) / this.#cell) + 1;
    this.#rows = Math.ceil((view.y1 - view.y0) / this.#cell) + 1;
  }

  /** Moments are numbers that grow with each thing that is painted. */
  get now(): number {
    return this.#time;
  }

  paint({ box, colour, covers }: Paint): void {
    const from = [this.#column(box.x0), this.#row(box.y0)] as const;
    const to = [this.#column(box.x1), this.#row(box.y1)] as const;
    this.#left -= (to[0] - from[0] + 1) * (to[1] - from[1] + 1);
    if (this.#left < 0) return;
    this.#time += 1;
    const colours = this.#begun();
    const number = numberOf(colour);
    for (let row = from[1]; row <= to[1]; row += 1)
      for (let column = from[0]; column <= to[0]; column += 1) {
        const at = row * this.#columns + column;
        // Cells at the edge may be painted in part.
        const isWhole = row > from[1] && row < to[1] && column > from[0] && column < to[0];
        colours[at] = isWhole ? number : UNKNOWN;
        if (isWhole && covers === true) this.#covered[at] = this.#time;
        if (isWhole && covers === null) this.#maybeCovered[at] = this.#time;
      }
  }

  /** The colour of what is painted at a place so far. */
  colourAt(x: number, y: number): Colour {
    const number = this.#colours?.[this.#index(x, y)] ?? 0;
    if (number === 0) return WHITE;
    if (number === UNKNOWN) return 'unknown';
    const rgb = number - 1;
    return [(rgb >> 16) / 255, ((rgb >> 8) & 255) / 255, (rgb & 255) / 255, 1];
  }

  /** Whether a place was covered after a moment; null if that is not known. */
  isCovered(x: number, y: number, since: number): boolean | null {
    const at = this.#index(x, y);
    if ((this.#covered[at] ?? 0) > since) return true;
    return (this.#maybeCovered[at] ?? 0) > since ? null : false;
  }

  #begun(): Uint32Array {
    if (this.#colours) return this.#colours;
    const size = this.#columns * this.#rows;
    this.#covered = new Uint32Array(size);
    this.#maybeCovered = new Uint32Array(size);
    return (this.#colours = new Uint32Array(size));
  }

  #column(x: number): number {
    return Math.max(0, Math.min(this.#columns - 1, Math.floor((x - this.#view.x0) / this.#cell)));
  }

  #row(y: number): number {
    return Math.max(0, Math.min(this.#rows - 1, Math.floor((y - this.#view.y0) / this.#cell)));
  }

  #index(x: number, y: number): number {
    return this.#row(y) * this.#columns + this.#column(x);
  }
}

function numberOf(colour: Colour): number {
  if (colour === 'unknown') return UNKNOWN;
  const [red, green, blue] = colour.map((share) => Math.round(share * 255));
  return 1 + (Number(red) << 16) + (Number(green) << 8) + Number(blue);
}
