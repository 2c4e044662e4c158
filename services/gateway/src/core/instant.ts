/** A moment by two clocks, because each can stand still or be set back, but not both at once. */
export interface Instant {
  /** Milliseconds since the start of the process; may stand still while the machine is suspended. */
  readonly monotonic: number;
  /** Milliseconds since 1970; may be set back. */
  readonly wall: number;
}

export const instantNow = (): Instant => ({ monotonic: performance.now(), wall: Date.now() });

/** Milliseconds from one moment to a later one, at least. */
export const between = (from: Instant, to: Instant): number =>
  Math.max(to.monotonic - from.monotonic, to.wall - from.wall);
