import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { v7 } from 'uuid';
import { servicePrincipal } from '@insights/auth-context';
import type { Tx } from '@insights/db';
import {
  callerOf,
  emit,
  eventually,
  runWorker,
  sharedDatabase,
  startReceiver,
  testConfig,
  testDeps,
} from '../../webhooks.fixture.ts';
import { createEndpoint } from '../create-endpoint.ts';
import { getDelivery } from '../list-deliveries.ts';
import { updateEndpoint } from '../update-endpoint.ts';
import { START, claimTurns } from './claim.ts';
import { type PreparedDelivery, prepareDeliveries } from './prepare.ts';
import type { Attempt } from './send.ts';
import { storeOutcomes } from './store-outcomes.ts';

const LONGER_THAN_A_LEASE_MS = 6_000;
const limits = { room: 10, per_endpoint: () => 4, most: 4, per_workspace: 10 };
const answered: Attempt = {
  started_at: '2026-01-01T00:00:00.000Z',
  duration_ms: 5,
  response_status: 200,
  error: null,
  response_excerpt: '',
};

/** One pending delivery, and the steps of a worker as functions. No worker runs until a test starts one. */
async function given(url = 'http://127.0.0.1:65535/') {
  const deps = testDeps();
  const db = sharedDatabase();
  const call = callerOf();
  const { workspace_id } = call.principal;
  const endpoint = await createEndpoint(deps, call, { url, events: [], interview_ids: [], description: '' });
  const [delivery_id = ''] = await emit(call, [endpoint.id]);
  const principal = servicePrincipal('webhooks', workspace_id);
  const claim = async () => {
    const { claims } = await claimTurns(db.worker, START, limits);
    return claims.filter((item) => item.workspace_id === workspace_id);
  };
  return {
    deps,
    call,
    endpoint,
    claim,
    load: async () => {
      const claims = await claim();
      return db.withWorkspace({ principal }, (tx) => prepareDeliveries(tx, claims));
    },
    store: (delivery: PreparedDelivery, attempt: Attempt) =>
      db.withWorkspace({ principal }, (tx) =>
        storeOutcomes(tx, [{ delivery, attempt }], { schedule: [5, 30, 180], mailEnabled: false }),
      ),
    endLease: () =>
      db.withWorkspace({ principal }, (tx) =>
        tx.run(`update deliveries set lease_until = now() - interval '1 second'`),
      ),
    read: () => getDelivery(deps, call, { endpoint_id: endpoint.id, delivery_id }),
  };
}

test('a claimed delivery is not claimed again until its lease expires', async () => {
  const { claim, endLease } = await given();
  assert.equal((await claim()).length, 1);
  assert.equal((await claim()).length, 0);
  await endLease();
  assert.equal((await claim()).length, 1);
});

test('an attempt that lasts longer than its lease keeps the delivery: no other worker attempts it', async (t) => {
  const answers: (() => void)[] = [];
  const receiver = await startReceiver(t, (_request, response) =>
    answers.push(() => void response.writeHead(204).end()),
  );
  const { read } = await given(receiver.url);
  const config = { ...testConfig(), attemptTimeoutMs: 30_000 };
  for (let workers = 0; workers < 2; workers += 1) runWorker(t, { config });
  await eventually(() => receiver.received.length === 1);
  // What does not happen gives no condition to wait for: the first lease ends meanwhile.
  await sleep(LONGER_THAN_A_LEASE_MS);
  assert.equal(receiver.received.length, 1);
  answers.forEach((answer) => answer());
  const delivery = await eventually(async () => {
    const found = await read();
    return found.status === 'delivered' && found;
  });
  assert.equal(delivery.attempts, 1);
});

