const JITTER = 0.2;
const RETRY_AFTER_MAX_SECONDS = 3_600;
/** Jitter only lengthens a Retry-After: a retry never comes before the time that the receiver asked for. */
const RETRY_AFTER_JITTER = 0.1;

/**
 * Seconds until the next attempt after `attempts` failed ones; null if none is left. A receiver's Retry-After replaces the pause of the
 * schedule, up to an hour. `random` is in [0, 1).
 */
export function nextPause(
  schedule: readonly number[],
  attempts: number,
  retryAfter: number | undefined,
  random: () => number = Math.random,
): number | null {
  const pause = schedule[attempts - 1];
  if (pause === undefined) return null;
  if (retryAfter === undefined) return pause * (1 - JITTER + 2 * JITTER * random());
  return Math.min(retryAfter * (1 + RETRY_AFTER_JITTER * random()), RETRY_AFTER_MAX_SECONDS);
}

/** The seconds of a Retry-After header (a number of seconds or an HTTP date); undefined for any other value. */
export function parseRetryAfter(header: string | undefined, now = Date.now()): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const at = /^[A-Z][a-z]{2},? /.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, (at - now) / 1_000);
}
