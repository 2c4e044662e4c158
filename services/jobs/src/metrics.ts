import { Counter, Gauge, type Registry } from 'prom-client';
import type { Db } from '@insights/db';
import type { Logger } from '@insights/telemetry';
import { queueRows } from './db/queue.ts';

export interface JobMetrics {
  readonly leased: Counter;
  readonly finished: Counter<'type' | 'status'>;
}

const WAITING = `select queue_name as queue, count(*) as waiting,
    coalesce(extract(epoch from now() - min(claimable_at)), 0)::float8 as oldest_seconds
  from jobs where claimable_at is not null and status in ('queued', 'retrying') group by queue_name`;

/** Counters of this process, and the state of the queues, which every replica shows alike. */
export function jobMetrics(options: { db: Db; registry: Registry; logger: Pick<Logger, 'warn'> }): JobMetrics {
  const { db, logger } = options;
  const registers = [options.registry];
  let counting: Promise<void> | undefined;
  // Both gauges come out of one count, whichever is asked for first.
  const collect = (): Promise<void> => (counting ??= count().finally(() => (counting = undefined)));
  const oldest = new Gauge({
    name: 'jobs_oldest_seconds',
    help: 'For how long the job that has waited longest could have been taken; below 0 when all are paused.',
    labelNames: ['queue'],
    registers,
    collect,
  });
  const waiting = new Gauge({
    name: 'jobs_waiting',
    help: 'Jobs queued or retrying.',
    labelNames: ['queue'],
    registers,
    collect,
  });
  async function count(): Promise<void> {
    // A queue without a sample is empty, or the count failed: never a 0 that was not counted.
    waiting.reset();
    oldest.reset();
    try {
      for (const row of await queueRows<{ queue: string; waiting: number; oldest_seconds: number }>(db, WAITING)) {
        waiting.set({ queue: row.queue }, row.waiting);
        oldest.set({ queue: row.queue }, row.oldest_seconds);
      }
    } catch (error) {
      logger.warn({ err: error }, 'waiting jobs are not counted');
    }
  }
  return {
    leased: new Counter({ name: 'jobs_leased_total', help: 'Leases given.', registers }),
    finished: new Counter({
      name: 'jobs_finished_total',
      help: 'Jobs that ended: completed, failed or cancelled.',
      labelNames: ['type', 'status'],
      registers,
    }),
  };
}
