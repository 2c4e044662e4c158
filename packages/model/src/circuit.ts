/** Failures in a row after which requests stop. */
const FAILURES = 3;
const OPEN_MS = { min: 1_000, max: 30_000 };

/**
 * Stops requests to a system that fails, so that callers do not wait for it. After a pause one request is let through; its outcome
 * decides whether the others follow. The pause doubles with each failure.
 */
export class Circuit {
  readonly #now: () => number;
  readonly #most: number;
  #failures = 0;
  #pause_ms = OPEN_MS.min;
  #closed_at = 0;

  /** `most`: failures in a row after which it opens. */
  constructor(now: () => number = () => performance.now(), most = FAILURES) {
    this.#now = now;
    this.#most = most;
  }

  /** A caller that cannot wait for a failure leaves the next request to one that can. */
  get isOpen(): boolean {
    return this.#failures >= this.#most;
  }

  /** Whether a request may be made now. While the circuit is open, only the first caller after the pause gets true. */
  admits(): boolean {
    if (!this.isOpen) return true;
    if (this.#now() < this.#closed_at) return false;
    this.#closed_at = this.#now() + this.#pause_ms;
    return true;
  }

  succeeded(): void {
    this.#failures = 0;
    this.#pause_ms = OPEN_MS.min;
  }

  failed(): void {
    this.#failures += 1;
    if (!this.isOpen) return;
    this.#closed_at = this.#now() + this.#pause_ms;
    this.#pause_ms = Math.min(2 * this.#pause_ms, OPEN_MS.max);
  }
}
