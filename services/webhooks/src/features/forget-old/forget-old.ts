import type { PeriodicTask } from '@insights/background';
import type { Db } from '@insights/db';
import type { Logger } from '@insights/telemetry';

const EVERY_MS = 60 * 60 * 1_000;
const CHUNK_ROWS = 2_000;

/** Deletes expired events with their deliveries and attempts, and deleted endpoints. Returns the number of events. */
export async function forgetOld(db: Db, retentionDays: number): Promise<number> {
  let deleted = 0;
  for (let count = CHUNK_ROWS; count === CHUNK_ROWS; deleted += count) {
    const result = await db.worker.query(
      `delete from events where id = any (array(
         select id from events where stored_at < now() - make_interval(days => $1) limit ${CHUNK_ROWS}))`,
      [retentionDays],
    );
    count = result.rowCount ?? 0;
  }
  await db.worker.query('delete from endpoints where deleted_at < now() - make_interval(days => $1)', [retentionDays]);
  return deleted;
}

/** Runs at the start and then every hour. */
export function forgetOldTask(options: { db: Db; logger: Pick<Logger, 'info'>; retentionDays: number }): PeriodicTask {
  const { db, logger, retentionDays } = options;
  return {
    name: 'forget-old',
    every_ms: EVERY_MS,
    async run() {
      const events = await forgetOld(db, retentionDays);
      if (events > 0) logger.info({ events }, 'expired events deleted');
    },
  };
}
