import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { Db } from '@insights/db';
import { Doorbell } from '@insights/messaging';
import type { Logger } from '@insights/telemetry';

const LISTEN_AGAIN_MS = 3_000;
const TIMER_MAX_MS = 3_600_000;

/** The doorbell of a loop, with ways to ring it later. */
export class Bell extends Doorbell {
  #soon: NodeJS.Timeout | undefined;

  /** Rings once for all calls within `ms`, so that what comes in small pieces is looked at together. */
  ringSoon(ms: number): void {
    if (this.#soon) return;
    this.#soon = setTimeout(() => {
      this.#soon = undefined;
      this.ring();
    }, ms);
  }

  /** Rings by itself; the process may end before. */
  ringIn(ms: number): void {
    setTimeout(() => this.ring(), Math.min(ms, TIMER_MAX_MS)).unref();
  }
}

/** Rings whenever deliveries were queued, by whichever process, until `signal`. A lost connection is made again. */
export async function listenForDeliveries(options: {
  db: Db;
  bell: Bell;
  logger: Logger;
  signal: AbortSignal;
}): Promise<void> {
  const { db, bell, logger, signal } = options;
  while (!signal.aborted) {
    const client = new Client(db.worker.options);
    const { promise: gone, resolve } = Promise.withResolvers<void>();
    const leave = () => resolve();
    signal.addEventListener('abort', leave, { once: true });
    client.on('error', leave);
    client.on('end', leave);
    client.on('notification', () => bell.ring());
    try {
      await client.connect();
      await client.query('listen webhooks_deliveries');
      bell.ring();
      await gone;
    } catch (error) {
      logger.warn({ err: error }, 'new deliveries cannot be listened for; looking now and then');
    }
    signal.removeEventListener('abort', leave);
    await client.end().catch((error: unknown) => logger.debug({ err: error }, 'a lost connection cannot say goodbye'));
    await sleep(LISTEN_AGAIN_MS, undefined, { signal }).catch(() => undefined);
  }
}
