import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { webhooks } from '@insights/contracts';
import {
  callerOf,
  emit,
  eventually,
  noFilters,
  runWorker,
  sharedDatabase,
  startReceiver,
  testDeps,
} from '../webhooks.fixture.ts';
import { createEndpoint } from './create-endpoint.ts';
import { deleteExpired } from './delete-expired.ts';
import { getStats } from './get-stats.ts';
import { listDeliveries } from './list-deliveries.ts';
import { updateEndpoint } from './update-endpoint.ts';

const unchanged = { url: null, events: null, interview_ids: null, active: null, description: null };
const lastDay = { bucket: null, from: null, to: null };
const HOUR_MS = 3_600_000;

const totalsOf = (series: readonly webhooks.StatsPoint[]) => ({
  delivered: series.reduce((sum, { delivered }) => sum + delivered, 0),
  failed: series.reduce((sum, { failed }) => sum + failed, 0),
});

test('the series counts each delivery once, whether it was accepted, failed for good or ended with its endpoint, and zeros fill the gaps', async (t) => {
  const [deps, call] = [testDeps(), callerOf()];
  const receiver = await startReceiver(
    t,
    (_request, response, nth) => void response.writeHead(nth % 3 ? 204 : 500).end(),
  );
  const request = { url: receiver.url, events: [], interview_ids: [], description: '' };
  const { id: endpoint_id } = await createEndpoint(deps, call, request);
  const worker = runWorker(t);
  for (let n = 0; n < 30; n += 1) await emit(call, [endpoint_id]);
  const list = (status: 'pending' | 'delivered' | 'failed') =>
    listDeliveries(deps, call, { ...noFilters, endpoint_id, status, page: { limit: 200, cursor: '' } });
  await eventually(async () => (await list('pending')).items.length === 0, 10_000);
  await worker.stop();
  for (let n = 0; n < 3; n += 1) await emit(call, [endpoint_id]);
  await updateEndpoint(deps, call, { ...unchanged, endpoint_id, active: false });

  const { series } = await getStats(deps, call, { endpoint_id, ...lastDay });
  const [delivered, failed] = [(await list('delivered')).items.length, (await list('failed')).items.length];
  assert.ok(delivered > 0 && failed >= 3);
  assert.deepEqual(totalsOf(series), { delivered, failed });
  assert.ok(series.some(({ mean_ms }) => mean_ms !== null && mean_ms >= 0));
  const times = series.map(({ at }) => Date.parse(at));
  assert.ok(times.every((at, index) => index === 0 || at - (times[index - 1] ?? 0) === HOUR_MS));
  const days = (await getStats(deps, call, { endpoint_id, ...lastDay, bucket: 'day' })).series;
  assert.deepEqual(totalsOf(days), { delivered, failed });
  const [first] = days;
  assert.deepEqual(first, { at: first?.at, delivered: 0, failed: 0, mean_ms: null });
  const before = { from: '2020-01-01T00:00:00.000Z', to: '2020-01-02T00:00:00.000Z' };
  assert.deepEqual(totalsOf((await getStats(deps, call, { endpoint_id, bucket: 'hour', ...before })).series), {
    delivered: 0,
    failed: 0,
  });
});

test('counts expire with the deliveries that they count', async () => {
  const [deps, call, db] = [testDeps(), callerOf(), sharedDatabase()];
  const request = { url: 'http://127.0.0.1:65535/', events: [], interview_ids: [], description: '' };
  const { id: endpoint_id } = await createEndpoint(deps, call, request);
  await emit(call, [endpoint_id]);
  await updateEndpoint(deps, call, { ...unchanged, endpoint_id, active: false });
  const range = { bucket: 'day' as const, from: new Date(Date.now() - 40 * 24 * HOUR_MS).toISOString(), to: null };
  const failed = async () => totalsOf((await getStats(deps, call, { endpoint_id, ...range })).series).failed;
  const age = (days: number) =>
    db.withWorkspace(call, (tx) =>
      tx.run(`update delivery_counts set hour = date_trunc('hour', now() - make_interval(days => $1))`, [days]),
    );
  await age(29);
  await deleteExpired(db, 30);
  assert.equal(await failed(), 1);
  await age(31);
  await deleteExpired(db, 30);
  assert.equal(await failed(), 0);
});
