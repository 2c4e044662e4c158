import { GatheredCalls } from './gathered-calls.ts';

/** Verifies many keys with one read, in the order of their hashes. */
export type LookUpKeys<Verdict> = (hashes: Buffer[]) => Promise<Verdict[]>;

/**
 * Verifies keys of one kind in batches. Every verdict comes from a read that began after its request arrived, and
 * nothing is cached, so that a revoked key stops working at once everywhere.
 */
export class KeyVerifier<Verdict> {
  readonly #reads: GatheredCalls<Buffer, Verdict>;

  constructor(lookUp: LookUpKeys<Verdict>) {
    this.#reads = new GatheredCalls(lookUp);
  }

  /** Errors: `unavailable`. */
  verify(hash: Buffer): Promise<Verdict> {
    return this.#reads.ask(hash);
  }
}
