import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { test } from 'node:test';
import { callerOf, emit, eventually, runWorker, startReceiver, testDeps } from '../../webhooks.fixture.ts';
import { createEndpoint } from '../create-endpoint.ts';
import { getDelivery } from '../list-deliveries.ts';
import { getEndpoint, listEndpoints } from '../list-endpoints.ts';
import { updateEndpoint } from '../update-endpoint.ts';

const unchanged = { url: null, events: null, interview_ids: null, active: null, description: null };
const SECRET_ANSWER = 'stack trace with a password';

/** An endpoint whose receiver responds with `status()`; `deliver` waits until a delivery has ended. */
async function given(t: Parameters<typeof startReceiver>[0], status: () => number) {
  const receiver = await startReceiver(t, (_request, response: ServerResponse) => {
    response.writeHead(status()).end(SECRET_ANSWER);
  });
  runWorker(t);
  const [deps, call] = [testDeps(), callerOf()];
  const request = { url: receiver.url, events: [], interview_ids: [], description: '' };
  const { id: endpoint_id, health } = await createEndpoint(deps, call, request);
  const deliver = async () => {
    const [delivery_id = ''] = await emit(call, [endpoint_id]);
    return eventually(async () => {
      const delivery = await getDelivery(deps, call, { endpoint_id, delivery_id });
      return delivery.status !== 'pending' && delivery;
    });
  };
  const healthNow = async () => (await getEndpoint(deps, call, endpoint_id)).health;
  const update = (change: Partial<typeof unchanged> | { active: boolean } | { url: string }) =>
    updateEndpoint(deps, call, { ...unchanged, ...change, endpoint_id });
  return { deps, call, receiver, health, deliver, healthNow, update };
}

test('an endpoint says in words why it fails and since when, is healthy after a success, and quotes nothing that was received', async (t) => {
  let status = 503;
  const { deps, call, health, deliver, healthNow } = await given(t, () => status);
  assert.deepEqual([health?.state, health?.failed_attempts], ['healthy', 0]);
  const failed = await deliver();
  const failing = await healthNow();
  assert.deepEqual([failing?.state, failing?.failed_attempts], ['failing', 4]);
  assert.match(
    failing?.reason ?? '',
    /^The last 4 attempts since \d{4}-\d\d-\d\d \d\d:\d\d UTC failed: the receiver responded with status 503\.$/,
  );
  assert.equal(failing?.failing_since?.slice(0, 16), failed.attempt_log[0]?.started_at.slice(0, 16));
  assert.deepEqual((await listEndpoints(deps, call, { page: null })).items[0]?.health, failing);
  assert.doesNotMatch(JSON.stringify(failing), /password/);

  status = 204;
  await deliver();
  const healed = await healthNow();
  assert.deepEqual([healed?.state, healed?.failed_attempts, healed?.failing_since], ['healthy', 0, null]);
});

test('a delivered retry leaves an endpoint healthy; of several errors the first and the last are named', async (t) => {
  const statuses = [500, 204, 500, 500, 429, 403];
  const { deliver, healthNow } = await given(t, () => statuses.shift() ?? 204);
  await deliver();
  assert.equal((await healthNow())?.state, 'healthy');
  await deliver();
  const health = await healthNow();
  assert.equal(health?.state, 'failing');
  assert.match(health?.reason ?? '', /failed\. The first: .* status 500\. The last: .* status 403\.$/);
});

test('an inactive endpoint is paused, and begins again without failures when it is activated or gets another address', async (t) => {
  const { receiver, deliver, healthNow, update } = await given(t, () => 500);
  await deliver();
  const paused = await update({ active: false });
  assert.deepEqual([paused.health?.state, paused.health?.failed_attempts], ['paused', 4]);
  assert.match(paused.health?.reason ?? '', /inactive/);
  const active = await update({ active: true });
  assert.deepEqual([active.health?.state, active.health?.failed_attempts], ['healthy', 0]);
  await deliver();
  assert.equal((await healthNow())?.state, 'failing');
  assert.equal((await update({ active: true })).health?.state, 'failing');
  assert.equal((await update({ url: `${receiver.url}/new` })).health?.state, 'healthy');
});

test('each attempt has its number and its error in words', async (t) => {
  const statuses = [502, 204];
  const { deliver } = await given(t, () => statuses.shift() ?? 204);
  const { attempt_log } = await deliver();
  assert.deepEqual(
    attempt_log.map(({ number, error, reason }) => [number, error, reason]),
    [
      [1, 'status_502', 'the receiver responded with status 502'],
      [2, null, null],
    ],
  );
});

test('an endpoint that was deactivated because its receiver is gone says so until it is activated again', async (t) => {
  const { deliver, healthNow, update } = await given(t, () => 410);
  await deliver();
  const gone = await eventually(async () => {
    const health = await healthNow();
    return health?.state === 'paused' && health;
  });
  assert.match(gone.reason, /status 410 .* deactivated/);
  await update({ active: true });
  assert.match((await update({ active: false })).health?.reason ?? '', /is inactive/);
});
