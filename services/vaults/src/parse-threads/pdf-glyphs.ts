import { BLACK, type Colour, contrastOf } from './colours.ts';
import { type Paint, PdfCanvas } from './pdf-canvas.ts';
import {
  type Box,
  type Extent,
  type Matrix,
  type Part,
  UNIT,
  areNested,
  around,
  at,
  boxOf,
  common,
  isAlongAxes,
  isNumbers,
  subpaths,
  times,
  turned,
} from './pdf-geometry.ts';

/** A sign on a page, in points from the lower left corner of the page as its text runs. */
export interface Glyph {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly isBold: boolean;
  /** Quarter turns of the text. */
  readonly turn: number;
  /** Space that was added after each letter. */
  readonly spacing: number;
  /** The instruction that shows it; a program shows a cell of a table with its own. */
  readonly piece: number;
  /** Its middle, wherever its text runs to, and the moment at which it is drawn. */
  readonly middle: readonly [x: number, y: number];
  readonly moment: number;
  /** Whether a form or a note over the page shows it. */
  readonly isForm: boolean;
}

/** What a page shows. */
export interface PageMarks {
  glyphs: Glyph[];
  /** Text that is drawn without colour, as programs do that recognise the text of pictures. */
  readonly invisible: Glyph[];
  readonly images: Box[];
  /** Thin lines. */
  readonly bars: Box[];
  /** Passages that are too small, outside the page, in a layer that is switched off, in the colour of what is behind them, or covered. */
  hidden: number;
  /** Passages that may be covered, or are faint. */
  doubtful: number;
  /** Passages in letters that are not known. */
  unknown: number;
}

export interface PdfFont {
  readonly isBold: boolean;
  /** From the width of a letter to its share of the size. */
  readonly scale: number;
  /** Whether the file says which letters it shows. */
  readonly isReadable: boolean;
}

export interface PdfLetter {
  readonly unicode: string;
  readonly width: number;
  readonly isSpace: boolean;
}

interface State {
  ctm: Matrix;
  font: PdfFont;
  size: number;
  charSpacing: number;
  wordSpacing: number;
  stretch: number;
  leading: number;
  rise: number;
  mode: number;
  alpha: number;
  /** Of the group that is drawn as a whole. */
  groupAlpha: number;
  fill: Colour;
  /** Whether what is painted mixes with what is below it. */
  isBlended: boolean;
  /** What is painted is cut off outside; it may be cut off inside, too, if the shape is no rectangle. */
  clip: Box | null;
  isClippedInside: boolean;
  lineWidth: number;
}

const NO_FONT: PdfFont = { isBold: false, scale: 0.001, isReadable: true };
/** What stands for letters that are not known. */
const UNKNOWN = /[\p{Cc}\uFFFD]/u;
const START: State = {
  ctm: UNIT,
  font: NO_FONT,
  size: 0,
  charSpacing: 0,
  wordSpacing: 0,
  stretch: 1,
  leading: 0,
  rise: 0,
  mode: 0,
  alpha: 1,
  groupAlpha: 1,
  fill: BLACK,
  isBlended: false,
  clip: null,
  isClippedInside: false,
  lineWidth: 1,
};
/** Neither filled nor outlined; the second also clips. */
const INVISIBLE: ReadonlySet<number> = new Set([3, 7]);
/** Smaller text cannot be read. In points. */
const SMALLEST = 1;
const MAX_BAR = 3;
/** The middle of a letter above its line, compared with its size. */
const MIDDLE = 0.3;
const [OPAQUE, SEE_THROUGH] = [0.99, 0.05];
const MAX_BARS = 100_000;
const MAX_STATES = 1_000;

export interface PageOf {
  readonly view: Box;
  font(id: string): PdfFont;
  isLayerVisible(layer: unknown): boolean;
  /** Of an instruction. */
  nameOf(operation: number): string;
}

/** Follows the instructions that draw a page. */
export class PdfPage {
  readonly #marks: PageMarks = { glyphs: [], invisible: [], images: [], bars: [], hidden: 0, doubtful: 0, unknown: 0 };
  readonly #page: PageOf;
  readonly #canvas: PdfCanvas;
  #state: State = { ...START };
  #states: State[] = [];
  #text: Matrix = UNIT;
  #line: Matrix = UNIT;
  #layers: boolean[] = [];
  #hiddenLayers = 0;
  #hasUnusedTransform = false;
  #willClip = false;
  #isForm = false;
  /** Instructions that show text which readers may not see. */
  readonly #doubtful = new Set<number>();
  #piece = 0;

