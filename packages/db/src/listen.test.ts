import assert from 'node:assert/strict';
import { getEventListeners } from 'node:events';
import { after, test } from 'node:test';
import { freshDatabase } from '../../../test/support/database.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { listenForNotifications, mechanismTables } from './index.ts';

const statements = mechanismTables('probe');
const migrations = [{ version: 1, name: 'tables', oldest_compatible_code: 1, statements }];
const db = await freshDatabase({ after }, 'probe', migrations, []);

function listen(channel: string) {
  const stop = new AbortController();
  const seen = { connects: 0, payloads: [] as string[], warnings: [] as string[] };
  const ended = listenForNotifications(db.worker, {
    channel,
    onNotification: (payload) => void seen.payloads.push(payload),
    onConnect: () => void (seen.connects += 1),
    logger: { warn: (_fields, text) => void seen.warnings.push(text) },
    signal: stop.signal,
  });
  return {
    seen,
    signal: stop.signal,
    async stop() {
      stop.abort();
      await ended;
    },
  };
}

const dropConnection = (channel: string) =>
  db.worker.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query = $1`,
    [`listen ${channel}`],
  );

test('a lost LISTEN connection is replaced, and notifications arrive again', async (t) => {
  const { seen, stop } = listen('probe_replaced');
  t.after(stop);
  await eventually(() => assert.equal(seen.connects, 1));
  await db.worker.query(`notify probe_replaced, 'before'`);
  await eventually(() => assert.deepEqual(seen.payloads, ['before']));
  await dropConnection('probe_replaced');
  await eventually(() => assert.equal(seen.connects, 2));
  await db.worker.query(`notify probe_replaced, 'after'`);
  await eventually(() => assert.deepEqual(seen.payloads, ['before', 'after']));
  assert.deepEqual(seen.warnings, ['LISTEN failed; falling back to polling']);
});

test('reconnecting leaves no abort listener behind', async (t) => {
  const { seen, signal, stop } = listen('probe_leak');
  t.after(stop);
  for (const connects of [1, 2, 3]) {
    await eventually(() => assert.equal(seen.connects, connects));
    assert.equal(getEventListeners(signal, 'abort').length, 1);
    if (connects < 3) await dropConnection('probe_leak');
  }
  await stop();
  assert.equal(getEventListeners(signal, 'abort').length, 0);
  assert.equal(seen.warnings.length, 2, 'the stop is no failure');
});
