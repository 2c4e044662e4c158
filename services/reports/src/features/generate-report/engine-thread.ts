import { Worker } from 'node:worker_threads';
import type { EngineInput, EngineOutput } from '../../engine/types.ts';

/**
 * Runs a synthesis in a thread of its own: a large campaign takes seconds of pure computing, during which heartbeats, health
 * checks and other calls go on.
 */
export function synthesizeInThread(input: EngineInput, signal: AbortSignal): Promise<EngineOutput> {
  const worker = new Worker(new URL('./engine-worker.ts', import.meta.url), { workerData: input });
  return new Promise<EngineOutput>((resolve, reject) => {
    const stop = () => reject(new Error('the synthesis was stopped'));
    signal.addEventListener('abort', stop, { once: true });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the synthesis thread ended with ${code}`)));
  }).finally(() => worker.terminate());
}
