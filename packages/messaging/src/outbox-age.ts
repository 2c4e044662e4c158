/** Longer than the relay takes from one look to the next, whatever it waits for meanwhile. */
const BLIND_MS = 20_000;

/**
 * For how long the event that has waited longest has, as the relay saw it last. While nobody can look the worst is assumed: that
 * events have been waiting ever since. Times are milliseconds of any steady clock.
 */
export class OutboxAge {
  #seen: { oldest_seconds: number; at: number } | undefined;

  /** What a look at the outbox showed. */
  saw(oldest_seconds: number, now = performance.now()): void {
    this.#seen = { oldest_seconds, at: now };
  }

  /** 0 where there is no outbox. */
  seconds(now = performance.now()): number {
    if (!this.#seen) return 0;
    const { oldest_seconds, at } = this.#seen;
    return now - at > BLIND_MS ? oldest_seconds + (now - at) / 1_000 : oldest_seconds;
  }
}
