import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type JetStreamManager, AckPolicy, DeliverPolicy } from '@nats-io/jetstream';
import { type Probe, SERVICE, WORKSPACE, eventually, probe, recording } from '../test/probe.ts';
import { EVENTS } from './streams.ts';

const LIMIT = 16 * 1024 * 1024;
/** A sixty-fourth of a MiB: a thousand fill the smallest stream. */
const LARGE = 'x'.repeat(16 * 1024);
const SMALLEST = { EVENTS_MAX_MIB: '16', OUTBOX_BATCH: '50' };

/** Rows of large events, as `append` stores them. */
async function appendMany(p: Probe, count: number): Promise<void> {
  const id = await p.append(LARGE);
  await p.owner.query(
    `insert into ${SERVICE}.outbox (id, workspace_id, name, payload, traceparent, aggregate_id, aggregate_version)
       select gen_random_uuid(), workspace_id, name, payload, '', aggregate_id, aggregate_version
         from ${SERVICE}.outbox, generate_series(2, $2::int) where id = $1`,
    [id, count],
  );
}

const stateOf = async (manager: JetStreamManager) => (await manager.streams.info(EVENTS)).state;

async function isFull(p: Probe, manager: JetStreamManager): Promise<void> {
  await eventually(async () => assert.ok((await stateOf(manager)).bytes > LIMIT - 2 * LARGE.length));
  await eventually(() => assert.ok(p.bus.isEventStreamFull));
}

async function allHappenedOnce(p: Probe, count: number): Promise<void> {
  await eventually(async () => assert.equal((await p.effects()).length, count), 60_000);
  assert.equal(new Set(await p.effects()).size, count);
  await eventually(async () => assert.equal(await p.waiting(), 0));
}

test('three times as many events as the stream holds pass through it: each has its effect once', async (t) => {
  const p = await probe(t, { env: SMALLEST });
  p.consume(recording());
  await appendMany(p, 3_000);
  p.relay();
  await allHappenedOnce(p, 3_000);
  const { manager } = await p.bus.stream();
  const { bytes, first_seq } = await stateOf(manager);
  assert.ok(bytes <= LIMIT && first_seq > 1_000, `${bytes} B from ${first_seq}`);
  await eventually(() => assert.equal(p.bus.isEventStreamFull, false));
});

test('unread events are never removed: new ones wait in the outbox, are reported, and go on when the reader is back', async (t) => {
  const p = await probe(t, { env: SMALLEST });
  const { manager } = await p.bus.stream();
  await p.bus.ensureStreams();
  await manager.consumers.add(EVENTS, { durable_name: SERVICE, ack_policy: AckPolicy.Explicit });
  await appendMany(p, 1_500);
  p.relay();
  await isFull(p, manager);
  const { first_seq, messages } = await stateOf(manager);
  assert.equal(first_seq, 1);
  assert.equal((await p.waiting()) + messages, 1_500);
  await manager.consumers.delete(EVENTS, SERVICE);
  p.consume(recording());
  await allHappenedOnce(p, 1_500);
});

test('while one service has no consumer yet, nothing is removed', async (t) => {
  const p = await probe(t, { env: SMALLEST, readers: [SERVICE, 'other'] });
  p.consume(recording());
  await appendMany(p, 1_500);
  p.relay();
  const { manager } = await p.bus.stream();
  await eventually(() => assert.ok(p.bus.isEventStreamFull));
  assert.equal((await stateOf(manager)).first_seq, 1);
  // It reads from the start, and has read everything that it gets.
  await manager.consumers.add(EVENTS, {
    durable_name: 'other',
    ack_policy: AckPolicy.Explicit,
    deliver_policy: DeliverPolicy.All,
    filter_subjects: [`events.${WORKSPACE}.other`],
  });
  await allHappenedOnce(p, 1_500);
});
