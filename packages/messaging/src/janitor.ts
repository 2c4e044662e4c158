import type { Db } from '@insights/db';
import type { Logger } from '@insights/telemetry';
import type { Stoppable } from './stoppable.ts';
import { wait } from './wait.ts';

const FIRST_MS = 30_000;
const EVERY_MS = 60 * 60 * 1_000;
const CHUNK_ROWS = 5_000;

/** What is kept, and for how long. The outbox: as far back as a lost stream is filled again. The inbox: as long as events live. */
const RULES = [
  { table: 'outbox', old: `published_at < now() - interval '7 days'` },
  { table: 'inbox', old: `received_at < now() - interval '30 days'` },
  { table: 'idempotency_keys', old: `created_at < now() - interval '24 hours'` },
] as const;

/** Deletes what is past its time, in short statements. How many rows went from each table. */
export async function sweep(db: Db, signal?: AbortSignal): Promise<Record<string, number>> {
  const gone: Record<string, number> = {};
  for (const { table, old } of RULES) {
    let total = 0;
    for (let count = CHUNK_ROWS; count === CHUNK_ROWS; total += count) {
      signal?.throwIfAborted();
      const result = await db.worker.query(
        `delete from ${table} where ctid = any(array(select ctid from ${table} where ${old} limit ${CHUNK_ROWS}))`,
      );
      count = result.rowCount ?? 0;
    }
    gone[table] = total;
  }
  return gone;
}

/** Sweeps half a minute after the start and then every hour. */
export function startJanitor({ db, logger }: { db: Db; logger: Logger }): Stoppable {
  const stop = new AbortController();
  const { signal } = stop;
  const run = async (): Promise<void> => {
    await wait(FIRST_MS, signal);
    while (!signal.aborted) {
      try {
        logger.info({ rows: await sweep(db, signal) }, 'swept what is past its time');
      } catch (error) {
        if (!signal.aborted) logger.warn({ err: error }, 'sweeping failed; trying again in an hour');
      }
      await wait(EVERY_MS, signal);
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
