import type { RetryPolicy } from '@insights/contracts';

const JITTER = 0.2;

/**
 * How long a job waits after its attempt number `attempt` failed, in milliseconds: exponential backoff, spread by ±20 % so that jobs
 * that failed together do not return together. `random` is from [0, 1).
 */
export function retryPauseMs(
  { first_pause_ms, longest_pause_ms }: RetryPolicy,
  attempt: number,
  random: number = Math.random(),
): number {
  const pause = first_pause_ms * 2 ** (attempt - 1) * (1 - JITTER + 2 * JITTER * random);
  return Math.round(Math.min(longest_pause_ms, pause));
}
