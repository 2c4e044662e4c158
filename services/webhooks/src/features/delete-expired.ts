import type { PeriodicTask } from '@insights/background';
import { type Db, sql } from '@insights/db';
import type { Logger } from '@insights/telemetry';
import { workerQuery } from '../db/query.ts';

const EVERY_MS = 60 * 60 * 1_000;
const CHUNK_ROWS = 2_000;

/** Deletes expired events with their deliveries and attempts, and endpoints deleted that long ago. Returns the number of events. */
export async function deleteExpired(db: Db, retentionDays: number): Promise<number> {
  const expiry = sql<string>`now() - make_interval(days => ${retentionDays})`;
  let deleted = 0;
  for (let count = CHUNK_ROWS; count === CHUNK_ROWS; deleted += count) {
    const { numDeletedRows } = await workerQuery(db)
      .deleteFrom('events')
      .where('id', '=', ({ selectFrom }) => {
        const expired = selectFrom('events').select('id').where('stored_at', '<', expiry).limit(CHUNK_ROWS);
        return sql<string>`any(array(${expired}))`;
      })
      .executeTakeFirstOrThrow();
    count = Number(numDeletedRows);
  }
  await workerQuery(db).deleteFrom('endpoints').where('deleted_at', '<', expiry).execute();
  return deleted;
}

/** Runs at the start and then every hour. */
export function deleteExpiredTask(options: {
  db: Db;
  logger: Pick<Logger, 'info'>;
  retentionDays: number;
}): PeriodicTask {
  const { db, logger, retentionDays } = options;
  return {
    name: 'delete-expired-events',
    every_ms: EVERY_MS,
    async run() {
      const events = await deleteExpired(db, retentionDays);
      if (events > 0) logger.info({ events }, 'expired events deleted');
    },
  };
}
