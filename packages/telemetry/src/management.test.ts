import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Registry } from 'prom-client';
import { freePort } from '../../../test/support/free-port.ts';
import { startManagement } from './management.ts';

test('each readiness check is a metric, and a check that no longer exists is not', async (t) => {
  const port = await freePort();
  let states: Record<string, boolean> = { started: false };
  const registry = new Registry();
  const management = await startManagement({ port, host: '127.0.0.1', registry, ready: () => states });
  t.after(() => management.close());
  const shown = async () =>
    (await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).match(/^insights_readiness_check.*$/gm);
  assert.deepEqual(await shown(), ['insights_readiness_check{check="started"} 0']);
  states = { database: false, events: true };
  assert.deepEqual(await shown(), [
    'insights_readiness_check{check="database"} 0',
    'insights_readiness_check{check="events"} 1',
  ]);
});
