/**
 * Waits until `look` neither throws (an assertion) nor returns null (a search). Throws its last error after `timeout_ms`.
 */
export async function eventually<T>(
  look: () => Promise<T> | T,
  { timeout_ms = 20_000, every_ms = 50, what = 'the condition' } = {},
): Promise<Exclude<T, null>> {
  const until = Date.now() + timeout_ms;
  let last: unknown = new Error(`${what} did not come true within ${timeout_ms} ms`);
  for (;;) {
    try {
      const value = await look();
      if (value !== null) return value as Exclude<T, null>;
    } catch (error) {
      last = error;
    }
    if (Date.now() > until) throw last;
    await new Promise((resolve) => setTimeout(resolve, every_ms));
  }
}
