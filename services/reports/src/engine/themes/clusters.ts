import { seededRandom } from '../../analysis/random.ts';
import { addTo, dot, nearest, normalise, row } from '../../analysis/floor/groups/vectors.ts';

export { nearest };

/** Of more points, this many evenly spaced ones decide where the clusters are. */
const SAMPLE = 800;
const ROUNDS = 8;
/** The best of several starts; of more where points are few, because chance then matters more. */
const FEWEST_STARTS = 3;
const MOST_STARTS = 12;
const POINTS_STARTED = 4000;

/** Spherical k-means (Dhillon and Modha 2001) with fixed seeds. The cost grows with the points, not with their square. */
export function centresOf(points: Float32Array, width: number, count: number): Float32Array[] {
  const rows = width === 0 ? 0 : points.length / width;
  const step = Math.max(1, rows / SAMPLE);
  const sample = Array.from({ length: Math.min(rows, SAMPLE) }, (_, index) =>
    row(points, Math.floor(index * step), width),
  );
  let best: { centres: Float32Array[]; score: number } = { centres: [], score: -1 };
  const starts = Math.max(
    FEWEST_STARTS,
    Math.min(MOST_STARTS, Math.round(POINTS_STARTED / Math.max(1, sample.length))),
  );
  for (let start = 1; start <= starts && sample.length > 0; start += 1) {
    const found = refine(sample, seeds(sample, Math.min(count, sample.length), start));
    if (found.score > best.score) best = found;
  }
  return best.centres;
}

/** Points far from each other (k-means++, Arthur and Vassilvitskii 2007). */
function seeds(sample: readonly Float32Array[], count: number, seed: number): Float32Array[] {
  const random = seededRandom(seed);
  const centres: Float32Array[] = [];
  const distances = sample.map(() => 1);
  while (centres.length < count) {
    let left = random() * distances.reduce((sum, value) => sum + value, 0);
    let chosen = distances.findIndex((value) => (left -= value) <= 0);
    if (chosen < 0) chosen = sample.length - 1;
    const centre = sample[chosen];
    if (centre === undefined) break;
    centres.push(centre);
    for (const [index, point] of sample.entries())
      distances[index] = Math.min(distances[index] ?? 0, Math.max(0, 1 - dot(point, centre)));
  }
  return centres;
}

function refine(sample: readonly Float32Array[], start: readonly Float32Array[]) {
  let centres = [...start];
  let score = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const sums = centres.map((centre) => new Float32Array(centre.length));
    let total = 0;
    for (const point of sample) {
      const { index, similarity } = nearest(point, centres);
      const sum = sums[index];
      if (sum !== undefined) addTo(sum, point, 1);
      total += similarity;
    }
    for (const sum of sums) normalise(sum);
    centres = centres.map((centre, index) => (sums[index]?.some((value) => value !== 0) ? sums[index] : centre));
    if (total - score < 1e-6 * total) break;
    score = total;
  }
  return { centres, score };
}
