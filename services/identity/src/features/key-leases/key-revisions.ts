import { EventEmitter, once } from 'node:events';
import { type Db, listenForNotifications } from '@insights/db';
import type { Logger } from '@insights/telemetry';

/** NOTIFY channel; the payload is the new revision. */
const CHANNEL = 'key_revision';

/** Emits each new revision in this process, as soon as it is committed. */
export class KeyRevisions extends EventEmitter<{ revision: [number] }> {
  constructor() {
    super();
    // One for each gateway.
    this.setMaxListeners(0);
  }

  /** The revision of the next notification; undefined once `until` aborts. */
  next(until: AbortSignal): Promise<number | undefined> {
    return once(this, 'revision', { signal: until }).then(
      ([revision]) => revision as number,
      () => undefined,
    );
  }

  /** Listens until `signal` aborts. */
  listen(db: Db, options: { logger: Pick<Logger, 'warn'>; signal: AbortSignal }): Promise<void> {
    return listenForNotifications(db.worker, {
      ...options,
      channel: CHANNEL,
      onNotification: (revision) => this.emit('revision', Number(revision)),
      // What was missed is found by the next renewal.
      onConnect: () => undefined,
    });
  }
}
