import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { type Db, sql } from '@insights/db';
import { workerQuery } from '../../db/query.ts';

/** At most this many rows are counted, so that the cost of a scrape does not grow with the backlog. */
const COUNT_MAX = 100_000;

const pendingDeliveries = (db: Db) =>
  workerQuery(db)
    .selectFrom(({ selectFrom }) =>
      selectFrom('deliveries').select('created_at').where('status', '=', 'pending').limit(COUNT_MAX).as('pending'),
    )
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<number>`coalesce(extract(epoch from now() - min(created_at)), 0)::float8`.as('oldest_seconds'),
    ])
    .executeTakeFirstOrThrow();
type Pending = Awaited<ReturnType<typeof pendingDeliveries>>;

export interface DeliveryMetrics {
  readonly deliveries: Counter<'outcome'>;
  readonly duration: Histogram;
  /** From an event to the first attempt to deliver it, less the time that the endpoint's own slowness caused. */
  readonly first_attempt_delay: Histogram;
  readonly pending: Gauge;
  readonly oldest_pending: Gauge;
}

/** A gauge that queries the database at each scrape. While the database is unavailable it has no sample. */
function pendingGauge(db: Db, registry: Registry, name: string, help: string, pick: (pending: Pending) => number) {
  return new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      const pending = await pendingDeliveries(db).catch(() => undefined);
      if (pending) this.set(pick(pending));
      else this.remove();
    },
  });
}

/** Counts of attempts by outcome, their durations, and gauges of pending deliveries. */
export function deliveryMetrics(db: Db, registry: Registry = new Registry()): DeliveryMetrics {
  const registers = [registry];
  const help = `Pending deliveries (counted up to ${COUNT_MAX})`;
  const pending = pendingGauge(db, registry, 'insights_webhook_pending', help, ({ count }) => count);
  const oldest_pending = pendingGauge(
    db,
    registry,
    'insights_webhook_oldest_pending_seconds',
    'Age of the oldest pending delivery',
    ({ oldest_seconds }) => oldest_seconds,
  );
  return {
    pending,
    oldest_pending,
    deliveries: new Counter({
      name: 'insights_webhook_deliveries_total',
      help: 'Attempts by outcome: delivered, retried, failed (final), lost (will be repeated)',
      labelNames: ['outcome'],
      registers,
    }),
    first_attempt_delay: new Histogram({
      name: 'insights_webhook_first_attempt_delay_seconds',
      help: 'Time from an event to the first attempt to deliver it, less the delay that its own receiver caused',
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60, 300],
      registers,
    }),
    duration: new Histogram({
      name: 'insights_webhook_delivery_duration_seconds',
      help: 'Duration of attempts',
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
  };
}
