/** What one participant raises: each theme, by position, with their stance to it, −1, 0 or 1. */
export type Profile = ReadonlyMap<number, number>;

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
