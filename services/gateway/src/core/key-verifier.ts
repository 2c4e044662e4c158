import type { identity } from '@insights/contracts';

/** Reads many keys' verdicts at once, in the order of their hashes. */
export type LookUpKeys = (hashes: Buffer[]) => Promise<identity.KeyVerdict[]>;

interface Waiting {
  readonly hash: Buffer;
  resolve(verdict: identity.KeyVerdict): void;
  reject(error: unknown): void;
}

const LARGEST_BATCH = 500;

/**
 * Asks identity about presented keys, many with one read. While a read is under way, new arrivals gather for the next one,
 * so batches grow with the load by themselves; with two reads at a time there would be twice as many of half the size. Every verdict comes from a read that began after its request arrived and
 * nothing is kept: that is why a revoked key stops at once everywhere.
 */
export class KeyVerifier {
  readonly #lookUp: LookUpKeys;
  #waiting: Waiting[] = [];
  #isReading = false;

  constructor(lookUp: LookUpKeys) {
    this.#lookUp = lookUp;
  }

  /** Errors: `unavailable`. */
  verify(hash: Buffer): Promise<identity.KeyVerdict> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ hash, resolve, reject });
      this.#sendNext();
    });
  }

  #sendNext(): void {
    if (this.#isReading || this.#waiting.length === 0) return;
    this.#isReading = true;
    void this.#send(this.#waiting.splice(0, LARGEST_BATCH)).finally(() => {
      this.#isReading = false;
      this.#sendNext();
    });
  }

  async #send(batch: readonly Waiting[]): Promise<void> {
    try {
      const verdicts = await this.#lookUp(batch.map(({ hash }) => hash));
      for (const [index, { resolve, reject }] of batch.entries()) {
        const verdict = verdicts[index];
        if (verdict) resolve(verdict);
        else reject(new Error(`${verdicts.length} verdicts on ${batch.length} keys`));
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
