import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SERVICE, eventually, probe, recording } from '../test/probe.ts';
import { EVENTS } from './streams.ts';

/** Marking a row as published waits for a lock that the test holds. */
const SLOW_MARK = [
  `create function probe.slow_mark() returns trigger language plpgsql
     as $$ begin perform pg_advisory_xact_lock(4711); return new; end $$`,
  `create trigger slow_mark before update on probe.outbox for each row execute function probe.slow_mark()`,
  `grant execute on function probe.slow_mark() to probe_worker`,
];

test('when NATS is killed and the relay is cut off between publishing and marking, no event is lost and each has its effect once', async (t) => {
  const p = await probe(t);
  p.consume(recording());
  for (const statement of SLOW_MARK) await p.owner.query(statement);
  const holder = await p.db.app.connect();
  await holder.query('select pg_advisory_lock(4711)');
  const id = await p.append();
  p.relay();
  await eventually(async () => assert.deepEqual(await p.effects(), [id]));
  await p.nats.kill();
  await p.owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`,
  );
  await p.owner.query('drop trigger slow_mark on probe.outbox');
  holder.release(true);
  assert.equal(await p.waiting(), 1);
  await p.nats.start();
  const later = await p.append();
  await eventually(async () => assert.equal(await p.waiting(), 0));
  await eventually(async () => assert.deepEqual((await p.effects()).toSorted(), [id, later]));
});

test('a stream that is deleted while everything runs is recreated and filled, and consumers continue', async (t) => {
  const p = await probe(t);
  p.consume(recording());
  p.relay();
  const first = await Promise.all(Array.from({ length: 20 }, () => p.append()));
  await eventually(async () => assert.equal((await p.effects()).length, 20));
  const { manager } = await p.bus.stream();
  await manager.streams.delete(EVENTS);
  const last = await p.append();
  await eventually(async () => assert.deepEqual((await p.effects()).toSorted(), [...first, last].toSorted()));
  await eventually(async () => assert.equal((await manager.streams.info(EVENTS)).state.messages, 21));
  await eventually(async () => assert.equal((await manager.consumers.info(EVENTS, SERVICE)).num_pending, 0));
  assert.equal((await p.effects()).length, 21);
});

test('after NATS loses its store, events are published again and each has its effect once', async (t) => {
  const p = await probe(t);
  p.consume(recording());
  p.relay();
  const first = await p.append();
  await eventually(async () => assert.deepEqual(await p.effects(), [first]));
  await p.nats.kill();
  await p.nats.loseStore();
  const meanwhile = await p.append();
  await p.nats.start();
  await eventually(async () => assert.deepEqual((await p.effects()).toSorted(), [first, meanwhile]));
  await eventually(async () => {
    const { manager } = await p.bus.stream();
    assert.equal((await manager.streams.info(EVENTS)).state.messages, 2);
  });
  assert.equal((await p.effects()).length, 2);
});

test('a lost tail of the stream is published again, even behind newer events of other services', async (t) => {
  const p = await probe(t);
  p.relay();
  await Promise.all([p.append(), p.append()]);
  await eventually(async () => assert.equal(await p.waiting(), 0));
  const { client, manager } = await p.bus.stream();
  await manager.streams.deleteMessage(EVENTS, 2);
  await client.publish('events.other.campaign_started', 'x');
  // A starting server knows only the ids of the messages that it still has.
  await p.nats.kill();
  await p.nats.start();
  await eventually(() => assert.ok(p.bus.ready()));
  await eventually(async () => {
    const info = await manager.streams.info(EVENTS).catch(() => undefined);
    assert.equal(info?.state.messages, 3);
  });
});

test('a deleted durable consumer is recreated and repeats no effect', async (t) => {
  const p = await probe(t);
  p.consume(recording());
  p.relay();
  const first = await p.append();
  await eventually(async () => assert.deepEqual(await p.effects(), [first]));
  const { manager } = await p.bus.stream();
  await manager.consumers.delete(EVENTS, SERVICE);
  const second = await p.append();
  await eventually(async () => assert.deepEqual((await p.effects()).toSorted(), [first, second]));
});

test('a service that starts before NATS is unready until NATS starts', async (t) => {
  const p = await probe(t, { natsLater: true });
  p.consume(recording());
  p.relay();
  const id = await p.append();
  assert.equal(p.bus.ready(), false);
  await p.nats.start();
  await eventually(async () => assert.deepEqual(await p.effects(), [id]));
  assert.equal(p.bus.ready(), true);
});

test('two relays of one service share an outbox: every event is published once', async (t) => {
  const p = await probe(t, { env: { OUTBOX_BATCH: '10' } });
  await Promise.all(Array.from({ length: 200 }, () => p.append()));
  p.relay();
  p.relay();
  await eventually(async () => assert.equal(await p.waiting(), 0));
  const { manager } = await p.bus.stream();
  assert.equal((await manager.streams.info(EVENTS)).state.messages, 200);
});
