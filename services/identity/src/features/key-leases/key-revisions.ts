import { type Db, listenForNotifications } from '@insights/db';
import type { Logger } from '@insights/telemetry';

/** NOTIFY channel; the payload is the new revision. */
const CHANNEL = 'key_revision';

/** Tells the calls that wait in this process of each new revision, as soon as it is committed. */
export class KeyRevisions {
  #next = Promise.withResolvers<number>();

  /** The revision of the next notification. */
  get next(): Promise<number> {
    return this.#next.promise;
  }

  /** Listens until `signal` aborts. */
  listen(db: Db, options: { logger: Pick<Logger, 'warn'>; signal: AbortSignal }): Promise<void> {
    return listenForNotifications(db.worker, {
      ...options,
      channel: CHANNEL,
      onNotification: (revision) => this.#announce(Number(revision)),
      // What was missed is found by the next renewal.
      onConnect: () => undefined,
    });
  }

  #announce(revision: number): void {
    this.#next.resolve(revision);
    this.#next = Promise.withResolvers();
  }
}
