import type { KeyLeaseRow } from '../../services/identity/src/db/key-leases.ts';

/** How a database differs from the real one; for each there must be an order of events in which a revoked key is accepted. */
export interface DatabaseFault {
  /** A renewal and the transaction that ends a key do not exclude each other. */
  readonly locks_nothing?: boolean;
  /** A lease is deleted even if it has been renewed since. */
  readonly deletes_renewed?: boolean;
  /** No lease is found. */
  readonly finds_no_lease?: boolean;
}

interface Row {
  known_revision: number;
  renewals: number;
}

/** What the tables and functions of `key-tables.ts` do, with transactions that begin and commit as separate events. */
export class LeaseDatabase {
  readonly #fault: DatabaseFault;
  readonly #leases = new Map<string, Row>();
  readonly #revoked = new Set<string>();
  #revision = 1;
  /** Open transactions; a crash of the server forgets them. */
  #renewals = new Set<object>();
  #ending: object | undefined;

  constructor(fault: DatabaseFault) {
    this.#fault = fault;
  }

  get revision(): number {
    return this.#revision;
  }

  isRevoked(key: string): boolean {
    return this.#revoked.has(key);
  }

  /** Begins to end a key. Returns its commit, which is false if the server has crashed; undefined while the row is locked. */
  beginEnd(key: string): (() => boolean) | undefined {
    if (this.#ending || (!this.#fault.locks_nothing && this.#renewals.size > 0)) return undefined;
    const transaction = {};
    this.#ending = transaction;
    return () => {
      if (this.#ending !== transaction) return false;
      this.#ending = undefined;
      this.#revoked.add(key);
      this.#revision += 1;
      return true;
    };
  }

  /** Begins `renew_key_lease`. Returns its commit, which is undefined if the server has crashed; undefined while a key is being ended. */
  beginRenewal(gateway: string, known_revision: number): (() => number | undefined) | undefined {
    if (this.#ending && !this.#fault.locks_nothing) return undefined;
    const transaction = {};
    this.#renewals.add(transaction);
    const revision = this.#revision;
    return () => {
      if (!this.#renewals.delete(transaction)) return undefined;
      this.#leases.set(gateway, { known_revision, renewals: (this.#leases.get(gateway)?.renewals ?? 0) + 1 });
      return revision;
    };
  }

  behind(revision: number): KeyLeaseRow[] {
    if (this.#fault.finds_no_lease) return [];
    const rows = [...this.#leases].filter(([, { known_revision }]) => known_revision < revision);
    return rows.map(([gateway_id, { renewals }]) => ({ gateway_id, renewals }));
  }

  end({ gateway_id, renewals }: KeyLeaseRow): void {
    if (this.#fault.deletes_renewed || this.#leases.get(gateway_id)?.renewals === renewals)
      this.#leases.delete(gateway_id);
  }

  /** The server stops and starts, or its replica takes over: what was committed stays. */
  crash(): void {
    this.#renewals = new Set();
    this.#ending = undefined;
  }
}
