import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { APPEND_MANY, type Probe, probe } from '../../packages/messaging/test/probe.ts';
import { startConsumer } from '../../packages/messaging/test/start-consumer.ts';
import { eventually } from '../support/eventually.ts';
import { bySize } from '../support/size.ts';

const EVENTS = bySize({ smoke: 40_000, proof: 1_000_000 });
/** The smallest stream holds about 30,000 events. */
const SMALLEST_MIB = 16;
const SMALLEST = { EVENTS_MAX_MIB: String(SMALLEST_MIB) };
const BATCH = 10_000;
/** Events are appended while others flow, as in a running system. */
const MOST_WAITING = 50_000;
const LONGEST_MS = bySize({ smoke: 300_000, proof: 1_800_000 });

const COUNT = 'select count(*)::int as happened, count(distinct event_id)::int as distinct from probe.effects';

async function appendWhileTheyFlow(p: Probe): Promise<void> {
  for (let appended = 0; appended < EVENTS; appended += BATCH) {
    await eventually(async () => (await p.waiting()) <= MOST_WAITING || null, { timeout_ms: LONGEST_MS, every_ms: 50 });
    await p.owner.query(APPEND_MANY, [BATCH]);
  }
}

test('events flow through a stream that fills again and again: none stops, and each has its effect once', async (t) => {
  const p = await probe(t, { env: SMALLEST });
  await p.bus.ensureStreams();
  p.relay();
  const appending = appendWhileTheyFlow(p);
  // Nobody reads yet: the stream fills, and events wait in the outbox.
  await eventually(() => p.bus.isEventStreamFull || null, { what: 'a full stream' });
  const since = performance.now();
  const consumer = startConsumer(p, { ...SMALLEST, CONSUMER_CONCURRENCY: '64' });
  t.after(async () => {
    const gone = once(consumer, 'exit');
    consumer.kill();
    await gone;
  });
  await appending;
  const counts = await eventually(
    async () => {
      const [found] = await p.owner.query<{ happened: number; distinct: number }>(COUNT);
      return found && found.happened >= EVENTS ? found : null;
    },
    { timeout_ms: LONGEST_MS, every_ms: 500, what: `${EVENTS} effects` },
  );
  assert.deepEqual(counts, { happened: EVENTS, distinct: EVENTS });
  assert.equal(await p.waiting(), 0);
  const { manager } = await p.bus.stream();
  const { bytes, first_seq } = (await manager.streams.info('EVENTS')).state;
  assert.ok(bytes <= SMALLEST_MIB * 1024 * 1024, `the stream has ${bytes} B`);
  assert.ok(first_seq > 1, 'no event made room for another');
  console.log(
    `${EVENTS} events, ${first_seq - 1} of them removed for others: ${Math.round(EVENTS / ((performance.now() - since) / 1_000))}/s`,
  );
});
