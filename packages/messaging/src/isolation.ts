/** Runs work together, except for work that must run alone: an event that may crash the process must not take others with it. */
export class Isolation {
  readonly #together = new Set<Promise<unknown>>();
  #alone: Promise<unknown> | undefined;

  async together<T>(work: () => Promise<T>): Promise<T> {
    while (this.#alone) await this.#alone;
    const running = work();
    const ended: Promise<unknown> = running.then(nothing, nothing).finally(() => this.#together.delete(ended));
    this.#together.add(ended);
    return running;
  }

  async alone<T>(work: () => Promise<T>): Promise<T> {
    while (this.#alone) await this.#alone;
    const running = Promise.all(this.#together).then(work);
    this.#alone = running.then(nothing, nothing).finally(() => (this.#alone = undefined));
    return running;
  }
}

const nothing = (): void => undefined;
