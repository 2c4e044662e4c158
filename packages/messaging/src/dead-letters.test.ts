import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppError } from '@insights/errors';
import type { DatabaseUrls } from '../../../test/support/database.ts';
import { SERVICE, eventually, probe, recording } from '../test/probe.ts';
import { type TcpGate, tcpGate } from '../test/tcp-gate.ts';
import { inspectDeadLetter, listDeadLetters, replayDeadLetter } from './index.ts';

test('an event that always fails becomes a dead letter; after a fix and a replay it has its effect once', async (t) => {
  const p = await probe(t, { env: { CONSUMER_MAX_DELIVER: '3' } });
  let isBroken = true;
  let attempts = 0;
  p.consume(
    recording(({ message }) => {
      if (message.name !== 'poison') return;
      attempts += 1;
      if (isBroken) throw new AppError('not_found', { publicMessage: 'no such thing' });
    }),
  );
  p.relay();
  const poison = await p.append('poison');
  const good = await p.append('good');
  await eventually(async () => assert.equal((await listDeadLetters(p.bus)).length, 1));
  assert.equal(attempts, 3);
  await eventually(async () => assert.deepEqual(await p.effects(), [good]));
  const [letter] = await listDeadLetters(p.bus);
  const { seq, event, service, emitter, event_id, error_code } = letter ?? assert.fail();
  assert.deepEqual(
    { event, service, emitter, event_id, error_code, attempts: letter?.attempts },
    {
      event: 'campaign_started',
      service: SERVICE,
      emitter: SERVICE,
      event_id: poison,
      error_code: 'not_found',
      attempts: 3,
    },
  );
  assert.deepEqual(await inspectDeadLetter(p.bus, seq), letter);
  isBroken = false;
  await replayDeadLetter(p.bus, seq);
  await eventually(async () => assert.deepEqual((await p.effects()).toSorted(), [poison, good]));
  assert.deepEqual(await listDeadLetters(p.bus), []);
  await assert.rejects(replayDeadLetter(p.bus, seq), { code: 'not_found' });
});

test('a replayed event that fails again is a dead letter again', async (t) => {
  const p = await probe(t, { env: { CONSUMER_MAX_DELIVER: '1' } });
  p.consume(
    recording(() => {
      throw new TypeError('broken for good');
    }),
  );
  p.relay();
  await p.append();
  await eventually(async () => assert.equal((await listDeadLetters(p.bus)).length, 1));
  const [first] = await listDeadLetters(p.bus);
  await replayDeadLetter(p.bus, first?.seq ?? 0);
  await eventually(async () => {
    const letters = await listDeadLetters(p.bus);
    assert.deepEqual(
      letters.map(({ seq, error_code }) => [seq, error_code]),
      [[2, 'TypeError']],
    );
  });
});

test('an event waits for an unavailable dependency and does not become a dead letter', async (t) => {
  const p = await probe(t, { env: { CONSUMER_MAX_DELIVER: '1' } });
  let tries = 0;
  p.consume(
    recording(() => {
      tries += 1;
      if (tries < 3) throw new AppError('unavailable', { publicMessage: 'not now' });
    }),
  );
  p.relay();
  const id = await p.append();
  await eventually(async () => assert.deepEqual(await p.effects(), [id]));
  assert.deepEqual(await listDeadLetters(p.bus), []);
});

test('events wait for a database that is down, and none becomes a dead letter', async (t) => {
  let gate: TcpGate | undefined;
  const through = async (urls: DatabaseUrls): Promise<DatabaseUrls> => {
    const { hostname, port } = new URL(urls.app);
    const opened = await tcpGate({ host: hostname, port: Number(port) });
    gate = opened;
    const by = (text: string) => text.replace(`:${port}/`, `:${opened.port}/`);
    return { ...urls, app: by(urls.app), worker: by(urls.worker) };
  };
  const p = await probe(t, { databaseUrls: through, env: { CONSUMER_MAX_DELIVER: '1' } });
  t.after(() => gate?.shut());
  const opened = gate ?? assert.fail();
  const first = await p.append();
  p.relay();
  await eventually(async () => assert.equal(await p.waiting(), 0));
  await opened.shut();
  p.consume(recording());
  const { manager } = await p.bus.stream();
  await eventually(async () => {
    const info = await manager.consumers.info('EVENTS', SERVICE).catch(() => undefined);
    assert.equal(info?.num_ack_pending, 1);
    assert.equal(info?.num_redelivered, 1);
  });
  await opened.open();
  const second = await p.append();
  await eventually(async () => assert.deepEqual((await p.effects()).toSorted(), [first, second]));
  assert.deepEqual(await listDeadLetters(p.bus), []);
});
