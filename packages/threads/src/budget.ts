interface Waiting {
  readonly amount: number;
  admit(): void;
}

export interface Claim {
  /** Who the amount is for, such as a workspace: owners take turns. */
  readonly owner: string;
  readonly signal?: AbortSignal;
}

/**
 * An amount (memory, places) that several owners share. Next is the owner that holds least, and among equals owners take turns, so
 * that the queue of one never holds up the others. The next request is never overtaken, however large it is.
 */
export class Budget {
  readonly total: number;
  #free: number;
  /** Requests by owner. The owner that was served last is at the end. */
  readonly #queues = new Map<string, Waiting[]>();
  readonly #held = new Map<string, number>();

  constructor(total: number) {
    this.total = total;
    this.#free = total;
  }

  /** Whether `amount` would be granted at once. */
  hasRoom(amount: number): boolean {
    return this.#queues.size === 0 && amount <= this.#free;
  }

  get waiting(): number {
    return [...this.#queues.values()].reduce((sum, queue) => sum + queue.length, 0);
  }

  /** Resolves with a function that gives the amount back. `amount` must not exceed the total. Errors: the signal's reason. */
  async take(amount: number, { owner, signal }: Claim): Promise<() => void> {
    if (amount > this.total) throw new RangeError(`${amount} exceeds the budget of ${this.total}`);
    signal?.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting: Waiting = { amount, admit: resolve };
    const leave = () => {
      if (!this.#queues.get(owner)?.includes(waiting)) return;
      this.#requeue(owner, waiting);
      reject(signal?.reason);
      this.#admit();
    };
    signal?.addEventListener('abort', leave, { once: true });
    this.#queues.set(owner, [...(this.#queues.get(owner) ?? []), waiting]);
    this.#admit();
    await promise.finally(() => signal?.removeEventListener('abort', leave));
    return () => {
      this.#hold(owner, -amount);
      this.#admit();
    };
  }

  #admit(): void {
    for (let owner = this.#next(); owner !== undefined; owner = this.#next()) {
      const [first] = this.#queues.get(owner) ?? [];
      if (!first || first.amount > this.#free) return;
      this.#requeue(owner, first);
      this.#hold(owner, first.amount);
      first.admit();
    }
  }

  #next(): string | undefined {
    let next: string | undefined;
    for (const owner of this.#queues.keys())
      if (next === undefined || this.#heldBy(owner) < this.#heldBy(next)) next = owner;
    return next;
  }

  /** Takes a request out of its owner's queue, and moves the owner to the end. */
  #requeue(owner: string, served: Waiting): void {
    const rest = (this.#queues.get(owner) ?? []).filter((waiting) => waiting !== served);
    this.#queues.delete(owner);
    if (rest.length > 0) this.#queues.set(owner, rest);
  }

  #heldBy(owner: string): number {
    return this.#held.get(owner) ?? 0;
  }

  #hold(owner: string, amount: number): void {
    this.#free -= amount;
    const held = this.#heldBy(owner) + amount;
    if (held === 0) this.#held.delete(owner);
    else this.#held.set(owner, held);
  }
}
