import { AppError, type ErrorCode } from '@insights/errors';

const PASSING: ReadonlySet<ErrorCode> = new Set(['unavailable', 'rate_limited', 'identity_provider_failed']);
const MAX_PAUSE_MS = 60_000;
const MAX_PASSING_PAUSE_MS = 10_000;
const MAX_EVENTS = 10_000;

/** Whether an error is about now and not about the event: it does not bring the event nearer to being given up. */
export function isPassing(error: unknown): boolean {
  return error instanceof AppError && PASSING.has(error.code);
}

/** Pause before the attempt after `failures` failures. */
export function retryPause(first_ms: number, failures: number): number {
  return Math.min(first_ms * 2 ** (failures - 1), MAX_PAUSE_MS);
}

/** Short, because what was out of reach is often back soon and the events should be done then. */
export function passingPause(attempt: number): number {
  return Math.min(1_000 * 2 ** Math.min(attempt - 1, 10), MAX_PASSING_PAUSE_MS);
}

/**
 * Failures of each event in this process. JetStream's own count holds the times when something was out of reach too, so
 * it cannot be what decides. A restart forgets: an event then gets more attempts, never fewer.
 */
export class FailureCount {
  readonly #counts = new Map<string, number>();

  add(id: string): number {
    const count = (this.#counts.get(id) ?? 0) + 1;
    this.#counts.delete(id);
    if (this.#counts.size >= MAX_EVENTS) this.forget(this.#counts.keys().next().value ?? id);
    this.#counts.set(id, count);
    return count;
  }

  forget(id: string): void {
    this.#counts.delete(id);
  }
}
