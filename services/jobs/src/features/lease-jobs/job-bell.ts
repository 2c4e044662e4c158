import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { Db } from '@insights/db';
import type { Logger } from '@insights/telemetry';

/** NOTIFY channel whose payload is the queue that has something to lease. */
export const WAITING_CHANNEL = 'jobs_waiting';

const RECONNECT_MS = 500;

/** What one waiting lease hears: rings since it was opened are not lost, even those that came while it was looking. */
export class Ear {
  readonly queues: readonly string[];
  readonly #onClose: (ear: Ear) => void;
  #isRung = false;
  #wake: (() => void) | undefined;

  constructor(queues: readonly string[], onClose: (ear: Ear) => void) {
    this.queues = queues;
    this.#onClose = onClose;
  }

  get isWaiting(): boolean {
    return this.#wake !== undefined;
  }

  ring(): void {
    this.#isRung = true;
    this.#wake?.();
  }

  /** Resolves at the next ring, after `ms`, or when `signal` is aborted. */
  async heard(ms: number, signal: AbortSignal): Promise<void> {
    if (!this.#isRung && !signal.aborted) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, ms);
      this.#wake = resolve;
      signal.addEventListener('abort', () => resolve(), { once: true });
      await promise;
      clearTimeout(timer);
      this.#wake = undefined;
    }
    this.#isRung = false;
  }

  close(): void {
    this.#onClose(this);
  }
}

/** Wakes the leases that wait in this process when a queue gets a job, whichever replica put it there. */
export class JobBell {
  readonly #ears = new Set<Ear>();

  open(queues: readonly string[]): Ear {
    const ear = new Ear(queues, (closed) => this.#ears.delete(closed));
    this.#ears.add(ear);
    return ear;
  }

  /** Whether a lease waits for jobs of `queue` at this moment. */
  isWaiting(queue: string): boolean {
    return [...this.#ears].some((ear) => ear.isWaiting && ear.queues.includes(queue));
  }

  ring(queue: string): void {
    for (const ear of this.#ears) if (ear.queues.includes(queue)) ear.ring();
  }

  ringAll(): void {
    for (const ear of this.#ears) ear.ring();
  }

  /** Listens until `signal` is aborted, on a connection of its own; what was missed while it was lost counts as rung. */
  async listen(db: Db, options: { logger: Pick<Logger, 'warn'>; signal: AbortSignal }): Promise<void> {
    const { signal, logger } = options;
    while (!signal.aborted) {
      try {
        await this.#listenOnce(db, signal);
      } catch (error) {
        if (!signal.aborted) logger.warn({ err: error }, 'new jobs are heard of late: the database is out of reach');
        await sleep(RECONNECT_MS, undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
  }

  async #listenOnce(db: Db, signal: AbortSignal): Promise<void> {
    const client = new Client(db.worker.options);
    const { promise: over, resolve, reject } = Promise.withResolvers<void>();
    const stop = () => resolve();
    client.on('error', reject);
    client.on('end', () => reject(new Error('the connection that listens was closed')));
    client.on('notification', ({ payload }) => this.ring(payload ?? ''));
    signal.addEventListener('abort', stop, { once: true });
    // Lost before anybody waits for it, it is lost all the same.
    over.catch(() => undefined);
    try {
      await client.connect();
      await client.query(`listen ${WAITING_CHANNEL}`);
      this.ringAll();
      if (!signal.aborted) await over;
    } finally {
      signal.removeEventListener('abort', stop);
      await client.end();
    }
  }
}
