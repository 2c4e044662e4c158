import type { identity } from '@insights/contracts';
import { GatheredCalls } from './gathered-calls.ts';

/** Reads many keys' verdicts at once, in the order of their hashes. */
export type LookUpKeys = (hashes: Buffer[]) => Promise<identity.KeyVerdict[]>;

/**
 * Asks identity about presented keys, many with one read. Every verdict comes from a read that began after its request arrived and
 * nothing is kept: that is why a revoked key stops at once everywhere.
 */
export class KeyVerifier {
  readonly #reads: GatheredCalls<Buffer, identity.KeyVerdict>;

  constructor(lookUp: LookUpKeys) {
    this.#reads = new GatheredCalls(lookUp);
  }

  /** Errors: `unavailable`. */
  verify(hash: Buffer): Promise<identity.KeyVerdict> {
    return this.#reads.ask(hash);
  }
}