test('sending a delivery reads few rows, however many others of its workspace wait', async () => {
  const { deps, call, claim } = await given();
  const other = { url: 'http://127.0.0.1:65535/', events: [], interview_ids: [], description: '' };
  const { id } = await createEndpoint(deps, call, other);
  for (let waiting = 0; waiting < 300; waiting += 1) await emit(call, [id]);
  const claims = await claim();
  assert.equal(claims.length, 5);
  const read = await sharedDatabase().withWorkspace(call, async (tx) => {
    // A table of a few pages is read as a whole.
    await tx.run('set local enable_seqscan = off');
    const before = await rowsRead(tx);
    const prepared = await prepareDeliveries(tx, claims);
    const finished = prepared.map((delivery) => ({ delivery, attempt: answered }));
    assert.equal((await storeOutcomes(tx, finished, { schedule: [], mailEnabled: false })).length, 5);
    return (await rowsRead(tx)) - before;
  });
  assert.ok(read < 50, `${read} rows`);
});

/** Rows that this connection has read so far, and not yet reported: also those of its former transactions. */
async function rowsRead(tx: Tx): Promise<number> {
  const found = await tx.row<{ rows: number }>(`select sum(idx_tup_fetch)::int as rows
    from pg_stat_xact_user_tables where relname in ('deliveries', 'events')`);
  return Number(found?.rows);
}

test('a worker that lost its lease changes nothing: only an outcome under the current lease counts', async () => {
  const { load, store, endLease, read } = await given();
  const [former] = await load();
  await endLease();
  const [present] = await load();
  assert.ok(former && present);
  assert.deepEqual(await store(former, answered), []);
  assert.equal((await read()).attempts, 0);
  assert.equal((await store(present, answered))[0]?.status, 'delivered');
  const delivery = await read();
  assert.equal(delivery.attempts, 1);
  assert.equal(delivery.attempt_log.length, 1);
  assert.deepEqual(await store(present, answered), [], 'an outcome is stored once');
});

test('the deliveries of a killed worker are attempted again, in the same rows', async (t) => {
  const receiver = await startReceiver(t);
  const { load, endLease, read } = await given(receiver.url);
  assert.equal((await load()).length, 1);
  await endLease();
  runWorker(t);
  const delivery = await eventually(async () => {
    const found = await read();
    return found.status === 'delivered' && found;
  });
  assert.equal(delivery.attempts, 1);
  assert.equal(receiver.received.length, 1);
});

test('a delivery whose worker died and whose endpoint was switched off fails without being sent', async () => {
  const { deps, call, endpoint, load, endLease, read } = await given();
  await load();
  await updateEndpoint(deps, call, {
    endpoint_id: endpoint.id,
    active: false,
    events: null,
    interview_ids: null,
    url: null,
    description: null,
  });
  assert.equal((await read()).status, 'pending');
  await endLease();
  assert.equal((await load()).length, 0);
  const delivery = await read();
  assert.equal(delivery.status, 'failed');
  assert.equal(delivery.last_error, 'endpoint_inactive');
});

test('a failed attempt is due again after its pause, and storing it ends the lease', async () => {
  const { load, store, claim, read } = await given();
  const [delivery] = await load();
  assert.ok(delivery);
  await store(delivery, { ...answered, response_status: 500, error: 'status_500' });
  const { next_attempt_at, status } = await read();
  assert.equal(status, 'pending');
  const pause = Date.parse(next_attempt_at ?? '') - Date.now();
  assert.ok(pause > 3_000 && pause < 6_100, `${pause} ms`);
  assert.equal((await claim()).length, 0);
});

test('an outcome is not stored for a delivery of another workspace', async () => {
  const { load, store } = await given();
  const [delivery] = await load();
  assert.ok(delivery);
  const db = sharedDatabase();
  const stranger = servicePrincipal('webhooks', v7());
  const stored = await db.withWorkspace({ principal: stranger }, (tx) =>
    storeOutcomes(tx, [{ delivery, attempt: answered }], { schedule: [], mailEnabled: false }),
  );
  assert.deepEqual(stored, []);
  assert.equal((await store(delivery, answered)).length, 1);
});
