import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from './start-error.ts';

/** Asks until the answer is true; throws a StartError with `failure()` after `timeout_ms`, and stops with `signal`. */
export async function waitFor(
  holds: () => Promise<boolean> | boolean,
  options: { timeout_ms: number; every_ms?: number; failure: () => string; signal?: AbortSignal },
): Promise<void> {
  const deadline = performance.now() + options.timeout_ms;
  while (!(await holds())) {
    options.signal?.throwIfAborted();
    if (performance.now() > deadline) throw new StartError(options.failure());
    await pause(options.every_ms ?? 50, undefined, options.signal ? { signal: options.signal } : {});
  }
}
