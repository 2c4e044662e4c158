import type { PeriodicTask } from '@insights/background';
import { type Db, sql } from '@insights/db';
import type { Logger } from '@insights/telemetry';
import { workerQuery } from '../db/query.ts';

const EVERY_MS = 60 * 60 * 1_000;
const CHUNK_ROWS = 2_000;

/** Deletes expired events with their deliveries and attempts, counts of that time, and endpoints deleted that long ago. Returns the number of events. */
export async function deleteExpired(db: Db, retentionDays: number): Promise<number> {
  const expiry = sql<string>`now() - make_interval(days => ${retentionDays})`;
  let deleted = 0;
  for (let count = CHUNK_ROWS; count === CHUNK_ROWS; deleted += count) {
    count = (await deleteChunk(db, expiry).executeTakeFirstOrThrow()).count;
  }
  await workerQuery(db).deleteFrom('delivery_counts').where('hour', '<', expiry).execute();
  await workerQuery(db).deleteFrom('endpoints').where('deleted_at', '<', expiry).execute();
  return deleted;
}

/** One statement deletes events and keeps, for each endpoint, the cursor of the newest one: its readers have missed nothing. */
const deleteChunk = (db: Db, expiry: ReturnType<typeof sql<string>>) =>
  workerQuery(db)
    .with('expired', (tx) =>
      tx.selectFrom('events').select('id').where('stored_at', '<', expiry).orderBy('stored_at').limit(CHUNK_ROWS),
    )
    .with('newest', (tx) =>
      tx
        .selectFrom('expired')
        .innerJoin('deliveries', 'deliveries.event_id', 'expired.id')
        .innerJoin('feed_items', 'feed_items.delivery_id', 'deliveries.id')
        .select(['feed_items.endpoint_id', 'feed_items.sequence', 'feed_items.delivery_id'])
        .distinctOn('feed_items.endpoint_id')
        .where('feed_items.sequence', 'is not', null)
        .orderBy('feed_items.endpoint_id')
        .orderBy('feed_items.sequence', 'desc'),
    )
    .with('kept', (tx) =>
      tx
        .updateTable('feed_heads')
        .from('newest')
        .set({ expired_sequence: sql`newest.sequence`, expired_event_id: sql`newest.delivery_id` })
        .whereRef('feed_heads.endpoint_id', '=', 'newest.endpoint_id')
        .whereRef('feed_heads.expired_sequence', '<', 'newest.sequence'),
    )
    .with('gone', (tx) =>
      tx
        .deleteFrom('events')
        .where('id', '=', ({ selectFrom }) => sql<string>`any(array(${selectFrom('expired').select('id')}))`)
        .returning('id'),
    )
    .selectFrom('gone')
    .select(({ fn }) => fn.countAll<number>().as('count'));

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
