import assert from 'node:assert/strict';
import { test } from 'node:test';
import { headers } from '@nats-io/nats-core';
import { context, trace } from '@opentelemetry/api';
import { v7 } from 'uuid';
import { servicePrincipal } from '@insights/auth-context';
import { append } from '@insights/db';
import { startTelemetry, telemetrySettings } from '@insights/telemetry';
import { loadConfig } from '@insights/config';
import { SERVICE, type Started, WORKSPACE, eventually, probe, recording, started } from '../test/probe.ts';
import { type Delivery, consume } from './index.ts';
import { EVENTS } from './streams.ts';

test('an event reaches its consumer complete, and its effect is in the workspace of the event', async (t) => {
  const p = await probe(t);
  const seen: { delivery: Delivery<Started>; prepared: string; workspace: string }[] = [];
  p.consume(
    consume(started, {
      consumer: 'probe.see',
      prepare: (delivery) => Promise.resolve(delivery.message.name.toUpperCase()),
      async handle(tx, delivery, prepared) {
        seen.push({ delivery, prepared, workspace: tx.workspaceId });
      },
    }),
  );
  p.relay();
  const id = await p.append('spring');
  await eventually(() => assert.equal(seen.length, 1));
  const { delivery, prepared, workspace } = seen[0] ?? assert.fail();
  assert.deepEqual([delivery.id, delivery.workspace_id, delivery.service], [id, WORKSPACE, SERVICE]);
  assert.deepEqual([delivery.aggregate_id, delivery.aggregate_version], [delivery.message.interview_id, 3]);
  assert.deepEqual([delivery.attempt, prepared, workspace], [1, 'SPRING', WORKSPACE]);
  assert.match(delivery.occurred_at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
});

test('an event is accepted only from the service that emits it', async (t) => {
  const p = await probe(t);
  p.consume(recording());
  p.relay();
  const first = await p.append();
  await eventually(async () => assert.deepEqual(await p.effects(), [first]));
  const { client, manager } = await p.bus.stream();
  const stored = (await manager.streams.getMessage(EVENTS, { seq: 1 })) ?? assert.fail();
  const forged = headers();
  for (const key of stored.header.keys()) forged.set(key, stored.header.get(key));
  for (const key of ['Nats-Msg-Id', 'Insights-Event-Id']) forged.set(key, v7());
  await client.publish(`events.webhooks.${started.name}`, stored.data, { headers: forged });
  const last = await p.append();
  await eventually(async () => assert.deepEqual((await p.effects()).toSorted(), [first, last].toSorted()));
});

test('an event of a transaction that is rolled back is never published', async (t) => {
  const p = await probe(t);
  p.consume(recording());
  p.relay();
  const refused = p.db.withWorkspace({ principal: servicePrincipal(SERVICE, WORKSPACE) }, async (tx) => {
    await append(tx, started, { interview_id: WORKSPACE, name: '', contact_count: 0 }, { aggregate_id: WORKSPACE });
    throw new Error('changed my mind');
  });
  await assert.rejects(refused, /changed my mind/);
  const id = await p.append();
  await eventually(async () => assert.deepEqual(await p.effects(), [id]));
  const { manager } = await p.bus.stream();
  assert.equal((await manager.streams.info(EVENTS)).state.last_seq, 1);
});

test('an event that is delivered three times has one effect', async (t) => {
  const p = await probe(t);
  p.consume(recording());
  p.relay();
  const id = await p.append();
  await eventually(async () => assert.deepEqual(await p.effects(), [id]));
  const { client, manager } = await p.bus.stream();
  const stored = (await manager.streams.getMessage(EVENTS, { seq: 1 })) ?? assert.fail();
  for (const copy of ['a', 'b']) {
    const carrier = headers();
    for (const key of stored.header.keys()) carrier.set(key, stored.header.get(key));
    carrier.set('Nats-Msg-Id', copy);
    await client.publish(stored.subject, stored.data, { headers: carrier });
  }
  await eventually(async () => assert.equal((await manager.consumers.info(EVENTS, SERVICE)).ack_floor.stream_seq, 3));
  assert.deepEqual(await p.effects(), [id]);
});

test('a thousand events that were appended before the relay starts arrive once each', async (t) => {
  const p = await probe(t);
  const ids: string[] = [];
  for (let n = 0; n < 20; n += 1) ids.push(...(await Promise.all(Array.from({ length: 50 }, () => p.append()))));
  p.relay();
  p.consume(recording());
  await eventually(async () => assert.equal((await p.effects()).length, 1_000));
  assert.deepEqual((await p.effects()).toSorted(), ids.toSorted());
  const seqs = await p.owner.query<{ seq: string }>(`select stream_seq as seq from probe.outbox order by stream_seq`);
  assert.deepEqual(
    seqs.map(({ seq }) => Number(seq)),
    Array.from({ length: 1_000 }, (_, index) => index + 1),
  );
});

test('one trace covers the appending transaction, the relay and the effect', async (t) => {
  const telemetry = await startTelemetry(SERVICE, loadConfig(telemetrySettings, { LOG_LEVEL: 'silent' }));
  t.after(() => telemetry.shutdown());
  const p = await probe(t);
  const traces: (string | undefined)[] = [];
  p.consume(recording(() => void traces.push(trace.getActiveSpan()?.spanContext().traceId)));
  p.relay();
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const span = trace.wrapSpanContext({ traceId, spanId: 'b7ad6b7169203331', traceFlags: 1 });
  await context.with(trace.setSpan(context.active(), span), () => p.append());
  await eventually(() => assert.deepEqual(traces, [traceId]));
});

test('a notification reaches every listener of its subject with its content', async (t) => {
  const p = await probe(t);
  const heard: string[] = [];
  p.bus.onNotification('jobs.*', (subject, content) => heard.push(`${subject} ${content}`));
  const connection = await p.bus.connection();
  await connection.flush();
  p.bus.notify('jobs.mail');
  p.bus.notify('jobs.mail', '7');
  await eventually(() => assert.deepEqual(heard, ['jobs.mail ', 'jobs.mail 7']));
});

test('after a reconnect listeners are called once each, but not all at once; a connect alone calls none', async (t) => {
  const p = await probe(t);
  const called: number[] = [];
  const since = performance.now();
  const forget = Array.from({ length: 50 }, () => p.bus.onReconnect(() => called.push(performance.now() - since)));
  forget[0]?.();
  await p.bus.connection();
  assert.equal(called.length, 0);
  await p.nats.kill();
  await p.nats.start();
  await eventually(() => assert.equal(called.length, 49));
  const [first = 0, last = 0] = [called[0], called.at(-1)];
  assert.ok(last - first > 500, `all within ${last - first} ms`);
});
