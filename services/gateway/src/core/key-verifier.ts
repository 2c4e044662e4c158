import { GatheredCalls } from './gathered-calls.ts';

/** Reads many keys' verdicts at once, in the order of their hashes. */
export type LookUpKeys<Verdict> = (hashes: Buffer[]) => Promise<Verdict[]>;

/**
 * Asks identity about presented keys of one kind, many with one read. Every verdict comes from a read that began after its request arrived and
 * nothing is kept: that is why a revoked key stops at once everywhere.
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
