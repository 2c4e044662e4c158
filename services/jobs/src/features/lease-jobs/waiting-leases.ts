import { Signal } from '@insights/background';
import { type Db, listenForNotifications } from '@insights/db';
import type { Logger } from '@insights/telemetry';

/** NOTIFY channel; the payload is the queue that has a job to lease. */
export const WAITING_CHANNEL = 'jobs_waiting';

/** One lease call that waits for jobs of some queues. */
export class WaitingLease extends Signal {
  readonly queues: readonly string[];
  readonly #onClose: (lease: WaitingLease) => void;

  constructor(queues: readonly string[], onClose: (lease: WaitingLease) => void) {
    super();
    this.queues = queues;
    this.#onClose = onClose;
  }

  close(): void {
    this.#onClose(this);
  }
}

/** Wakes the lease calls that wait in this process when any replica adds a job to one of their queues. */
export class WaitingLeases {
  readonly #leases = new Set<WaitingLease>();

  open(queues: readonly string[]): WaitingLease {
    const lease = new WaitingLease(queues, (closed) => this.#leases.delete(closed));
    this.#leases.add(lease);
    return lease;
  }

  /** Whether a lease call is waiting for jobs of `queue` at this moment. */
  isAwaited(queue: string): boolean {
    return [...this.#leases].some((lease) => lease.isAwaited && lease.queues.includes(queue));
  }

  /** Listens until `signal` aborts. */
  listen(db: Db, options: { logger: Pick<Logger, 'warn'>; signal: AbortSignal }): Promise<void> {
    return listenForNotifications(db.worker, {
      ...options,
      channel: WAITING_CHANNEL,
      onNotification: (queue) => this.#notify((lease) => lease.queues.includes(queue)),
      onConnect: () => this.#notify(() => true),
    });
  }

  #notify(concerns: (lease: WaitingLease) => boolean): void {
    for (const lease of this.#leases) if (concerns(lease)) lease.notify();
  }
}
