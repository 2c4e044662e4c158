import { sleep } from './sleep.ts';

/** Polls `holds` until it answers true. False when `timeout_ms` have passed or `signal` aborted before that. */
export async function waitUntil(
  holds: () => Promise<boolean> | boolean,
  options: { timeout_ms?: number; every_ms?: number; signal?: AbortSignal },
): Promise<boolean> {
  const { timeout_ms = Infinity, every_ms = 50, signal } = options;
  const deadline = performance.now() + timeout_ms;
  for (;;) {
    if (signal?.aborted) return false;
    if (await holds()) return true;
    if (performance.now() > deadline) return false;
    await sleep(every_ms, signal);
  }
}
