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
}

/** A rectangle or line that is drawn. */
export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** What a page shows. */
export interface PageMarks {
  readonly glyphs: Glyph[];
  /** Text that is drawn without colour, as programs do that recognise the text of pictures. */
  readonly invisible: Glyph[];
  readonly images: Box[];
  /** Thin lines. */
  readonly bars: Box[];
  /** Passages that are too small, outside the page or in a layer that is switched off. */
  hidden: number;
}

export interface PdfFont {
  readonly isBold: boolean;
  /** From the width of a letter to its share of the size. */
  readonly scale: number;
}

interface PdfLetter {
  readonly unicode: string;
  readonly width: number;
  readonly isSpace: boolean;
}

type Matrix = readonly [number, number, number, number, number, number];

const UNIT: Matrix = [1, 0, 0, 1, 0, 0];
const times = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[2] * b[1],
  a[1] * b[0] + a[3] * b[1],
  a[0] * b[2] + a[2] * b[3],
  a[1] * b[2] + a[3] * b[3],
  a[0] * b[4] + a[2] * b[5] + a[4],
  a[1] * b[4] + a[3] * b[5] + a[5],
];
const at = (m: Matrix, x: number, y: number): [number, number] => [
  m[0] * x + m[2] * y + m[4],
  m[1] * x + m[3] * y + m[5],
];

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
  lineWidth: number;
}

