import type { Db } from '@insights/db';
import { sleep } from '@insights/background';
import type { Logger } from '@insights/telemetry';
import { type Claim, renewLeases } from './claim.ts';

/** Most attempts end sooner, and cost no renewal. */
const RENEW_MS = 1_000;

/** The leases of the deliveries that this process attempts at the moment. Renews those that it has held for a while, until `until` aborts. */
export class HeldLeases {
  readonly #held = new Map<string, { readonly claim: Claim; readonly since: number }>();
  readonly #db: Db;
  readonly #logger: Logger;

  constructor(options: { readonly db: Db; readonly logger: Logger; readonly until: AbortSignal }) {
    this.#db = options.db;
    this.#logger = options.logger;
    void this.#keepRenewing(options.until);
  }

  get size(): number {
    return this.#held.size;
  }

  add(claims: readonly Claim[]): void {
    const since = performance.now();
    for (const claim of claims) this.#held.set(claim.lease_id, { claim, since });
  }

  delete({ lease_id }: Pick<Claim, 'lease_id'>): void {
    this.#held.delete(lease_id);
  }

  async #keepRenewing(until: AbortSignal): Promise<void> {
    for (;;) {
      await sleep(RENEW_MS, until);
      if (until.aborted) return;
      const old = performance.now() - RENEW_MS;
      const long = [...this.#held.values()].filter(({ since }) => since <= old).map(({ claim }) => claim);
      if (long.length === 0) continue;
      await renewLeases(this.#db.worker, long).catch((error: unknown) =>
        this.#logger.warn(
          { err: error, deliveries: long.length },
          'renewing the leases of deliveries failed; retrying',
        ),
      );
    }
  }
}
