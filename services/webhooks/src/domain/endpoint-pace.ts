/** An answer within this time is one of a receiver that can take more at once. */
const QUICK_MS = 250;
const GROWTH = 8;
/** Endpoints remembered; the one that was heard of longest ago is forgotten first, and starts anew. */
const REMEMBERED = 10_000;

/**
 * How many attempts may be under way at each endpoint. All begin at `least`; every quick success adds one, up to eight times
 * as many, so a receiver that keeps up is served at its own speed. A slow answer or a failure takes it back to `least`, so one
 * that does not keep up never holds more than its small share.
 */
export class EndpointPace {
  readonly least: number;
  readonly most: number;
  readonly #limits = new Map<string, number>();

  constructor(least: number) {
    this.least = least;
    this.most = least * GROWTH;
  }

  limitOf(endpointId: string): number {
    return this.#limits.get(endpointId) ?? this.least;
  }

  note(endpointId: string, attempt: { error: string | null; duration_ms: number }): void {
    const limit = this.limitOf(endpointId);
    this.#limits.delete(endpointId);
    if (attempt.error !== null || attempt.duration_ms > QUICK_MS) return;
    if (this.#limits.size >= REMEMBERED) this.#limits.delete(this.#limits.keys().next().value ?? '');
    this.#limits.set(endpointId, Math.min(limit + 1, this.most));
  }
}
