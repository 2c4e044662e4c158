const BASE_MS = 1_000;
const LONGEST_MS = 60_000;
const JITTER = 0.2;

/**
 * How long a job waits after its attempt number `attempt` failed, in milliseconds: 1 s · 2^attempt, spread by ±20 % so that
 * jobs that failed together do not come back together, and never more than a minute. `random` is from [0, 1).
 */
export function retryPauseMs(attempt: number, random: number = Math.random()): number {
  const pause = BASE_MS * 2 ** attempt * (1 - JITTER + 2 * JITTER * random);
  return Math.round(Math.min(LONGEST_MS, pause));
}
