import { randomOf } from './vary.ts';

export interface Clustering {
  /** The cluster of each vector. */
  clusters: number[];
  /** The sum of squared distances to the centres. */
  inertia: number;
}

const ROUNDS = 50;

type Vector = ReadonlyMap<string, number>;

/** k-means++ from `starts` random starts, the one with the least inertia first. */
export function kMeans(vectors: readonly Vector[], k: number, starts = 20): Clustering[] {
  const rows = dense(vectors);
  return Array.from({ length: starts }, (_, seed) =>
    cluster(rows, Math.min(k, rows.length), randomOf(seed + 1)),
  ).toSorted((a, b) => a.inertia - b.inertia);
}

function dense(vectors: readonly Vector[]): Float64Array[] {
  const places = new Map<string, number>();
  for (const vector of vectors) for (const term of vector.keys()) if (!places.has(term)) places.set(term, places.size);
  return vectors.map((vector) => {
    const row = new Float64Array(places.size);
    for (const [term, weight] of vector) row[places.get(term) ?? 0] = weight;
    return row;
  });
}

const distance = (a: Float64Array, b: Float64Array): number => {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += ((a[at] ?? 0) - (b[at] ?? 0)) ** 2;
  return sum;
};

function cluster(rows: readonly Float64Array[], k: number, random: () => number): Clustering {
  let centres = firstCentres(rows, k, random);
  let clusters = rows.map(() => -1);
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = rows.map((row) => nearest(row, centres).place);
    if (next.every((place, index) => place === clusters[index])) break;
    clusters = next;
    centres = centres.map((centre, place) => middle(rows.filter((_, index) => clusters[index] === place)) ?? centre);
  }
  return { clusters, inertia: rows.reduce((sum, row) => sum + nearest(row, centres).distance, 0) };
}

/** The first centre at random, each next one with a probability that grows with its squared distance from the others. */
function firstCentres(rows: readonly Float64Array[], k: number, random: () => number): Float64Array[] {
  const centres = [rows[Math.floor(random() * rows.length)] ?? new Float64Array()];
  while (centres.length < k) {
    const far = rows.map((row) => nearest(row, centres).distance);
    let left = random() * far.reduce((sum, value) => sum + value, 0);
    const next = far.findIndex((value) => (left -= value) <= 0);
    centres.push(rows[next === -1 ? rows.length - 1 : next] ?? new Float64Array());
  }
  return centres;
}

function nearest(row: Float64Array, centres: readonly Float64Array[]): { place: number; distance: number } {
  const distances = centres.map((centre) => distance(row, centre));
  const least = Math.min(...distances);
  return { place: distances.indexOf(least), distance: least };
}

function middle(rows: readonly Float64Array[]): Float64Array | undefined {
  const [first] = rows;
  if (first === undefined) return undefined;
  const sum = new Float64Array(first.length);
  for (const row of rows) for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + (row[at] ?? 0);
  return sum.map((value) => value / rows.length);
}
