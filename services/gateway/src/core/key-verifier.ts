import QuickLRU from 'quick-lru';
import { GatheredCalls } from './gathered-calls.ts';
import { type Instant, between, instantNow } from './instant.ts';
import type { KeyLease, LeaseTerm } from './key-lease.ts';

/** Remembered verdicts of each kind of key: a few megabytes. */
const MAX_REMEMBERED = 10_000;

interface Rememberable {
  /** How long the verdict may be used again under a lease; null: not at all. */
  readonly remember_for_ms: number | null;
}

/** Verifies many keys with one read, in the order of their hashes. */
export type LookUpKeys<Verdict> = (
  hashes: Buffer[],
) => Promise<{ readonly verdicts: Verdict[]; readonly revision: number | null }>;

/** Where a verdict comes from. */
export type VerdictSource = 'lease' | 'look_up';

export interface Leasing {
  readonly lease: KeyLease;
  /** Called for each verdict, so that the lease is renewed while keys are used. */
  noteUse(source: VerdictSource): void;
}

interface Remembered<Verdict> {
  readonly verdict: Verdict;
  readonly asked: Instant;
  /** The term in which it counts. */
  readonly term: LeaseTerm;
}

/**
 * Verifies keys of one kind. Under a lease a verdict is used again, because no revocation answers before this gateway knows of it.
 * Otherwise it comes from a read that began after its request arrived; such reads are made in batches.
 */
export class KeyVerifier<Verdict extends Rememberable> {
  readonly #leasing: Leasing;
  readonly #reads: GatheredCalls<Buffer, Verdict>;
  readonly #remembered = new QuickLRU<string, Remembered<Verdict>>({ maxSize: MAX_REMEMBERED });

  constructor(lookUp: LookUpKeys<Verdict>, leasing: Leasing) {
    this.#leasing = leasing;
    this.#reads = new GatheredCalls(async (hashes) => {
      const asked = instantNow();
      const { verdicts, revision } = await lookUp(hashes);
      for (const [index, verdict] of verdicts.entries()) this.#remember(hashes[index], { verdict, asked, revision });
      return verdicts;
    });
  }

  /** Errors: `unavailable`. */
  async verify(hash: Buffer): Promise<Verdict> {
    const known = this.#known(hash);
    this.#leasing.noteUse(known ? 'lease' : 'look_up');
    return known ?? this.#reads.ask(hash);
  }

  #known(hash: Buffer): Verdict | undefined {
    const { term } = this.#leasing.lease;
    const known = term && this.#remembered.get(nameOf(hash));
    return known && known.term === term && isFresh(known) ? known.verdict : undefined;
  }

  #remember(
    hash: Buffer | undefined,
    { verdict, asked, revision }: { verdict: Verdict; asked: Instant; revision: number | null },
  ): void {
    const { term } = this.#leasing.lease;
    if (hash && term?.revision === revision && term && verdict.remember_for_ms !== null)
      this.#remembered.set(nameOf(hash), { verdict, asked, term });
  }
}

const nameOf = (hash: Buffer): string => hash.toString('latin1');

const isFresh = ({ verdict, asked }: Remembered<Rememberable>): boolean =>
  between(asked, instantNow()) < (verdict.remember_for_ms ?? 0);
