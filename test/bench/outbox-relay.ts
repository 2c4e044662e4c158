/**
 * The cost of the path from outbox to inbox: events per second from a backlog, and the latency of a single event.
 * Run: node test/bench/outbox-relay.ts. NATS flushes to disk before every acknowledgement, PostgreSQL (a test's own) does not.
 */
import { performance } from 'node:perf_hooks';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { type Probe, probe, recording } from '../../packages/messaging/test/probe.ts';
import { bySize } from '../support/size.ts';

const BACKLOG = bySize({ smoke: 2_000, proof: 20_000 });
const SINGLES = bySize({ smoke: 50, proof: 300 });

const BACKLOG_SQL = `insert into probe.outbox (id, workspace_id, name, payload, traceparent, aggregate_id, aggregate_version)
  select uuidv7(), gen_random_uuid(), 'campaign_started', decode(repeat('0a', 100), 'hex'), '', gen_random_uuid(), 1
  from generate_series(1, $1)`;

async function until(check: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await check())) await delay(5);
}

function shown(values: number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1);
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`;
}

/** Events per second with `relays` replicas emptying one backlog. */
async function measureBacklog(p: Probe, relays: number): Promise<void> {
  await p.owner.query(BACKLOG_SQL, [BACKLOG]);
  const begin = performance.now();
  for (let count = 0; count < relays; count += 1) p.relay();
  await until(async () => (await p.waiting()) === 0);
  const seconds = (performance.now() - begin) / 1_000;
  console.log(`backlog of ${BACKLOG}, ${relays} relay(s): ${Math.round(BACKLOG / seconds)} events/s`);
}

async function measureSingles(p: Probe): Promise<void> {
  const handled = new Map<string, number>();
  p.consume(recording(({ id }) => void handled.set(id, performance.now())));
  p.relay();
  await p.append();
  await until(() => handled.size === 1);
  const waits: number[] = [];
  for (let count = 0; count < SINGLES; count += 1) {
    const begin = performance.now();
    const id = await p.append();
    await until(() => handled.has(id));
    waits.push((handled.get(id) ?? Number.NaN) - begin);
  }
  const published = await p.owner.query<{ ms: number }>(
    `select extract(epoch from published_at - created_at)::float8 * 1000 as ms from probe.outbox offset 1`,
  );
  console.log(`single event, append to published: ${shown(published.map(({ ms }) => ms))}`);
  console.log(`single event, append to consumed: ${shown(waits)}`);
}

test('the relay empties a backlog', async (t) => measureBacklog(await probe(t), 1));
test('two relays empty a backlog', async (t) => measureBacklog(await probe(t), 2));
test('single events', async (t) => measureSingles(await probe(t)));
