import type { PeriodicTask } from '@insights/background';
import type { Db } from '@insights/db';
import type { Logger } from '@insights/telemetry';

const FIRST_MS = 30_000;
const EVERY_MS = 60 * 60 * 1_000;
const CHUNK_ROWS = 5_000;

/** Retention of the mechanism tables. The outbox refills a lost stream; the inbox outlives every event of the stream (30 days). */
const RULES = [
  { table: 'outbox', old: `published_at < now() - interval '7 days'` },
  { table: 'inbox', old: `received_at < now() - interval '30 days'` },
  { table: 'event_attempts', old: `changed_at < now() - interval '30 days'` },
  { table: 'idempotency_keys', old: `created_at < now() - interval '24 hours'` },
] as const;

/** Deletes expired rows in short statements. Returns the number of deleted rows by table. */
export async function sweep(db: Db, signal?: AbortSignal): Promise<Record<string, number>> {
  const deleted: Record<string, number> = {};
  for (const { table, old } of RULES) {
    let total = 0;
    for (let count = CHUNK_ROWS; count === CHUNK_ROWS; total += count) {
      signal?.throwIfAborted();
      const result = await db.worker.query(
        `delete from ${table} where ctid = any(array(select ctid from ${table} where ${old} limit ${CHUNK_ROWS}))`,
      );
      count = result.rowCount ?? 0;
    }
    deleted[table] = total;
  }
  return deleted;
}

/** Sweeps half a minute after the start and then every hour. */
export function janitor({ db, logger }: { db: Db; logger: Pick<Logger, 'info'> }): PeriodicTask {
  return {
    name: 'janitor',
    first_ms: FIRST_MS,
    every_ms: EVERY_MS,
    run: async (stopping) => logger.info({ rows: await sweep(db, stopping) }, 'expired rows deleted'),
  };
}
