import { Signal } from '@insights/background';
import { type Db, listenForNotifications } from '@insights/db';
import type { Logger } from '@insights/telemetry';

/** A trigger on `documents` notifies this channel with the id of each document that is no longer pending. */
const CHANNEL = 'vaults_documents';
/** Fallback for lost notifications. */
const POLL_MS = 2_000;

/** Wakes the calls that wait until an upload has been read. */
export class DocumentSignals {
  readonly #waiting = new Map<string, Set<Signal>>();

  /** Listens until `signal` aborts. */
  listen(db: Db, options: { logger: Pick<Logger, 'warn'>; signal: AbortSignal }): Promise<void> {
    return listenForNotifications(db.worker, {
      ...options,
      channel: CHANNEL,
      onNotification: (id) => this.#waiting.get(id)?.forEach((changed) => changed.notify()),
      onConnect: () => this.#waiting.forEach((all) => all.forEach((changed) => changed.notify())),
    });
  }

  /** Repeats `read` after each change of the document until it returns a result, `wait_ms` have passed or `signal` aborts. */
  async waitFor<T>(
    id: string,
    { wait_ms, signal }: { wait_ms: number; signal: AbortSignal },
    read: () => Promise<T | null>,
  ): Promise<T | null> {
    const deadline = Date.now() + wait_ms;
    const changed = new Signal();
    const all = this.#waiting.get(id) ?? new Set();
    this.#waiting.set(id, all.add(changed));
    try {
      for (;;) {
        const result = await read();
        const left = deadline - Date.now();
        if (result !== null || left <= 0 || signal.aborted) return result;
        await changed.wait(Math.min(left, POLL_MS), signal);
      }
    } finally {
      all.delete(changed);
      if (all.size === 0 && this.#waiting.get(id) === all) this.#waiting.delete(id);
    }
  }
}
