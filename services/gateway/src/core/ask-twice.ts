import { AppError } from '@insights/errors';

const FIRST_MS = 1_000;
const SECOND_MS = 5_000;

/**
 * Repeats a read that failed as `unavailable`, or was not answered in a second. Calls take turns among equally loaded
 * replicas, so the repetition usually reaches another one: of two that have just started, one may still be slow.
 */
export async function askTwice<T>(ask: (timeout_ms: number) => Promise<T>): Promise<T> {
  try {
    return await ask(FIRST_MS);
  } catch (error) {
    if (error instanceof AppError && error.code === 'unavailable') return ask(SECOND_MS);
    throw error;
  }
}
