interface Waiting {
  readonly amount: number;
  admit(): void;
}

/** An amount (memory, places) that several users share. Requests are granted in order: a large one is never overtaken. */
export class Budget {
  readonly total: number;
  #free: number;
  readonly #waiting: Waiting[] = [];

  constructor(total: number) {
    this.total = total;
    this.#free = total;
  }

  /** Whether `amount` would be granted at once. */
  hasRoom(amount: number): boolean {
    return this.#waiting.length === 0 && amount <= this.#free;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** Resolves with a function that gives the amount back. `amount` must not exceed the total. Errors: the signal's reason. */
  async take(amount: number, signal?: AbortSignal): Promise<() => void> {
    if (amount > this.total) throw new RangeError(`${amount} exceeds the budget of ${this.total}`);
    signal?.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting: Waiting = { amount, admit: resolve };
    const leave = () => {
      const at = this.#waiting.indexOf(waiting);
      if (at === -1) return;
      this.#waiting.splice(at, 1);
      reject(signal?.reason);
      this.#admit();
    };
    signal?.addEventListener('abort', leave, { once: true });
    this.#waiting.push(waiting);
    this.#admit();
    await promise.finally(() => signal?.removeEventListener('abort', leave));
    return () => {
      this.#free += amount;
      this.#admit();
    };
  }

  #admit(): void {
    for (let next = this.#waiting[0]; next && next.amount <= this.#free; next = this.#waiting[0]) {
      this.#waiting.shift();
      this.#free -= next.amount;
      next.admit();
    }
  }
}
