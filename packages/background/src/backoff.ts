import { sleep } from './sleep.ts';

/** A pause is shortened by up to a quarter, so that replicas that failed together do not retry together. */
const JITTER = 0.25;

/** Pauses between attempts, doubling from `min_ms` to `max_ms`. */
export class Backoff {
  readonly #min_ms: number;
  readonly #max_ms: number;
  #pause_ms: number;

  constructor({ min_ms, max_ms }: { min_ms: number; max_ms: number }) {
    this.#min_ms = min_ms;
    this.#max_ms = max_ms;
    this.#pause_ms = min_ms;
  }

  async wait(signal?: AbortSignal): Promise<void> {
    const pause = this.#pause_ms * (1 - JITTER * Math.random());
    this.#pause_ms = Math.min(this.#pause_ms * 2, this.#max_ms);
    await sleep(pause, signal);
  }

  reset(): void {
    this.#pause_ms = this.#min_ms;
  }
}
