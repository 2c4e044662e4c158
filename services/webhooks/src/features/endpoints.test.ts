import assert from 'node:assert/strict';
import { test } from 'node:test';
import { webhooks } from '@insights/contracts';
import { type Call, IdempotentReplay } from '@insights/db';
import { AppError } from '@insights/errors';
import { parseKeyRing } from '@insights/secret-box';
import {
  callerOf,
  emit,
  numberAll,
  sharedDatabase,
  testConfig,
  testDeps,
  testKeys,
  noFilters,
} from '../webhooks.fixture.ts';
import { createEndpoint } from './create-endpoint.ts';
import { deleteEndpoint } from './delete-endpoint.ts';
import { deleteExpired } from './delete-expired.ts';
import { getStats } from './get-stats.ts';
import { getDelivery, listDeliveries } from './list-deliveries.ts';
import { getEndpoint, listEndpoints } from './list-endpoints.ts';
import { listEvents } from './list-events.ts';
import { rotateKeys } from './rotate-keys.ts';
import { testEndpoint } from './test-endpoint.ts';
import { updateEndpoint } from './update-endpoint.ts';
import { webhooksQuotas } from '../domain/quotas.ts';

const url = 'http://127.0.0.1:65535/hook';
const make = async (call: Call, events: string[] = []) =>
  createEndpoint(testDeps(), call, { url, events, interview_ids: [], description: 'ours' });
const rejectsWith = (code: string) => (error: unknown) => error instanceof AppError && error.code === code;

test('the secret is only in the response that created it', async () => {
  const call = callerOf();
  const deps = testDeps();
  const made = await make(call, ['campaign.started', 'campaign.started', 'interview.scheduled']);
  assert.match(made.secret, /^whsec_[A-Za-z0-9+/]{43}=$/);
  assert.deepEqual(made.events, ['campaign.started', 'interview.scheduled']);
  assert.equal(made.active, true);
  assert.deepEqual(await getEndpoint(deps, call, made.id), { ...made, secret: '' });
  assert.deepEqual((await listEndpoints(deps, call, { page: null })).items, [{ ...made, secret: '' }]);
});

/** Statistics without a requested time. */
const lastDay = { bucket: null, from: null, to: null };

/** An update without changes. */
const unchanged = { url: null, events: null, interview_ids: null, active: null, description: null };

const encode = (answer: unknown) => webhooks.Endpoint.encode(answer as webhooks.Endpoint).finish();

test('a repeated creation returns the same endpoint without its secret', async () => {
  const plain = callerOf();
  const call = { ...plain, idempotency: { key: 'once', hash: 'h', route: 'create', encode } };
  const made = await make(call);
  await assert.rejects(make(call), (error: unknown) => {
    assert.ok(error instanceof IdempotentReplay);
    assert.deepEqual(webhooks.Endpoint.decode(error.answer), { ...made, secret: '' });
    return true;
  });
});

test('an unknown event name is rejected by create and by update', async () => {
  const call = callerOf();
  const deps = testDeps();
  await assert.rejects(make(call, ['campaign.exploded']), rejectsWith('invalid_request'));
  const { id } = await make(call);
  const events = { items: ['*'] };
  await assert.rejects(
    updateEndpoint(deps, call, { ...unchanged, endpoint_id: id, events }),
    rejectsWith('invalid_request'),
  );
});

test('an update changes only the given fields', async () => {
  const call = callerOf();
  const deps = testDeps();
  const { id } = await make(call, ['campaign.started']);
  const changed = await updateEndpoint(deps, call, { ...unchanged, endpoint_id: id, active: false });
  assert.deepEqual([changed.active, changed.url, changed.events], [false, url, ['campaign.started']]);
  const emptied = await updateEndpoint(deps, call, { ...unchanged, endpoint_id: id, events: { items: [] } });
  assert.deepEqual([emptied.active, emptied.events], [false, []]);
});

test('an endpoint of another workspace, a deleted endpoint and an invalid id are not found', async () => {
  const call = callerOf();
  const deps = testDeps();
  const { id } = await make(call);
  await assert.rejects(getEndpoint(deps, callerOf(), id), rejectsWith('not_found'));
  await assert.rejects(testEndpoint(deps, callerOf(), id), rejectsWith('not_found'));
  await deleteEndpoint(deps, call, id);
  await assert.rejects(getEndpoint(deps, call, id), rejectsWith('not_found'));
  await assert.rejects(getEndpoint(deps, call, 'nonsense'), rejectsWith('not_found'));
  await assert.rejects(getDelivery(deps, call, { endpoint_id: id, delivery_id: id }), rejectsWith('not_found'));
});

test('of fifty concurrent creations as many succeed as the quota allows', async () => {
  const call = callerOf();
  const deps = { ...testDeps(), quotas: webhooksQuotas({ maxEndpoints: 10 }) };
  const request = { url, events: [], interview_ids: [], description: '' };
  const made = await Promise.allSettled(Array.from({ length: 50 }, () => createEndpoint(deps, call, request)));
  const refused = made.filter((one) => one.status === 'rejected');
  assert.equal(refused.length, 40);
  assert.ok(refused.every(({ reason }) => rejectsWith('quota_exceeded')(reason)));
});

