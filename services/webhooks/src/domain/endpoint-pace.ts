/** A receiver that responds within this time can take more requests at once. */
const QUICK_MS = 250;
const GROWTH = 8;
/** One this fast has few of its requests open at any moment: most attempts wait for the database. */
const VERY_QUICK_MS = 50;
const MOST_GROWTH = 16;
/** Number of endpoints whose limit is kept; the least recently used one is dropped and starts again at `least`. */
const REMEMBERED = 10_000;

/**
 * The limit of concurrent attempts for each endpoint. It starts at `least`, and each quick success adds one, up to 16 times as many, so
 * a fast receiver is served at its own speed. A slow response or a failure resets it to `least`, so a slow receiver never takes more than a
 * small share.
 */
export class EndpointPace {
  readonly least: number;
  readonly most: number;
  readonly #limits = new Map<string, number>();

  constructor(least: number) {
    this.least = least;
    this.most = least * MOST_GROWTH;
  }

  limitOf(endpointId: string): number {
    return this.#limits.get(endpointId) ?? this.least;
  }

  note(endpointId: string, attempt: { error: string | null; duration_ms: number }): void {
    const limit = this.limitOf(endpointId);
    this.#limits.delete(endpointId);
    if (attempt.error !== null || attempt.duration_ms > QUICK_MS) return;
    if (this.#limits.size >= REMEMBERED) this.#limits.delete(this.#limits.keys().next().value ?? '');
    const growth = attempt.duration_ms <= VERY_QUICK_MS ? MOST_GROWTH : GROWTH;
    this.#limits.set(endpointId, Math.min(limit + 1, this.least * growth));
  }
}