const NO_FONT: PdfFont = { isBold: false, scale: 0.001 };
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
  lineWidth: 1,
};
/** Neither filled nor outlined; the second also clips. */
const INVISIBLE: ReadonlySet<number> = new Set([3, 7]);
/** Smaller text cannot be read. In points. */
const SMALLEST = 1;
const MAX_BAR = 3;
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
  readonly marks: PageMarks = { glyphs: [], invisible: [], images: [], bars: [], hidden: 0 };
  readonly #page: PageOf;
  #state: State = { ...START };
  #states: State[] = [];
  #text: Matrix = UNIT;
  #line: Matrix = UNIT;
  #layers: boolean[] = [];
  #hiddenLayers = 0;
  #wasTransform = false;
  #piece = 0;

  constructor(page: PageOf) {
    this.#page = page;
  }

  /** Follows one instruction; names are those of PDF.js. */
  run(name: string, args: readonly unknown[] | null): void {
    // Pictures are not decoded, which leaves their place alone: a transformation that nothing uses.
    if (name === 'restore' && this.#wasTransform) this.#image();
    this.#wasTransform = name === 'transform';
    HANDLERS[name]?.(this, args ?? []);
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
    let isHidden = false;
    for (const letter of letters) {
      let advance: number;
      if (typeof letter === 'number') advance = (-letter * size) / 1000;
      else {
        const width = letter.width * font.scale * size;
        isHidden = !this.#glyph(letter.unicode, width * stretch) || isHidden;
        advance = width + charSpacing + (letter.isSpace ? wordSpacing : 0);
      }
      this.#text = times(this.#text, [1, 0, 0, 1, advance * stretch, 0]);
    }
    if (isHidden) this.marks.hidden += 1;
  }

  /** Returns whether the sign can be seen, or is invisible by its mode. */
  #glyph(text: string, width: number): boolean {
    const { ctm, rise, size, font, mode, alpha, charSpacing, stretch } = this.#state;
    const m = times(ctm, this.#text);
    const scaleX = Math.hypot(m[0], m[1]);
    const scaleY = Math.hypot(m[2], m[3]);
    const turn = ((Math.round(Math.atan2(m[1], m[0]) / (Math.PI / 2)) % 4) + 4) % 4;
    const [px, py] = at(m, 0, rise);
    const { view } = this.#page;
    const height = Math.abs(size) * scaleY;
    const isOutside = px < view.x0 - height || px > view.x1 + height || py < view.y0 - height || py > view.y1 + height;
    if (text.trim() !== '' && (height < SMALLEST || isOutside || this.#hiddenLayers > 0)) return false;
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
    };
    const isInvisible = INVISIBLE.has(mode) || alpha < 0.05;
    (isInvisible ? this.marks.invisible : this.marks.glyphs).push(glyph);
    return true;
  }

  #image(): void {
    if (this.marks.images.length < MAX_BARS) this.marks.images.push(boxOf(this.#state.ctm, [0, 0, 1, 1]));
  }

  /** Keeps the thin parts of a path, which may strike text. */
  path(paint: unknown, data: unknown): void {
    const name = this.#page.nameOf(Number(paint));
    if (name === 'endPath') return;
    const isStroked = /stroke/i.test(name);
    const { ctm, lineWidth } = this.#state;
    const half = isStroked ? (lineWidth * Math.hypot(ctm[2], ctm[3])) / 2 : 0;
    for (const part of subpaths(data)) {
      const box = boxOf(ctm, part);
      const thick = box.y1 - box.y0 + 2 * half;
      if (thick <= MAX_BAR && box.x1 - box.x0 > thick && this.marks.bars.length < MAX_BARS)
        this.marks.bars.push({ ...box, y0: box.y0 - half, y1: box.y1 + half });
    }
  }
}

/** A place as it is where text that is turned runs to the right. */
function turned(x: number, y: number, turn: number): [number, number] {
  if (turn === 1) return [y, -x];
  if (turn === 2) return [-x, -y];
  return turn === 3 ? [-y, x] : [x, y];
}

function boxOf(ctm: Matrix, [x0, y0, x1, y1]: readonly [number, number, number, number]): Box {
  const corners = [at(ctm, x0, y0), at(ctm, x1, y0), at(ctm, x0, y1), at(ctm, x1, y1)];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

/** Coordinates after each instruction of a path in PDF.js: move, line, curve, quadratic curve, close. */
const COORDINATES = [2, 2, 6, 4, 0];

/** The extent of each part of a path that begins with a move. */
function* subpaths(data: unknown): Generator<[number, number, number, number]> {
  if (!isNumbers(data)) return;
  let box: [number, number, number, number] | null = null;
  for (let index = 0; index < data.length;) {
    const operation = data[index] ?? 0;
    const count = COORDINATES[operation] ?? 0;
    if (operation === 0) {
      if (box) yield box;
      box = null;
    }
    for (let pair = index + 1; pair < index + 1 + count; pair += 2) {
      const [x, y] = [data[pair] ?? 0, data[pair + 1] ?? 0];
      box = box ? [Math.min(box[0], x), Math.min(box[1], y), Math.max(box[2], x), Math.max(box[3], y)] : [x, y, x, y];
    }
    index += 1 + count;
  }
  if (box) yield box;
}

const isNumbers = (value: unknown): value is ArrayLike<number> => ArrayBuffer.isView(value) || Array.isArray(value);

function matrixOf(value: unknown): Matrix {
  if (!isNumbers(value)) return UNIT;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = Array.from(value, Number);
  return [a, b, c, d, e, f];
}

/** The only argument, or all of them. */
const onlyOf = (args: readonly unknown[]): unknown => (args.length === 1 ? args[0] : args);

type Handler = (page: PdfPage, args: readonly unknown[]) => void;

const HANDLERS: Readonly<Record<string, Handler>> = {
  save: (page) => page.save(),
  restore: (page) => page.restore(),
  transform: (page, args) => page.transform(matrixOf(onlyOf(args))),
  paintFormXObjectBegin: (page, [matrix]) => {
    page.save();
    page.transform(matrixOf(matrix));
  },
  paintFormXObjectEnd: (page) => page.restore(),
  beginAnnotation: (page, [, , transform, matrix]) => page.beginAnnotation(matrixOf(transform), matrixOf(matrix)),
  endAnnotation: (page) => page.restore(),
  beginText: (page) => page.textMatrix(UNIT),
  setFont: (page, [id, size]) => page.font(String(id), Number(size)),
  setCharSpacing: (page, [value]) => page.set({ charSpacing: Number(value) }),
  setWordSpacing: (page, [value]) => page.set({ wordSpacing: Number(value) }),
  setHScale: (page, [percent]) => page.set({ stretch: Number(percent) / 100 }),
  setLeading: (page, [value]) => page.set({ leading: Number(value) }),
  setTextRise: (page, [value]) => page.set({ rise: Number(value) }),
  setTextRenderingMode: (page, [value]) => page.set({ mode: Number(value) }),
  setLineWidth: (page, [value]) => page.set({ lineWidth: Number(value) }),
  setGState: (page, [changes]) => {
    for (const [key, value] of changes as readonly [string, unknown][]) {
      if (key === 'Font' && Array.isArray(value)) page.font(String(value[0]), Number(value[1]));
      else if (key === 'ca') page.set({ alpha: Number(value) });
      else if (key === 'LW') page.set({ lineWidth: Number(value) });
    }
  },
  moveText: (page, [x, y]) => page.move(Number(x), Number(y)),
  setLeadingMoveText: (page, [x, y]) => {
    page.set({ leading: -Number(y) });
    page.move(Number(x), Number(y));
  },
  setTextMatrix: (page, args) => page.textMatrix(matrixOf(onlyOf(args))),
  nextLine: (page) => page.nextLine(),
  showText: (page, [letters]) => page.show(letters as readonly (PdfLetter | number)[]),
  showSpacedText: (page, [letters]) => page.show(letters as readonly (PdfLetter | number)[]),
  beginMarkedContent: (page) => page.openLayer(true),
  beginMarkedContentProps: (page, [tag, layer]) => page.openContent(tag, layer),
  endMarkedContent: (page) => page.closeLayer(),
  constructPath: (page, [paint, data]) => page.path(paint, Array.isArray(data) ? data[0] : data),
};
