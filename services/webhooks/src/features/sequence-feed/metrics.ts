import { Counter, Gauge, Registry } from 'prom-client';
import { type Db, sql } from '@insights/db';
import { workerQuery } from '../../db/query.ts';

/** At most this many rows are looked at, so that the cost of a scrape does not grow with what waits. */
const LOOK_AT_MAX = 10_000;

export interface FeedMetrics {
  readonly numbered: Counter;
  readonly oldest_waiting: Gauge;
}

const oldestWaiting = (db: Db) =>
  workerQuery(db)
    .selectFrom(({ selectFrom }) =>
      selectFrom('feed_items').select('added_at').where('sequence', 'is', null).limit(LOOK_AT_MAX).as('waiting'),
    )
    .select(sql<number>`coalesce(extract(epoch from now() - min(added_at)), 0)::float8`.as('seconds'))
    .executeTakeFirstOrThrow();

/** Events that got their number, and how long the oldest one has been waiting for it. Without the database the gauge has no sample. */
export function feedMetrics(db: Db, registry: Registry = new Registry()): FeedMetrics {
  const registers = [registry];
  return {
    numbered: new Counter({
      name: 'insights_webhook_feed_numbered_total',
      help: 'Events that this process gave a number in the feed of an endpoint',
      registers,
    }),
    oldest_waiting: new Gauge({
      name: 'insights_webhook_feed_oldest_waiting_seconds',
      help: `Age of the oldest event that no feed shows yet, because it has no number (of up to ${LOOK_AT_MAX})`,
      registers,
      async collect() {
        const oldest = await oldestWaiting(db).catch(() => undefined);
        if (oldest) this.set(oldest.seconds);
        else this.remove();
      },
    }),
  };
}
