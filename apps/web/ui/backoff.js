// @ts-check
/** Exponential backoff with jitter. `wake` ends the current pause. */
export class Backoff {
  /** @param {{ first_ms: number, longest_ms: number }} limits */
  constructor({ first_ms, longest_ms }) {
    this.first = first_ms;
    this.longest = longest_ms;
    this.failures = 0;
    this.wake = () => {};
  }

  succeeded() {
    this.failures = 0;
  }

  /** Resolves when it is time for the next try. */
  async pause() {
    const longest = Math.min(this.first * 2 ** this.failures, this.longest);
    this.failures++;
    await new Promise((/** @type {(value?: unknown) => void} */ resolve) => {
      const timer = setTimeout(resolve, longest * (1 - Math.random() / 2));
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
