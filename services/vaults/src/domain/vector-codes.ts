/** Levels of a stored number: int8, so a vector takes a quarter of what the endpoint sent, and cosines keep two decimals or more. */
const LEVELS = 127;

/** A vector as it is stored: int8, scaled to its largest number. Only its direction counts. */
export function pack(vector: Float32Array): Int8Array {
  const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return Int8Array.from(vector, (value) => Math.round((value / largest) * LEVELS));
}

/** One bit for each number of a vector: whether it is positive. */
export function codeOf(packed: Int8Array): Uint8Array {
  const code = new Uint8Array(Math.ceil(packed.length / 8));
  packed.forEach((value, index) => {
    if (value > 0) code[index >> 3] = (code[index >> 3] ?? 0) | (1 << (index & 7));
  });
  return code;
}

/** The product of `point` and the stored vector that begins at `start` of `vectors`. */
export function productOf(point: Float32Array, vectors: Int8Array, start: number): number {
  let product = 0;
  for (let index = 0; index < point.length; index += 1) {
    product += (point[index] ?? 0) * (vectors[start + index] ?? 0);
  }
  return product;
}

/** The length of a stored vector. */
export const lengthOf = (packed: Int8Array): number =>
  Math.sqrt(packed.reduce((sum, value) => sum + value * value, 0)) || 1;

const BYTE_VALUES = 256;

/**
 * What each byte of a code adds to the product of `point` and the code's signs: 256 sums for each byte. A code is then scored with one
 * look-up for each byte, and keeps more of the point than a comparison of bits would.
 */
export function sumsOf(point: Float32Array): Float32Array {
  const bytes = Math.ceil(point.length / 8);
  const sums = new Float32Array(bytes * BYTE_VALUES);
  for (let byte = 0; byte < bytes; byte += 1) {
    for (let value = 0; value < BYTE_VALUES; value += 1) {
      let sum = 0;
      for (let bit = 0; bit < 8; bit += 1) {
        const number = point[8 * byte + bit] ?? 0;
        sum += (value >> bit) & 1 ? number : -number;
      }
      sums[byte * BYTE_VALUES + value] = sum;
    }
  }
  return sums;
}

/** The score of the code that begins at `start` of `codes`. */
export function scoreOf(sums: Float32Array, codes: Uint8Array, start: number): number {
  let score = 0;
  const bytes = sums.length / BYTE_VALUES;
  for (let byte = 0; byte < bytes; byte += 1) {
    score += sums[byte * BYTE_VALUES + (codes[start + byte] ?? 0)] ?? 0;
  }
  return score;
}
