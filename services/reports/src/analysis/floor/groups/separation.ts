import { addTo, dot, nearest, normalise, row } from './vectors.ts';

const ROUNDS = 5;

/** Groups of points, and how close the points are to the centre of their group on average. */
export interface Separation {
  of: Int32Array;
  closeness: number;
}

/** k-means from points that are far from each other, without chance. */
export function separate(points: Float32Array, width: number, count: number): Separation {
  const rows = points.length / width;
  let centres = farthest(points, width, rows, count);
  const of = new Int32Array(rows);
  let closeness = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const sums = centres.map(() => new Float32Array(width));
    let total = 0;
    for (let index = 0; index < rows; index += 1) {
      const point = row(points, index, width);
      const { index: best, similarity } = nearest(point, centres);
      of[index] = best;
      total += similarity;
      addTo(sums[best] ?? new Float32Array(width), point, 1);
    }
    for (const sum of sums) normalise(sum);
    centres = sums;
    if (total <= closeness * rows + 1e-9) break;
    closeness = total / rows;
  }
  return { of, closeness };
}

/** The point that is closest to all, then each time the one farthest from those chosen. */
function farthest(points: Float32Array, width: number, rows: number, count: number): Float32Array[] {
  const mean = new Float32Array(width);
  for (let index = 0; index < rows; index += 1) addTo(mean, row(points, index, width), 1);
  const nearness = new Float32Array(rows).fill(-2);
  const chosen: Float32Array[] = [];
  let next = 0;
  let best = -2;
  for (let index = 0; index < rows; index += 1) {
    const value = dot(row(points, index, width), mean);
    if (value > best) [next, best] = [index, value];
  }
  for (;;) {
    const centre = row(points, next, width).slice();
    chosen.push(centre);
    if (chosen.length >= count) return chosen;
    let least = Infinity;
    for (let index = 0; index < rows; index += 1) {
      nearness[index] = Math.max(nearness[index] ?? -2, dot(row(points, index, width), centre));
      if ((nearness[index] ?? 0) < least) [next, least] = [index, nearness[index] ?? 0];
    }
  }
}
