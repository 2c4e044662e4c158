/** Longer than the relay's longest interval between two reads of the outbox. */
const BLIND_MS = 20_000;

/**
 * The age of the oldest unpublished event at the relay's last read. When the outbox cannot be read, the age grows as if the event were
 * still waiting. Times are milliseconds of a monotonic clock.
 */
export class OutboxAge {
  #seen: { oldest_seconds: number; at: number } | undefined;

  /** Records the result of a read. */
  saw(oldest_seconds: number, now = performance.now()): void {
    this.#seen = { oldest_seconds, at: now };
  }

  /** 0 without an outbox. */
  seconds(now = performance.now()): number {
    if (!this.#seen) return 0;
    const { oldest_seconds, at } = this.#seen;
    return now - at > BLIND_MS ? oldest_seconds + (now - at) / 1_000 : oldest_seconds;
  }
}
