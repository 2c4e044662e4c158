import type { WordOf, webhooks } from '@insights/contracts';
import { invalid } from '@insights/errors';

export type StatsBucket = WordOf<typeof webhooks.StatsBucket>;

const HOUR_MS = 3_600_000;
const LENGTH_MS: Readonly<Record<StatsBucket, number>> = { hour: HOUR_MS, day: 24 * HOUR_MS };
/** What a series without a beginning covers. */
const DEFAULT_BUCKETS: Readonly<Record<StatsBucket, number>> = { hour: 24, day: 30 };
/** A month of hours. */
const MOST_BUCKETS = 750;

/** Hours or UTC days without gaps. */
export interface Buckets {
  readonly bucket: StatsBucket;
  /** Their beginnings, oldest first. */
  readonly starts: readonly string[];
  /** The end of the last one. */
  readonly end: string;
}

/** The hours or days from the one with `from` to the last that begins before `to`. Errors: `invalid_request`. */
export function bucketsBetween(bucket: StatsBucket, from: string | null, to: string | null, now: Date): Buckets {
  const length = LENGTH_MS[bucket];
  const end = to === null ? now.getTime() : Date.parse(to);
  const begin = from === null ? end - DEFAULT_BUCKETS[bucket] * length : Date.parse(from);
  const first = Math.floor(begin / length) * length;
  const count = Math.ceil((end - first) / length);
  if (begin >= end) throw invalid(['query', 'from'], 'The beginning must be before the end.');
  if (count > MOST_BUCKETS) {
    throw invalid(
      ['query', 'from'],
      `The series may have up to ${MOST_BUCKETS} buckets. Ask for days, or for less time.`,
    );
  }
  const starts = Array.from({ length: count }, (_, index) => new Date(first + index * length).toISOString());
  return { bucket, starts, end: new Date(first + count * length).toISOString() };
}
