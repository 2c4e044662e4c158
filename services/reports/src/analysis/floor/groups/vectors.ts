/** One row of a matrix that is stored row by row; changes to it change the matrix. */
export const row = (matrix: Float32Array, index: number, width: number): Float32Array =>
  matrix.subarray(index * width, (index + 1) * width);

export function addTo(target: Float32Array, values: ArrayLike<number>, weight: number): void {
  const length = target.length;
  for (let at = 0; at < length; at += 1) target[at] = (target[at] ?? 0) + weight * (values[at] ?? 0);
}

export function dot(a: Float32Array, b: Float32Array): number {
  const length = a.length;
  let sum = 0;
  for (let at = 0; at < length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

/** Makes the length 1, unless it is 0. */
export function normalise(values: Float32Array): void {
  const length = Math.sqrt(dot(values, values));
  if (length > 0) for (let at = 0; at < values.length; at += 1) values[at] = (values[at] ?? 0) / length;
}

/** The closest of several points. */
export function nearest(point: Float32Array, centres: readonly Float32Array[]): { index: number; similarity: number } {
  let index = 0;
  let similarity = -2;
  for (let at = 0; at < centres.length; at += 1) {
    const centre = centres[at];
    if (centre === undefined) continue;
    const value = dot(point, centre);
    if (value > similarity) {
      similarity = value;
      index = at;
    }
  }
  return { index, similarity };
}
