import type { Logger } from '@insights/telemetry';
import { runQueueWorker } from '../queue-worker.ts';
import { type VectorMaker, makeVectors } from './make-vectors.ts';

export interface VectorWorkerOptions extends VectorMaker {
  /** Requests at the same time. */
  readonly concurrency: number;
  readonly logger: Logger;
}

/** Makes vectors until `signal` aborts; resolves when the requests under way have ended. */
export function runVectorWorker(options: VectorWorkerOptions, signal: AbortSignal): Promise<void> {
  const { db, logger, concurrency } = options;
  const work = (stopping: AbortSignal): Promise<boolean> => makeVectors(options, stopping);
  return runQueueWorker({ db, logger, concurrency, name: 'making vectors', channel: 'vaults_vectors', work }, signal);
}
