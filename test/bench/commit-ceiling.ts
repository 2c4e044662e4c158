/**
 * Transactions a second that each append an event, with 32 connections: as they are, and with a NOTIFY at each commit, which takes a lock of the
 * whole server. Alternating, with a flush to disk at each commit. Run: node test/bench/commit-ceiling.ts.
 */
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { probe } from '../../packages/messaging/test/probe.ts';
import { flushToDisk } from '../support/database.ts';
import { bySize } from '../support/size.ts';

const CONNECTIONS = 32;
const ROUNDS = bySize({ smoke: 1, proof: 5 });
const ROUND_MS = bySize({ smoke: 500, proof: 3_000 });

const BELL = [
  `create function probe.bell() returns trigger language plpgsql
     as $$ begin perform pg_notify('bench', ''); return null; end $$`,
  `create trigger bell after insert on probe.outbox for each statement execute function probe.bell()`,
];
const NO_BELL = ['drop trigger bell on probe.outbox', 'drop function probe.bell()'];

flushToDisk();

test('commits that append an event', async (t) => {
  const p = await probe(t, { pools: { dbPoolMax: CONNECTIONS } });

  async function commitsPerSecond(): Promise<number> {
    const end = performance.now() + ROUND_MS;
    let count = 0;
    const writer = async () => {
      for (; performance.now() < end; count += 1) await p.append();
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, writer));
    return Math.round((count * 1_000) / ROUND_MS);
  }

  await commitsPerSecond();
  const figures = { 'without NOTIFY': [] as number[], 'with NOTIFY': [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    figures['without NOTIFY'].push(await commitsPerSecond());
    for (const statement of BELL) await p.owner.query(statement);
    await delay(100);
    figures['with NOTIFY'].push(await commitsPerSecond());
    for (const statement of NO_BELL) await p.owner.query(statement);
  }
  for (const [what, values] of Object.entries(figures)) {
    const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
    console.log(`${CONNECTIONS} connections ${what}: ${middle} commits/s (median of ${values.join(', ')})`);
  }
});
