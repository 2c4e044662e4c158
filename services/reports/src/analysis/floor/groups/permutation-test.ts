import { seededRandom } from '../../random.ts';
import { pointsOf } from './profiles.ts';
import type { Profile } from './profiles.ts';
import { separate } from './separation.ts';

export const PERMUTATIONS = 199;
const MOST_GROUPS = 4;
/** Each group has at least this many participants on average. */
const LEAST_SIZE = 4;
/** Of more participants, this many are tested. */
const SAMPLE = 80;
/** Trades for each participant that make a profile independent of the former one (Strona et al. 2014). */
const TRADES = 4;

export interface Test {
  p: number;
  /** The number of groups that separates the participants best. */
  groups: number;
}

/**
 * Whether participants fall into groups more than they would if each raised as many themes, each theme were raised by as many
 * people with the same stances, and all else were chance. The number of groups is chosen in the same way for every permutation,
 * so that the choice makes no group appear.
 */
export function groupTest(all: readonly Profile[], themes: number): Test {
  const step = Math.max(1, all.length / SAMPLE);
  const profiles = Array.from(
    { length: Math.min(all.length, SAMPLE) },
    (_, index) => all[Math.floor(index * step)] ?? new Map(),
  );
  const sizes = Array.from({ length: MOST_GROUPS - 1 }, (_, index) => index + 2).filter(
    (groups) => groups * LEAST_SIZE <= profiles.length && groups <= themes,
  );
  if (sizes.length === 0) return { p: 1, groups: 0 };
  const closeness = (rows: readonly Profile[]): number[] => {
    const { points, width } = pointsOf(rows, themes);
    return sizes.map((groups) => separate(points, width, groups).closeness);
  };
  const observed = closeness(profiles);
  const random = seededRandom();
  const shuffled = Array.from({ length: PERMUTATIONS }, () => closeness(permuted(profiles, random)));
  const moments = sizes.map((_, at) => momentsOf(shuffled.map((row) => row[at] ?? 0)));
  const scores = (row: readonly number[]): number[] =>
    row.map((value, at) => (value - (moments[at]?.mean ?? 0)) / (moments[at]?.deviation ?? 1));
  const own = scores(observed);
  const best = Math.max(...own);
  const asGood = shuffled.filter((row) => Math.max(...scores(row)) >= best).length;
  return { p: (1 + asGood) / (1 + PERMUTATIONS), groups: sizes[own.indexOf(best)] ?? 0 };
}

function momentsOf(values: readonly number[]): { mean: number; deviation: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { mean, deviation: Math.sqrt(variance) || 1e-9 };
}

/** Pairs of participants trade themes that only one of them raises; then the stances to each theme change places. */
function permuted(profiles: readonly Profile[], random: () => number): Profile[] {
  const raised = profiles.map((profile) => new Set(profile.keys()));
  for (let trade = 0; trade < TRADES * raised.length; trade += 1) {
    const a = raised[Math.floor(random() * raised.length)];
    const b = raised[Math.floor(random() * raised.length)];
    if (a === undefined || b === undefined || a === b) continue;
    const loose = [...[...a].filter((theme) => !b.has(theme)), ...[...b].filter((theme) => !a.has(theme))];
    const kept = [...a].filter((theme) => b.has(theme)).length;
    const size = a.size - kept;
    shuffle(loose, random);
    for (const [at, theme] of loose.entries()) {
      (at < size ? a : b).add(theme);
      (at < size ? b : a).delete(theme);
    }
  }
  const stances = new Map<number, number[]>();
  for (const profile of profiles)
    for (const [theme, stance] of profile) stances.set(theme, [...(stances.get(theme) ?? []), stance]);
  for (const own of stances.values()) shuffle(own, random);
  return raised.map((themes) => new Map([...themes].map((theme) => [theme, stances.get(theme)?.pop() ?? 0])));
}

function shuffle<T>(items: T[], random: () => number): void {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const item = items[last] as T;
    items[last] = items[other] as T;
    items[other] = item;
  }
}
