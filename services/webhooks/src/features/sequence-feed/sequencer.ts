import { Backoff, Signal, sleep } from '@insights/background';
import type { Db } from '@insights/db';
import type { Stoppable } from '@insights/messaging';
import type { Logger } from '@insights/telemetry';
import type { FeedMetrics } from './metrics.ts';
import { numberEvents } from './number-events.ts';

/** Finds events whose notification was lost, and those that another process left behind. */
const POLL_MS = 1_000;
/** Collects events before a pass: numbering many costs little more than numbering one, and fewer passes get in the way of fewer deliveries. */
const GATHER_MS = 250;
const RETRY = { min_ms: 250, max_ms: 5_000 };

export interface SequencerOptions {
  readonly db: Db;
  readonly logger: Logger;
  readonly metrics: FeedMetrics;
}

/** Numbers the events of all feeds until it is stopped. Any number of processes may run it, and each may be killed at any moment. */
export class FeedSequencer implements Stoppable {
  readonly #options: SequencerOptions;
  readonly #wake = new Signal();
  readonly #stop = new AbortController();
  readonly #ended: Promise<void>;

  constructor(options: SequencerOptions) {
    this.#options = options;
    this.#ended = this.#run(this.#stop.signal);
  }

  /** Events may have been committed. */
  notify(): void {
    this.#wake.notify();
  }

  /** Waits for a pass under way. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#ended;
  }

  async #run(signal: AbortSignal): Promise<void> {
    const { db, logger, metrics } = this.#options;
    const backoff = new Backoff(RETRY);
    while (!signal.aborted) {
      try {
        const { numbered, is_done } = await numberEvents(db);
        backoff.reset();
        metrics.numbered.inc(numbered);
        if (!is_done) continue;
        await this.#wake.wait(POLL_MS, signal);
        await sleep(GATHER_MS, signal);
      } catch (error) {
        logger.warn({ err: error }, 'numbering the events of feeds failed; retrying');
        await backoff.wait(signal);
      }
    }
  }
}
