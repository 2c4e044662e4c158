import { KEY_LEASE_MS } from '@insights/auth-context';
import { type Instant, between, instantNow } from './instant.ts';

/** A tenth less than revocations wait for it, so that clocks of different speeds agree on its end. */
const HELD_MS = KEY_LEASE_MS * 0.9;

/** A time without interruption at one revision of all keys. A new one begins with each revision, and when a lease had run out. */
export interface LeaseTerm {
  readonly revision: number;
}

/**
 * A gateway's right to use verdicts about keys again. A revocation answers once this lease has confirmed its revision or has run out, so
 * a verdict counts while the lease lasts and no later revision is known.
 */
export class KeyLease {
  readonly #now: () => Instant;
  #term: LeaseTerm | undefined;
  #since: Instant | undefined;

  constructor(now: () => Instant = instantNow) {
    this.#now = now;
  }

  /** Undefined without a lease, or once it has run out. */
  get term(): LeaseTerm | undefined {
    const isHeld = this.#since !== undefined && between(this.#since, this.#now()) < HELD_MS;
    return isHeld ? this.#term : undefined;
  }

  /** What a renewal tells; 0 when no verdict counts. */
  get knownRevision(): number {
    return this.term?.revision ?? 0;
  }

  /** Notes a lease that was asked for at `asked`. Renewals follow each other; the next may be asked for after this. */
  renewed(asked: Instant, revision: number): void {
    const { term } = this;
    if (term === undefined || revision > term.revision) this.#term = { revision };
    this.#since = asked;
  }

  end(): void {
    this.#since = undefined;
  }
}
