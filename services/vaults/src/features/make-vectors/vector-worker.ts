import { Backoff, Signal } from '@insights/background';
import { listenForNotifications } from '@insights/db';
import type { Logger } from '@insights/telemetry';
import { type VectorMaker, makeVectors } from './make-vectors.ts';

/** A trigger on `chunks` notifies this channel. */
const CHANNEL = 'vaults_vectors';
/** Finds expired leases, documents that wait after a failure, and lost notifications. */
const POLL_MS = 5_000;
const RETRY = { min_ms: 1_000, max_ms: 60_000 };

export interface VectorWorkerOptions extends VectorMaker {
  /** Requests at the same time. */
  readonly concurrency: number;
  readonly logger: Logger;
}

/** Makes vectors until `signal` aborts; resolves when the requests under way have ended. */
export async function runVectorWorker(options: VectorWorkerOptions, signal: AbortSignal): Promise<void> {
  const { db, logger, concurrency } = options;
  const signals = Array.from({ length: concurrency }, () => new Signal());
  const notify = (): void => signals.forEach((wake) => wake.notify());
  const listener = { channel: CHANNEL, onNotification: notify, onConnect: notify, logger, signal };
  await Promise.all([
    listenForNotifications(db.worker, listener),
    ...signals.map((wake) => makeRepeatedly(options, wake, signal)),
  ]);
}

async function makeRepeatedly(options: VectorWorkerOptions, wake: Signal, signal: AbortSignal): Promise<void> {
  const backoff = new Backoff(RETRY);
  while (!signal.aborted) {
    try {
      const isMore = await makeVectors(options, signal);
      backoff.reset();
      if (!isMore) await wake.wait(POLL_MS, signal);
    } catch (error) {
      options.logger.warn({ err: error }, 'making vectors failed; retrying');
      await backoff.wait(signal);
    }
  }
}
