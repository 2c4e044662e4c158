/** Resolves after `ms`, or as soon as `signal` aborts. Without `keepAlive` the process may exit meanwhile. */
export function sleep(ms: number, signal?: AbortSignal, { keepAlive = true } = {}): Promise<void> {
  if (signal?.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    if (!keepAlive) timer.unref();
    signal?.addEventListener('abort', end, { once: true });
  });
}
