import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '@insights/db';
import type { Stoppable } from '@insights/messaging';
import type { Logger } from '@insights/telemetry';

const EVERY_MS = 60 * 60 * 1_000;
const CHUNK_ROWS = 2_000;

/** Deletes events that are past their time with their deliveries and attempts, and deleted endpoints. How many events went. */
export async function forgetOld(db: Db, retentionDays: number): Promise<number> {
  let gone = 0;
  for (let count = CHUNK_ROWS; count === CHUNK_ROWS; gone += count) {
    const result = await db.worker.query(
      `delete from events where id = any (array(
         select id from events where stored_at < now() - make_interval(days => $1) limit ${CHUNK_ROWS}))`,
      [retentionDays],
    );
    count = result.rowCount ?? 0;
  }
  await db.worker.query('delete from endpoints where deleted_at < now() - make_interval(days => $1)', [retentionDays]);
  return gone;
}

/** Does so at the start and then every hour. */
export function startForgetting(options: { db: Db; logger: Logger; retentionDays: number }): Stoppable {
  const { db, logger, retentionDays } = options;
  const stop = new AbortController();
  const { signal } = stop;
  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      try {
        const events = await forgetOld(db, retentionDays);
        if (events > 0) logger.info({ events }, 'events past their time are gone');
      } catch (error) {
        logger.warn({ err: error }, 'events past their time cannot be deleted; trying again in an hour');
      }
      await sleep(EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
  };
  const ended = run();
  return {
    async stop() {
      stop.abort();
      await ended;
    },
  };
}
