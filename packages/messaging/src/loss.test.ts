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

test('NATS killed and the relay cut off between publishing and marking: nothing is lost, nothing happens twice', async (t) => {
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

test('the stream is deleted while everything runs: it is made again and filled again, and consumers go on', async (t) => {
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

test('NATS dies and its store is lost: what was published comes back, what was done stays done once', async (t) => {
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

test('the tail of the stream is lost while newer events of others hide it: it is published again', async (t) => {
  const p = await probe(t);
  p.relay();
  await Promise.all([p.append(), p.append()]);
  await eventually(async () => assert.equal(await p.waiting(), 0));
  const { client, manager } = await p.bus.stream();
  await manager.streams.deleteMessage(EVENTS, 2);
  await client.publish('events.other.campaign_started', 'x');
  // A server that starts knows the ids of what it still has, as it would after losing the end of its store.
  await p.nats.kill();
  await p.nats.start();
  await eventually(() => assert.ok(p.bus.ready()));
  await eventually(async () => {
    const info = await manager.streams.info(EVENTS).catch(() => undefined);
    assert.equal(info?.state.messages, 3);
  });
});

test('the durable consumer is deleted: it is made again and does nothing twice', async (t) => {
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

test('a service may start before NATS: it is not ready, and goes on when NATS is there', async (t) => {
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
