import { AppError, type ErrorCode } from '@insights/errors';

const TRANSIENT: ReadonlySet<ErrorCode> = new Set(['unavailable', 'rate_limited', 'identity_provider_failed']);
const MAX_PAUSE_MS = 60_000;
const MAX_TRANSIENT_PAUSE_MS = 10_000;

/** Whether an error is transient; it does not count as a failure of the event. */
export function isTransient(error: unknown): boolean {
  return error instanceof AppError && TRANSIENT.has(error.code);
}

/** Pause before the attempt after `failures` failures. */
export function retryPause(first_ms: number, failures: number): number {
  return Math.min(first_ms * 2 ** (failures - 1), MAX_PAUSE_MS);
}

/** Short, so that events are handled soon after the dependency recovers. */
export function transientPause(attempt: number): number {
  return Math.min(1_000 * 2 ** Math.min(attempt - 1, 10), MAX_TRANSIENT_PAUSE_MS);
}
