import { waitUntil } from '@insights/background';
import { StartError } from './start-error.ts';

/** Polls `holds` until it is true. Throws a StartError with `failure()` after `timeout_ms`, and the abort reason of `signal`. */
export async function waitFor(
  holds: () => Promise<boolean> | boolean,
  options: { timeout_ms: number; every_ms?: number; failure: () => string; signal?: AbortSignal },
): Promise<void> {
  if (await waitUntil(holds, options)) return;
  options.signal?.throwIfAborted();
  throw new StartError(options.failure());
}
