import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { Registry } from 'prom-client';
import { freshDatabase } from '../../../test/support/database.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { mechanismTables } from './index.ts';
import { measurePools } from './pool-metrics.ts';

const statements = mechanismTables('probe');
const migrations = [{ version: 1, name: 'tables', oldest_compatible_code: 1, statements }];
const { app } = await freshDatabase({ after }, 'probe', migrations, []);
const registry = new Registry();
measurePools(registry, { app });

async function waiting(): Promise<number | undefined> {
  const { values = [] } = (await registry.getSingleMetric('insights_db_pool_waiting')?.get()) ?? {};
  return values[0]?.value;
}

test('a call that finds an idle connection does not count as waiting', async () => {
  await app.query('select 1');
  assert.equal(app.idleCount, 1);
  const call = app.query('select 1');
  assert.equal(app.waitingCount, 1, 'the pool hands connections out in its next tick');
  assert.equal(await waiting(), 0);
  await call;
});

test('a call that finds every connection in use counts as waiting until one is free', async () => {
  const held = await Promise.all(Array.from({ length: app.options.max }, () => app.connect()));
  const call = app.query('select 1');
  assert.equal(await waiting(), 1);
  for (const client of held) client.release();
  await call;
  await eventually(async () => assert.equal(await waiting(), 0));
});
