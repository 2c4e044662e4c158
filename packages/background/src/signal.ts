/** Wakes one waiting loop. A notification that arrives between two waits ends the next wait at once. */
export class Signal {
  #isNotified = false;
  #wake: (() => void) | undefined;

  /** Whether a loop is waiting at this moment. */
  get isAwaited(): boolean {
    return this.#wake !== undefined;
  }

  notify(): void {
    this.#isNotified = true;
    this.#wake?.();
  }

  /** Resolves at the next notification, after `ms`, or when `until` aborts: whether there was a notification. */
  async wait(ms: number, until?: AbortSignal): Promise<boolean> {
    if (!this.#isNotified && !until?.aborted) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const wake = (): void => resolve();
      const timer = setTimeout(wake, ms);
      this.#wake = wake;
      until?.addEventListener('abort', wake, { once: true });
      await promise;
      until?.removeEventListener('abort', wake);
      clearTimeout(timer);
      this.#wake = undefined;
    }
    const isNotified = this.#isNotified;
    this.#isNotified = false;
    return isNotified;
  }
}
