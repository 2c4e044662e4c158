/** A look that takes long is repeated less often, so that waiting does not slow down what is waited for. */
const WAIT_PER_LOOK = 4;
const LONGEST_WAIT_MS = 2_000;

/**
 * Waits until `look` neither throws (an assertion) nor returns null (a search). Throws its last error after `timeout_ms`, which only
 * ends a test that hangs: how long something may take is measured and asserted by itself, because machines differ in speed.
 */
export async function eventually<T>(
  look: () => Promise<T> | T,
  { timeout_ms = 120_000, every_ms = 50, what = 'the condition' } = {},
): Promise<Exclude<T, null>> {
  const until = Date.now() + timeout_ms;
  let last: unknown = new Error(`${what} did not come true within ${timeout_ms} ms`);
  for (;;) {
    const began = performance.now();
    try {
      const value = await look();
      if (value !== null) return value as Exclude<T, null>;
    } catch (error) {
      last = error;
    }
    if (Date.now() > until) throw last;
    const pause = Math.min(LONGEST_WAIT_MS, (performance.now() - began) * WAIT_PER_LOOK);
    await new Promise((resolve) => setTimeout(resolve, Math.max(every_ms, pause)));
  }
}
