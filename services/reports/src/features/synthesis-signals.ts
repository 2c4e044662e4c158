import { Signal } from '@insights/background';
import { type Db, listenForNotifications } from '@insights/db';
import type { Logger } from '@insights/telemetry';

/** A trigger on `syntheses` notifies this channel with the id of each row whose status changes. */
const CHANNEL = 'reports_syntheses';
/** Fallback for lost notifications. */
const POLL_MS = 2_000;

/** Wakes the calls that wait for the result of a synthesis. */
export class SynthesisSignals {
  readonly #waiting = new Map<string, Signal>();

  /** Listens until `signal` aborts. */
  listen(db: Db, options: { logger: Pick<Logger, 'warn'>; signal: AbortSignal }): Promise<void> {
    return listenForNotifications(db.worker, {
      ...options,
      channel: CHANNEL,
      onNotification: (id) => this.#waiting.get(id)?.notify(),
      onConnect: () => this.#waiting.forEach((changed) => changed.notify()),
    });
  }

  /** Repeats `read` after each change of the synthesis until it returns a result, `wait_ms` have passed or `signal` aborts. */
  async waitFor<T>(
    id: string,
    { wait_ms, signal }: { wait_ms: number; signal: AbortSignal },
    read: () => Promise<T | null>,
  ): Promise<T | null> {
    const deadline = Date.now() + wait_ms;
    const changed = new Signal();
    this.#waiting.set(id, changed);
    try {
      for (;;) {
        const result = await read();
        const left = deadline - Date.now();
        if (result !== null || left <= 0 || signal.aborted) return result;
        await changed.wait(Math.min(left, POLL_MS), signal);
      }
    } finally {
      this.#waiting.delete(id);
    }
  }
}
