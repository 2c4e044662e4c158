/**
 * Events per second that one consumer process handles from a backlog, by concurrency, and where the processors' time goes. An effect is
 * one insert, in a transaction of its own or as a brief one that shares a transaction. Every event has a workspace of its own. NATS and PostgreSQL (a test's own, which does not flush to disk) run on the same machine.
 * Run: node test/bench/event-consumers.ts.
 */
import { once } from 'node:events';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { APPEND_MANY, type Probe, probe } from '../../packages/messaging/test/probe.ts';
import { startConsumer } from '../../packages/messaging/test/start-consumer.ts';
import { cpuSecondsOf } from '../support/process-usage.ts';
import { bySize } from '../support/size.ts';

const BACKLOG = bySize({ smoke: 2_000, proof: 20_000 });
const ROUNDS = bySize({ smoke: 1, proof: 5 });
const WARM_UP = 500;
const CONCURRENCIES = [4, 16, 64];

async function handled({ owner }: Probe): Promise<number> {
  const rows = await owner.query<{ count: number }>('select count(*)::int as count from probe.effects');
  return rows[0]?.count ?? 0;
}

interface Round {
  readonly per_second: number;
  /** Processor time of the consumer process for each event, in µs. */
  readonly own_us: number;
}

/** The rate between the first and the last event that are counted. */
async function round(p: Probe, concurrency: number, isBrief: boolean): Promise<Round> {
  await p.owner.query(APPEND_MANY, [BACKLOG]);
  while ((await p.waiting()) > 0) await delay(20);
  const child = startConsumer(p, {
    EVENTS_MAX_MIB: '64',
    CONSUMER_CONCURRENCY: String(concurrency),
    IS_BRIEF: isBrief ? '1' : '0',
  });
  while ((await handled(p)) < WARM_UP) await delay(5);
  const [before, used, since] = [await handled(p), cpuSecondsOf(child.pid), performance.now()];
  while ((await handled(p)) < BACKLOG) await delay(20);
  const [events, seconds] = [BACKLOG - before, (performance.now() - since) / 1_000];
  const own_us = ((cpuSecondsOf(child.pid) - used) * 1_000_000) / events;
  child.kill();
  await once(child, 'exit');
  return { per_second: events / seconds, own_us };
}

const middle = (values: number[]) =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN);

for (const concurrency of CONCURRENCIES) {
  test(`a consumer with concurrency ${concurrency} empties a backlog`, async (t) => {
    const rounds: Record<string, Round[]> = { 'of its own': [], shared: [] };
    // In turns, so that a slow moment of the machine meets both.
    for (let n = 0; n < ROUNDS; n += 1) {
      for (const [transactions, ended] of Object.entries(rounds)) {
        const p = await probe(t);
        p.relay();
        ended.push(await round(p, concurrency, transactions === 'shared'));
      }
    }
    for (const [transactions, ended] of Object.entries(rounds)) {
      const rate = middle(ended.map(({ per_second }) => per_second));
      const own = middle(ended.map(({ own_us }) => own_us));
      console.log(
        `concurrency ${concurrency}, transactions ${transactions}: ${rate} events/s, ${own} µs of the consumer's processor time each`,
      );
    }
  });
}
