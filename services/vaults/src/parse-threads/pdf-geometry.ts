/** A rectangle or line that is drawn. */
export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export type Matrix = readonly [number, number, number, number, number, number];

export const UNIT: Matrix = [1, 0, 0, 1, 0, 0];
export const times = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[2] * b[1],
  a[1] * b[0] + a[3] * b[1],
  a[0] * b[2] + a[2] * b[3],
  a[1] * b[2] + a[3] * b[3],
  a[0] * b[4] + a[2] * b[5] + a[4],
  a[1] * b[4] + a[3] * b[5] + a[5],
];
export const at = (m: Matrix, x: number, y: number): [number, number] => [
  m[0] * x + m[2] * y + m[4],
  m[1] * x + m[3] * y + m[5],
];

/** A place as it is where text that is turned runs to the right. */
export function turned(x: number, y: number, turn: number): [number, number] {
  if (turn === 1) return [y, -x];
  if (turn === 2) return [-x, -y];
  return turn === 3 ? [-y, x] : [x, y];
}

export type Extent = readonly [x0: number, y0: number, x1: number, y1: number];

export const isAlongAxes = ([a, b, c, d]: Matrix): boolean => (b === 0 && c === 0) || (a === 0 && d === 0);

export const common = (a: Box, b: Box): Box => ({
  x0: Math.max(a.x0, b.x0),
  y0: Math.max(a.y0, b.y0),
  x1: Math.min(a.x1, b.x1),
  y1: Math.min(a.y1, b.y1),
});

export function around(parts: readonly Part[]): Extent {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { extent } of parts)
    [x0, y0, x1, y1] = [
      Math.min(x0, extent[0]),
      Math.min(y0, extent[1]),
      Math.max(x1, extent[2]),
      Math.max(y1, extent[3]),
    ];
  return [x0, y0, x1, y1];
}

export function boxOf(ctm: Matrix, [x0, y0, x1, y1]: Extent): Box {
  const corners = [at(ctm, x0, y0), at(ctm, x1, y0), at(ctm, x0, y1), at(ctm, x1, y1)];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

/** Coordinates after each instruction of a path in PDF.js: move, line, curve, quadratic curve, close. */
const COORDINATES = [2, 2, 6, 4, 0];

/** The extent of each part of a path that begins with a move, and whether it is a rectangle. */
export function* subpaths(data: unknown): Generator<Part> {
  if (!isNumbers(data)) return;
  let points: [number, number][] = [];
  let isStraight = true;
  for (let index = 0; index < data.length;) {
    const operation = data[index] ?? 0;
    const count = COORDINATES[operation] ?? 0;
    if (operation === 0) {
      if (points.length > 0) yield partOf(points, isStraight);
      [points, isStraight] = [[], true];
    }
    if (count > 2) isStraight = false;
    for (let pair = index + 1; pair < index + 1 + count; pair += 2) points.push([data[pair] ?? 0, data[pair + 1] ?? 0]);
    index += 1 + count;
  }
  if (points.length > 0) yield partOf(points, isStraight);
}

/** Whether parts of a path leave holes in each other, as the outlines of a border do; of paths with many parts, that is assumed. */
export function areNested(parts: readonly Part[]): boolean {
  if (parts.length > MAX_PARTS) return true;
  return parts.some(({ extent: a }, place) =>
    parts.slice(place + 1).some(({ extent: b }) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]),
  );
}

const MAX_PARTS = 40;

/** A part of a path that begins with a move. */
export interface Part {
  readonly extent: Extent;
  readonly isRectangle: boolean;
}

function partOf(points: readonly (readonly [number, number])[], isStraight: boolean): Part {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) [x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x), Math.max(y1, y)];
  const isCorner = ([x, y]: readonly [number, number]): boolean => (x === x0 || x === x1) && (y === y0 || y === y1);
  const isRectangle =
    isStraight &&
    (points.length === 4 || points.length === 5) &&
    new Set(points.map(String)).size === 4 &&
    points.every(isCorner);
  return { extent: [x0, y0, x1, y1], isRectangle };
}

export const isNumbers = (value: unknown): value is ArrayLike<number> =>
  ArrayBuffer.isView(value) || Array.isArray(value);

export function matrixOf(value: unknown): Matrix {
  if (!isNumbers(value)) return UNIT;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = Array.from(value, Number);
  return [a, b, c, d, e, f];
}
