/** The `size` items with the highest scores among all that were offered: a heap whose root has the lowest of them. */
export class Best<T> {
  readonly #size: number;
  readonly #items: { score: number; item: T }[] = [];

  constructor(size: number) {
    this.#size = size;
  }

  /** The score that an item must exceed to be kept. */
  get threshold(): number {
    return this.#items.length < this.#size ? -Infinity : (this.#items[0]?.score ?? -Infinity);
  }

  offer(score: number, item: T): void {
    if (score <= this.threshold) return;
    if (this.#items.length < this.#size) {
      this.#items.push({ score, item });
      this.#rise(this.#items.length - 1);
      return;
    }
    this.#items[0] = { score, item };
    this.#sink();
  }

  /** Best first. */
  ranked(): { score: number; item: T }[] {
    return this.#items.toSorted((a, b) => b.score - a.score);
  }

  list(): T[] {
    return this.ranked().map(({ item }) => item);
  }

  #rise(from: number): void {
    for (let at = from; at > 0;) {
      const parent = (at - 1) >> 1;
      if (this.#scoreAt(parent) <= this.#scoreAt(at)) return;
      this.#swap(at, parent);
      at = parent;
    }
  }

  #sink(): void {
    for (let at = 0; ;) {
      const left = 2 * at + 1;
      const lower = this.#scoreAt(left + 1) < this.#scoreAt(left) ? left + 1 : left;
      if (this.#scoreAt(lower) >= this.#scoreAt(at)) return;
      this.#swap(at, lower);
      at = lower;
    }
  }

  #scoreAt = (index: number): number => this.#items[index]?.score ?? Infinity;

  #swap(a: number, b: number): void {
    const [first, second] = [this.#items[a], this.#items[b]];
    if (!first || !second) return;
    this.#items[a] = second;
    this.#items[b] = first;
  }
}
