import { stancesOf } from '../themes/balance.ts';
import type { Theme } from '../themes/theme.ts';

/** What one participant raises: each theme with their stance to it, −1, 0 or 1. */
export type Profile = ReadonlyMap<number, number>;

/** The profiles of all participants, by position; themes are positions too. */
export function profilesOf(themes: readonly Theme[], participants: number): Profile[] {
  const profiles = Array.from({ length: participants }, () => new Map<number, number>());
  for (const [theme, { statements, balance }] of themes.entries()) {
    const stances = stancesOf([...statements, ...balance.dissent]);
    for (const person of [...balance.supporters, ...balance.dissenters]) {
      const stance = stances.get(person);
      profiles[person]?.set(theme, stance === 'positive' ? 1 : stance === 'negative' ? -1 : 0);
    }
  }
  return profiles;
}

/** How much the stance to a theme counts beside whether it is raised. */
const STANCE = 0.7;

/** Profiles as points of length 1: a number for each theme raised, and one for the stance to it. */
export function pointsOf(profiles: readonly Profile[], themes: number): { points: Float32Array; width: number } {
  const width = 2 * themes;
  const points = new Float32Array(profiles.length * width);
  for (const [person, profile] of profiles.entries()) {
    const length = Math.sqrt([...profile.values()].reduce((sum, stance) => sum + 1 + (STANCE * stance) ** 2, 0));
    for (const [theme, stance] of profile) {
      points[person * width + theme] = 1 / length;
      points[person * width + themes + theme] = (STANCE * stance) / length;
    }
  }
  return { points, width };
}
