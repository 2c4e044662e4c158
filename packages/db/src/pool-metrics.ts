import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';

/** Exports the use of each pool. Calls that wait for a connection are the first sign of an overloaded database. */
export function measurePools(registry: Registry, pools: Readonly<Record<string, Pool>>): void {
  const registers = [registry];
  const each = Object.entries(pools);
  const connections: Gauge = new Gauge({
    name: 'insights_db_pool_connections',
    help: 'Open connections by pool and state.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount }] of each) {
        connections.set({ pool, state: 'busy' }, totalCount - idleCount);
        connections.set({ pool, state: 'idle' }, idleCount);
      }
    },
  });
  const limit = new Gauge({
    name: 'insights_db_pool_connections_limit',
    help: 'Maximum number of connections of a pool.',
    labelNames: ['pool'],
    registers,
  });
  for (const [pool, { options }] of each) limit.set({ pool }, options.max);
  const waiting: Gauge = new Gauge({
    name: 'insights_db_pool_waiting',
    help: 'Calls that are waiting for a connection.',
    labelNames: ['pool'],
    registers,
    collect() {
      // The pool queues each call until its next tick, so one that has just come, such as the scrape's own, is not yet a call that waits.
      for (const [pool, { idleCount, waitingCount }] of each) {
        waiting.set({ pool }, Math.max(0, waitingCount - idleCount));
      }
    },
  });
}
