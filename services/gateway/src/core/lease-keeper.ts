import { sleep } from '@insights/background';
import { type Instant, instantNow } from './instant.ts';
import type { KeyLease } from './key-lease.ts';

/** A renewal waits this long for a new revision: less than half of a lease, so that one may fail. */
export const RENEWAL_WAIT_MS = 400;
const RETRY_MS = 200;
/** Without keys for this long, the lease is left to run out. */
const IDLE_MS = 10_000;

export interface Renewal {
  readonly known_revision: number;
  readonly wait_ms: number;
}

/** Renews the lease on verdicts about keys while keys are used. Without one, every key is looked up. */
export class LeaseKeeper {
  readonly #lease: KeyLease;
  readonly #renew: (renewal: Renewal) => Promise<{ revision: number }>;
  readonly #stopping: AbortSignal;
  #lastUse = 0;
  #isRunning = false;

  /** Renewals end when `stopping` aborts. */
  constructor(lease: KeyLease, renew: (renewal: Renewal) => Promise<{ revision: number }>, stopping: AbortSignal) {
    this.#lease = lease;
    this.#renew = renew;
    this.#stopping = stopping;
  }

  /** Notes the use of a key. */
  noteUse(): void {
    this.#lastUse = performance.now();
    if (!this.#isRunning) void this.#run();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (!this.#stopping.aborted && performance.now() - this.#lastUse < IDLE_MS) await this.#renewOnce(instantNow());
    this.#isRunning = false;
  }

  async #renewOnce(asked: Instant): Promise<void> {
    try {
      const { knownRevision: known_revision } = this.#lease;
      const { revision } = await this.#renew({ known_revision, wait_ms: RENEWAL_WAIT_MS });
      if (!this.#stopping.aborted) this.#lease.renewed(asked, revision);
    } catch {
      // Keys are looked up meanwhile, and whoever asks learns why that fails.
      await sleep(RETRY_MS, this.#stopping, { keepAlive: false });
    }
  }
}
