const JITTER = 0.2;
const RETRY_AFTER_MAX_SECONDS = 3_600;
/** Jitter only lengthens a Retry-After: a retry never comes before the time that the receiver asked for. */
const RETRY_AFTER_JITTER = 0.1;

/**
 * Seconds until the next attempt after `attempts` failed ones; null if none is left. A receiver's Retry-After only lengthens the pause of the
 * schedule, up to an hour: a short one must not use up all attempts within seconds. `random` is in [0, 1).
 */
export function nextPause(
  schedule: readonly number[],
  attempts: number,
  retryAfter: number | undefined,
  random: () => number = Math.random,
): number | null {
  const pause = schedule[attempts - 1];
  if (pause === undefined) return null;
  const own = pause * (1 - JITTER + 2 * JITTER * random());
  if (retryAfter === undefined) return own;
  return Math.max(own, Math.min(retryAfter * (1 + RETRY_AFTER_JITTER * random()), RETRY_AFTER_MAX_SECONDS));
}

/** The dates of RFC 9110, section 5.6.7: IMF-fixdate, RFC 850 and asctime. `Date.parse` alone also accepts local times and much more. */
const DATES = [
  /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/,
  /^[A-Z][a-z]{5,8}, \d{2}-[A-Z][a-z]{2}-\d{2} \d{2}:\d{2}:\d{2} GMT$/,
  /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/,
];

/** The seconds of a Retry-After header (a number of seconds or an HTTP date); undefined for any other value. Of several headers the longest. */
export function parseRetryAfter(header: string | readonly string[] | undefined, now = Date.now()): number | undefined {
  const seconds = [header ?? []].flat().flatMap((each) => secondsOf(each.trim(), now) ?? []);
  return seconds.length > 0 ? Math.max(...seconds) : undefined;
}

function secondsOf(text: string, now: number): number | undefined {
  // Any number of digits: a huge one means "not soon".
  if (/^\d{1,100}$/.test(text)) return Number(text);
  if (!DATES.some((form) => form.test(text))) return undefined;
  const at = dateOf(text, now);
  return Number.isNaN(at) ? undefined : Math.max(0, (at - now) / 1_000);
}

const CENTURY_MS = 100 * 365.25 * 86_400_000;

/** A year of two digits that seems to be more than 50 years ahead is in the past century. */
function dateOf(text: string, now: number): number {
  const at = Date.parse(text.endsWith('GMT') ? text.replaceAll('-', ' ') : `${text} GMT`);
  if (!text.includes('-')) return at;
  // Date.parse takes 49 for 2049 and 50 for 1950.
  return at - now > CENTURY_MS / 2 ? at - CENTURY_MS : now - at > CENTURY_MS / 2 ? at + CENTURY_MS : at;
}
