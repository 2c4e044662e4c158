/**
 * Events per second that the consumers of one process handle from a backlog, by concurrency.
 * An effect is one insert. Run: node test/bench/event-consumers.ts. NATS flushes to disk, PostgreSQL (a test's own) does not.
 */
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { probe, recording } from '../../packages/messaging/test/probe.ts';
import { bySize } from '../support/size.ts';

const BACKLOG = bySize({ smoke: 2_000, proof: 10_000 });
const ROUNDS = bySize({ smoke: 1, proof: 3 });
const WARM_UP = 200;
const CONCURRENCIES = [4, 16, 64];

const BACKLOG_SQL = `insert into probe.outbox (id, workspace_id, name, payload, traceparent, aggregate_id, aggregate_version)
  select uuidv7(), gen_random_uuid(), 'campaign_started', decode(repeat('0a', 96), 'hex'), '', gen_random_uuid(), 1
  from generate_series(1, $1)`;

for (const concurrency of CONCURRENCIES) {
  test(`consumers with concurrency ${concurrency} empty a backlog`, async (t) => {
    const rates: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const p = await probe(t, { env: { CONSUMER_CONCURRENCY: String(concurrency) }, pools: { dbPoolMax: 10 } });
      await p.owner.query(BACKLOG_SQL, [BACKLOG]);
      p.relay();
      while ((await p.waiting()) > 0) await delay(20);
      let handled = 0;
      let since = 0;
      const { promise: all, resolve: end } = Promise.withResolvers<void>();
      p.consume(
        recording(() => {
          handled += 1;
          if (handled === WARM_UP) since = performance.now();
          if (handled === BACKLOG) end();
        }),
      );
      await all;
      rates.push(Math.round((BACKLOG - WARM_UP) / ((performance.now() - since) / 1_000)));
    }
    const [median] = rates.toSorted((a, b) => a - b).slice(Math.floor(ROUNDS / 2));
    console.log(`concurrency ${concurrency}: ${median} events/s (rounds: ${rates.join(', ')})`);
  });
}
