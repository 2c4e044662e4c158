import { Counter, Gauge, type Registry } from 'prom-client';
import { type Db, sql } from '@insights/db';
import type { Logger } from '@insights/telemetry';
import { onQueue } from './db/query.ts';

export interface JobMetrics {
  readonly leased: Counter;
  readonly finished: Counter<'type' | 'status'>;
}

/** How many jobs wait in each queue, and for how long the oldest could have been leased. */
const waitingJobs = (db: Db) =>
  onQueue(db, (queue) =>
    queue
      .selectFrom('jobs')
      .select(({ fn }) => [
        'queue_name',
        fn.countAll<number>().as('waiting'),
        sql<number>`coalesce(extract(epoch from now() - min(claimable_at)), 0)::float8`.as('oldest_seconds'),
      ])
      .where('claimable_at', 'is not', null)
      .where('status', 'in', ['queued', 'retrying'])
      .groupBy('queue_name')
      .execute(),
  );

/** Counters of this process, and gauges of the queues, which are the same in every replica. */
export function jobMetrics(options: { db: Db; registry: Registry; logger: Pick<Logger, 'warn'> }): JobMetrics {
  const { db, logger } = options;
  const registers = [options.registry];
  let counting: Promise<void> | undefined;
  // Both gauges come from one query; the one that is read first runs it.
  const collect = (): Promise<void> => (counting ??= count().finally(() => (counting = undefined)));
  const oldest = new Gauge({
    name: 'insights_jobs_oldest_seconds',
    help: 'Time since the job that has waited longest could have been leased; negative while all waiting jobs are in backoff.',
    labelNames: ['queue'],
    registers,
    collect,
  });
  const waiting = new Gauge({
    name: 'insights_jobs_waiting',
    help: 'Jobs queued or retrying.',
    labelNames: ['queue'],
    registers,
    collect,
  });
  async function count(): Promise<void> {
    // A queue without a sample is empty, or the query failed. A 0 is never reported without counting.
    waiting.reset();
    oldest.reset();
    try {
      for (const row of await waitingJobs(db)) {
        waiting.set({ queue: row.queue_name }, row.waiting);
        oldest.set({ queue: row.queue_name }, row.oldest_seconds);
      }
    } catch (error) {
      logger.warn({ err: error }, 'counting waiting jobs failed');
    }
  }
  return {
    leased: new Counter({ name: 'insights_jobs_leased_total', help: 'Leases granted.', registers }),
    finished: new Counter({
      name: 'insights_jobs_finished_total',
      help: 'Jobs that ended: completed, failed or cancelled.',
      labelNames: ['type', 'status'],
      registers,
    }),
  };
}
