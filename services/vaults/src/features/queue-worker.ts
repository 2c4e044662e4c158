import { Backoff, Signal } from '@insights/background';
import { type Db, listenForNotifications } from '@insights/db';
import type { Logger } from '@insights/telemetry';

/** Finds expired leases, documents that wait after a failure, and lost notifications. */
const POLL_MS = 5_000;
const RETRY = { min_ms: 1_000, max_ms: 60_000 };

/** A queue of documents in a table. */
export interface QueueWorker {
  readonly db: Db;
  readonly logger: Logger;
  /** What the process does, for the log. */
  readonly name: string;
  /** A trigger notifies it when documents become due. */
  readonly channel: string;
  /** Pieces of work at the same time. */
  readonly concurrency: number;
  /** Takes what has been due longest; false if nothing is due. */
  work(signal: AbortSignal): Promise<boolean>;
}

/** Works until `signal` aborts; resolves when the work under way has ended. */
export async function runQueueWorker(worker: QueueWorker, signal: AbortSignal): Promise<void> {
  const { db, logger, channel, concurrency } = worker;
  const signals = Array.from({ length: concurrency }, () => new Signal());
  const notify = (): void => signals.forEach((wake) => wake.notify());
  const listener = { channel, onNotification: notify, onConnect: notify, logger, signal };
  await Promise.all([
    listenForNotifications(db.worker, listener),
    ...signals.map((wake) => workRepeatedly(worker, wake, signal)),
  ]);
}

async function workRepeatedly({ logger, name, work }: QueueWorker, wake: Signal, signal: AbortSignal): Promise<void> {
  const backoff = new Backoff(RETRY);
  while (!signal.aborted) {
    try {
      const isMore = await work(signal);
      backoff.reset();
      if (!isMore) await wake.wait(POLL_MS, signal);
    } catch (error) {
      logger.warn({ err: error }, `${name} failed; retrying`);
      await backoff.wait(signal);
    }
  }
}
