import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type pg from 'pg';

/** Rows counted at most: a scrape costs the same however long the backlog. */
const COUNT_MAX = 100_000;
const WAITING = `select count(*) as count, coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as oldest_seconds
  from (select created_at from deliveries where status = 'pending' limit ${COUNT_MAX}) waiting`;

export interface DeliveryMetrics {
  readonly deliveries: Counter<'outcome'>;
  readonly duration: Histogram;
  /** From what happened to the first attempt to tell an endpoint of it, without the time when the endpoint held itself up. */
  readonly first_attempt_delay: Histogram;
  readonly pending: Gauge;
  readonly oldest_pending: Gauge;
}

interface Waiting {
  count: number;
  oldest_seconds: number;
}

/** A gauge that asks the database at each scrape. With the database out of reach it has no sample, rather than a wrong one. */
function waitingGauge(worker: pg.Pool, registry: Registry, name: string, help: string, pick: (row: Waiting) => number) {
  return new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      const { rows } = await worker.query<Waiting>(WAITING).catch(() => ({ rows: [] }));
      if (rows[0]) this.set(pick(rows[0]));
      else this.remove();
    },
  });
}

/** Deliveries by what came of an attempt, the duration of attempts, and what waits. */
export function deliveryMetrics(worker: pg.Pool, registry: Registry = new Registry()): DeliveryMetrics {
  const registers = [registry];
  const help = `Deliveries that have not ended (counted up to ${COUNT_MAX})`;
  const pending = waitingGauge(worker, registry, 'webhook_pending', help, ({ count }) => count);
  const oldest_pending = waitingGauge(
    worker,
    registry,
    'webhook_oldest_pending_seconds',
    'Age of the oldest delivery that has not ended',
    ({ oldest_seconds }) => oldest_seconds,
  );
  return {
    pending,
    oldest_pending,
    deliveries: new Counter({
      name: 'webhook_deliveries_total',
      help: 'Attempts by outcome: delivered, retried, failed (final), lost (will be repeated)',
      labelNames: ['outcome'],
      registers,
    }),
    first_attempt_delay: new Histogram({
      name: 'webhook_first_attempt_delay_seconds',
      help: 'Time from an event to the first attempt to deliver it, less what it waited behind the slowness of its own receiver',
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60, 300],
      registers,
    }),
    duration: new Histogram({
      name: 'webhook_delivery_duration_seconds',
      help: 'Duration of attempts',
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
  };
}
