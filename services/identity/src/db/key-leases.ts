import type { Db, Tx } from '@insights/db';
import { withoutWorkspace } from './lookup.ts';

/** The lease of a gateway, and how often it has been renewed. */
export interface KeyLeaseRow {
  readonly gateway_id: string;
  readonly renewals: number;
}

/** The leases of all gateways on verdicts about keys. Errors of all: `unavailable`. */
export interface KeyLeases {
  /** The revision of all keys: a number that rises whenever a key ends before its time. */
  revision(): Promise<number>;
  /** Leases that may use verdicts from before `revision`. */
  behind(revision: number): Promise<KeyLeaseRow[]>;
  /** Deletes a lease that has not been renewed since; with null, however often it has been. */
  end(lease: { gateway_id: string; renewals: number | null }): Promise<void>;
}

export function keyLeasesOf(db: Db): KeyLeases {
  return {
    async revision() {
      const text = 'select identity.current_key_revision() as revision';
      const [row] = await withoutWorkspace<{ revision: number }>(db, text, []);
      if (!row) throw new Error('a function returned no row');
      return row.revision;
    },
    behind: (revision) => withoutWorkspace(db, 'select * from identity.key_leases_behind($1)', [revision]),
    async end({ gateway_id, renewals }) {
      await withoutWorkspace(db, 'select identity.end_key_lease($1, $2)', [gateway_id, renewals]);
    },
  };
}

/** Says that the caller of a transaction which ends keys awaits the leases after its commit; without it the commit takes a second. */
export async function leasesAreAwaited(tx: Tx): Promise<void> {
  await tx.run(`select set_config('insights.leases_are_awaited', 'yes', true)`);
}
