import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';

/** Shows how far each pool is used: a call that has to wait for a connection is the first sign of a database that is too busy. */
export function measurePools(registry: Registry, pools: Readonly<Record<string, Pool>>): void {
  const registers = [registry];
  const each = Object.entries(pools);
  const connections: Gauge = new Gauge({
    name: 'db_pool_connections',
    help: 'Connections that are open, by pool and whether they are in use.',
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
    name: 'db_pool_connections_limit',
    help: 'Connections that a pool opens at most.',
    labelNames: ['pool'],
    registers,
  });
  for (const [pool, { options }] of each) limit.set({ pool }, options.max);
  const waiting: Gauge = new Gauge({
    name: 'db_pool_waiting',
    help: 'Calls that wait for a connection at this moment.',
    labelNames: ['pool'],
    registers,
    collect() {
      for (const [pool, { waitingCount }] of each) waiting.set({ pool }, waitingCount);
    },
  });
}