test('a ping is queued whatever the filter, and rejected while the endpoint is inactive', async () => {
  const call = callerOf();
  const deps = testDeps();
  const { id } = await make(call, ['campaign.started']);
  const { delivery_id } = await testEndpoint(deps, call, id);
  const delivery = await getDelivery(deps, call, { endpoint_id: id, delivery_id });
  assert.deepEqual([delivery.event, delivery.status, delivery.attempts], ['webhook.ping', 'pending', 0]);
  await numberAll();
  const [ping] = (await listEvents(deps, call, { endpoint_id: id, page: null, after: '' })).items;
  const data = JSON.parse(ping?.data_json ?? '') as Record<string, unknown>;
  assert.deepEqual(Object.keys(data), ['endpoint_id', 'message', 'sent_by']);
  assert.deepEqual([data['endpoint_id'], data['sent_by']], [id, call.principal.user_id]);
  await updateEndpoint(deps, call, { ...unchanged, endpoint_id: id, active: false });
  await assert.rejects(testEndpoint(deps, call, id), rejectsWith('invalid_transition'));
});

test('the list shows finished deliveries, or those of one status, newest first and page by page', async () => {
  const call = callerOf();
  const deps = testDeps();
  const { id } = await make(call);
  const ids: string[] = [];
  for (let n = 0; n < 5; n += 1) ids.push(...(await emit(call, [id])));
  const list = (status: webhooks.DeliveryStatus | null, limit = 50, cursor = '') =>
    listDeliveries(deps, call, { ...noFilters, endpoint_id: id, status, page: { limit, cursor } });
  assert.deepEqual((await list(null)).items, []);
  const first = await list('pending', 2);
  const second = await list('pending', 2, first.next_cursor);
  const third = await list('pending', 2, second.next_cursor);
  const shown = [...first.items, ...second.items, ...third.items].map((delivery) => delivery.id);
  assert.deepEqual(shown, ids.toReversed());
  assert.equal(third.next_cursor, '');
  await updateEndpoint(deps, call, { ...unchanged, endpoint_id: id, active: false });
  assert.equal((await list(null)).items.length, 5);
  assert.equal((await list('failed')).items.length, 5);
  assert.equal((await list('delivered')).items.length, 0);
});

test('statistics count the last 24 hours', async () => {
  const call = callerOf();
  const deps = testDeps();
  const { id } = await make(call);
  assert.equal((await getStats(deps, call, { endpoint_id: id, ...lastDay })).success_rate, 1);
  await emit(call, [id]);
  await updateEndpoint(deps, call, { ...unchanged, endpoint_id: id, active: false });
  await updateEndpoint(deps, call, { ...unchanged, endpoint_id: id, active: true });
  await emit(call, [id]);
  const stats = await getStats(deps, call, { endpoint_id: id, ...lastDay });
  assert.deepEqual([stats.delivered, stats.failed, stats.pending, stats.success_rate], [0, 1, 1, 0]);
  assert.ok(stats.last_failed_at);
  assert.equal(stats.last_delivered_at, null);
});

test('rotating keys encrypts every secret again, so that the previous key is no longer needed', async () => {
  const call = callerOf();
  const db = sharedDatabase();
  const { id } = await make(call);
  const wider = parseKeyRing(`k2:${Buffer.alloc(32, 7).toString('base64')},${testKeys}`);
  assert.ok((await rotateKeys(db, wider)) >= 1);
  assert.equal(await rotateKeys(db, wider), 0);
  const { rows } = await db.worker.query<{ secret_key_id: string }>(
    'select secret_key_id from endpoints where id = $1',
    [id],
  );
  assert.deepEqual(rows, [{ secret_key_id: 'k2' }]);
  assert.equal(
    (await rotateKeys(db, parseKeyRing(`${testKeys},k2:${Buffer.alloc(32, 7).toString('base64')}`))) >= 1,
    true,
  );
  assert.equal(testConfig().encryptionKeys.current, 'k1');
});

test('expired events are deleted with their deliveries and attempts', async () => {
  const call = callerOf();
  const deps = testDeps();
  const db = sharedDatabase();
  const { id } = await make(call);
  await emit(call, [id], 'old');
  await db.withWorkspace({ principal: call.principal }, (tx) =>
    tx.run(`update events set stored_at = now() - interval '31 days'`),
  );
  const [kept] = await emit(call, [id], 'new');
  assert.equal(await deleteExpired(db, 30), 1);
  const { items } = await listDeliveries(deps, call, { ...noFilters, endpoint_id: id, status: 'pending', page: null });
  assert.deepEqual(
    items.map((delivery) => delivery.id),
    [kept],
  );
});