  constructor(page: PageOf) {
    this.#page = page;
    this.#canvas = new PdfCanvas(page.view);
  }

  /** What the page shows once all instructions were followed. */
  finish(): PageMarks {
    const marks = this.#marks;
    const covered = new Set<number>();
    marks.glyphs = marks.glyphs.filter(({ text, middle: [x, y], moment, piece }) => {
      const isCovered = text.trim() === '' ? false : this.#canvas.isCovered(x, y, moment);
      if (isCovered === null) this.#doubtful.add(piece);
      if (isCovered === true) covered.add(piece);
      return isCovered !== true;
    });
    marks.hidden += covered.size;
    marks.doubtful = this.#doubtful.size;
    return marks;
  }

  /** Takes note of an instruction. Pictures are not decoded, which leaves their place alone: a transformation that nothing uses. */
  next(name: string): void {
    if (name === 'restore' && this.#hasUnusedTransform) this.#image();
    if (name === 'transform') this.#hasUnusedTransform = true;
    else if (!/^set|^dependency$|MarkedContent/.test(name)) this.#hasUnusedTransform = false;
  }

  save(): void {
    if (this.#states.length < MAX_STATES) this.#states.push({ ...this.#state });
  }

  restore(): void {
    this.#state = this.#states.pop() ?? this.#state;
  }

  set(change: Partial<State>): void {
    Object.assign(this.#state, change);
  }

  transform(matrix: Matrix): void {
    this.#state.ctm = times(this.#state.ctm, matrix);
  }

  beginAnnotation(transform: Matrix, matrix: Matrix): void {
    this.save();
    this.#state = { ...START, ctm: times(transform, matrix) };
    this.#isForm = true;
  }

  endAnnotation(): void {
    this.restore();
    this.#isForm = false;
  }

  beginGroup(): void {
    this.save();
    const { alpha, groupAlpha } = this.#state;
    this.set({ alpha: 1, groupAlpha: alpha * groupAlpha });
  }

  beginForm(matrix: Matrix, extent: unknown): void {
    this.save();
    this.transform(matrix);
    if (!isNumbers(extent) || extent.length < 4) return;
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = Array.from(extent, Number);
    this.#clipTo([x0, y0, x1, y1], isAlongAxes(this.#state.ctm));
  }

  /** The next path cuts off what is painted after it. */
  clip(): void {
    this.#willClip = true;
  }

  #clipTo(part: Extent, isRectangle: boolean): void {
    const box = boxOf(this.#state.ctm, part);
    const { clip, isClippedInside } = this.#state;
    this.set({ clip: clip ? common(clip, box) : box, isClippedInside: isClippedInside || !isRectangle });
  }

  font(id: string, size: number): void {
    this.set({ font: this.#page.font(id), size });
  }

  textMatrix(matrix: Matrix): void {
    this.#text = matrix;
    this.#line = matrix;
  }

  move(x: number, y: number): void {
    this.textMatrix(times(this.#line, [1, 0, 0, 1, x, y]));
  }

  nextLine(): void {
    this.move(0, -this.#state.leading);
  }

  openLayer(isVisible: boolean): void {
    this.#layers.push(isVisible);
    if (!isVisible) this.#hiddenLayers += 1;
  }

  closeLayer(): void {
    if (this.#layers.pop() === false) this.#hiddenLayers -= 1;
  }

  openContent(tag: unknown, layer: unknown): void {
    this.openLayer(tag !== 'OC' || this.#page.isLayerVisible(layer));
  }

  show(letters: readonly (PdfLetter | number)[]): void {
    const { size, stretch, charSpacing, wordSpacing, font } = this.#state;
    this.#piece += 1;
    let [isHidden, isUnknown] = [false, !font.isReadable];
    for (const letter of letters) {
      let advance: number;
      if (typeof letter === 'number') advance = (-letter * size) / 1000;
      else {
        const width = letter.width * font.scale * size;
        if (!font.isReadable || (UNKNOWN.test(letter.unicode) && letter.unicode.trim() !== '')) isUnknown = true;
        else isHidden = !this.#glyph(letter.unicode, width * stretch) || isHidden;
        advance = width + charSpacing + (letter.isSpace ? wordSpacing : 0);
      }
      this.#text = times(this.#text, [1, 0, 0, 1, advance * stretch, 0]);
    }
    if (isHidden) this.#marks.hidden += 1;
    if (isUnknown) this.#marks.unknown += 1;
  }

  /** Returns whether the sign can be seen, or is invisible by its mode. */
  #glyph(text: string, width: number): boolean {
    const { ctm, rise, size, font, mode, alpha, groupAlpha, fill, charSpacing, stretch } = this.#state;
    const m = times(ctm, this.#text);
    const scaleX = Math.hypot(m[0], m[1]);
    const scaleY = Math.hypot(m[2], m[3]);
    const turn = ((Math.round(Math.atan2(m[1], m[0]) / (Math.PI / 2)) % 4) + 4) % 4;
    const [px, py] = at(m, 0, rise);
    const { view } = this.#page;
    const height = Math.abs(size) * scaleY;
    const isOutside = px < view.x0 - height || px > view.x1 + height || py < view.y0 - height || py > view.y1 + height;
    if (text.trim() !== '' && (height < SMALLEST || isOutside || this.#hiddenLayers > 0)) return false;
    const middle = at(m, width / 2, rise + MIDDLE * size);
    const isFilled = mode === 0 || mode === 4;
    const contrast = text.trim() !== '' && isFilled ? contrastOf(fill, this.#canvas.colourAt(...middle)) : 'clear';
    if (contrast === 'none') return false;
    if (contrast === 'faint') this.#doubtful.add(this.#piece);
    const [x, y] = turned(px, py, turn);
    const glyph = {
      text,
      x,
      y,
      width: Math.abs(width) * scaleX,
      size: height,
      isBold: font.isBold,
      turn,
      spacing: charSpacing * stretch * scaleX,
      piece: this.#piece,
      middle,
      moment: this.#canvas.now,
      isForm: this.#isForm,
    };
    const isInvisible = INVISIBLE.has(mode) || alpha * groupAlpha < 0.05;
    (isInvisible ? this.#marks.invisible : this.#marks.glyphs).push(glyph);
    return true;
  }

  #image(): void {
    const box = boxOf(this.#state.ctm, [0, 0, 1, 1]);
    if (this.#marks.images.length < MAX_BARS) this.#marks.images.push(box);
    this.#paint(box, { colour: 'unknown', covers: false });
  }

  /** What fills an area that is not drawn by its path: a shade, a mask. */
  shade(): void {
    this.#paint(this.#page.view, { colour: 'unknown', covers: false });
  }

  #paint(box: Box, paint: Pick<Paint, 'colour' | 'covers'>): void {
    const { clip } = this.#state;
    const shown = clip ? common(clip, box) : box;
    const isThin = shown.x1 - shown.x0 <= MAX_BAR || shown.y1 - shown.y0 <= MAX_BAR;
    if (!isThin && this.#hiddenLayers === 0) this.#canvas.paint({ box: shown, ...paint });
  }

  /** Paints the parts of a path. A rectangle covers what is below it, other shapes may. */
  #fill(parts: readonly Part[]): void {
    const { ctm, fill, alpha, groupAlpha, isBlended, isClippedInside } = this.#state;
    if (alpha * groupAlpha < SEE_THROUGH) return;
    const hasHoles = areNested(parts);
    const isOpaque = alpha * groupAlpha >= OPAQUE && !isBlended && fill !== 'unknown' && !hasHoles;
    for (const { extent, isRectangle } of parts) {
      const isWhole = isRectangle && isAlongAxes(ctm) && !isClippedInside;
      const paint = {
        colour: isOpaque && isWhole ? fill : 'unknown',
        covers: isOpaque ? isWhole || null : false,
      } as const;
      this.#paint(boxOf(ctm, extent), paint);
    }
  }

  /** Keeps the thin parts of a path, which may strike text, and paints the others. */
  path(paint: unknown, data: unknown): void {
    const name = this.#page.nameOf(Number(paint));
    const parts = [...subpaths(data)];
    if (this.#willClip && parts.length > 0)
      this.#clipTo(around(parts), parts.length === 1 && parts[0]?.isRectangle === true);
    this.#willClip = false;
    if (name === 'endPath') return;
    const isStroked = /stroke/i.test(name);
    if (/fill/i.test(name)) this.#fill(parts);
    const { ctm, lineWidth } = this.#state;
    const half = isStroked ? (lineWidth * Math.hypot(ctm[2], ctm[3])) / 2 : 0;
    for (const { extent } of parts) {
      const box = boxOf(ctm, extent);
      const thick = box.y1 - box.y0 + 2 * half;
      if (thick <= MAX_BAR && box.x1 - box.x0 > thick && this.#marks.bars.length < MAX_BARS)
        this.#marks.bars.push({ ...box, y0: box.y0 - half, y1: box.y1 + half });
    }
  }
}
