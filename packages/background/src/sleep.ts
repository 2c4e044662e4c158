import { setTimeout as delay } from 'node:timers/promises';

/** Resolves after `ms`, or as soon as `signal` aborts. Without `keepAlive` the process may exit meanwhile. */
export async function sleep(ms: number, signal?: AbortSignal, { keepAlive = true } = {}): Promise<void> {
  try {
    await delay(ms, undefined, { ref: keepAlive, ...(signal && { signal }) });
  } catch (error) {
    if (!signal?.aborted) throw error;
  }
}
