import type { PeriodicTask } from '@insights/background';
import { type Db, deleteOlder, sql } from '@insights/db';
import type { Logger } from '@insights/telemetry';
import type { Tables } from '../db/entities.ts';
import { workerQuery } from '../db/query.ts';

const EVERY_MS = 60 * 60 * 1_000;
/** Each has a delivery, its attempts and an item of the feed for every endpoint that it went to. */
const CHUNK_EVENTS = 200;

/** Deletes expired events with their deliveries and attempts, counts of that time, and endpoints deleted that long ago. Returns the number of events. */
export async function deleteExpired(db: Db, retentionDays: number): Promise<number> {
  const expiry = sql<string>`now() - make_interval(days => ${retentionDays})`;
  let deleted = 0;
  for (let since = '-infinity'; ;) {
    const { count, last } = await deleteChunk(db, expiry, since).executeTakeFirstOrThrow();
    deleted += count;
    if (last === null) break;
    since = last;
  }
  await deleteOlder<Tables>(db, { table: 'delivery_counts', column: 'hour', days: retentionDays });
  await workerQuery(db).deleteFrom('endpoints').where('deleted_at', '<', expiry).execute();
  return deleted;
}

/**
 * One statement deletes events from a time on and keeps, for each endpoint, the cursor of the newest one: its readers have missed nothing.
 * Returns the time of the last one if there may be more: entries of deleted rows stay in the index until a vacuum, so the next statement starts there.
 */
const deleteChunk = (db: Db, expiry: ReturnType<typeof sql<string>>, since: string) =>
  workerQuery(db)
    .with('expired', (tx) =>
      tx
        .selectFrom('events')
        .select(['id', 'stored_at'])
        .where('stored_at', '>=', since)
        .where('stored_at', '<', expiry)
        .orderBy('stored_at')
        .limit(CHUNK_EVENTS),
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
    .select(({ fn, selectFrom }) => [
      fn.countAll<number>().as('count'),
      selectFrom('expired')
        .select((eb) =>
          sql<string | null>`case when ${eb.fn.countAll()} = ${CHUNK_EVENTS} then ${eb.fn.max('stored_at')} end`.as(
            'last',
          ),
        )
        .as('last'),
    ]);

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
