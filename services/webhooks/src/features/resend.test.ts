import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { eventTypes } from '@insights/contracts';
import { AppError } from '@insights/errors';
import {
  callerOf,
  emit,
  eventually,
  noFilters,
  numberAll,
  runWorker,
  sharedDatabase,
  startReceiver,
  testConfig,
  testDeps,
} from '../webhooks.fixture.ts';
import { createEndpoint } from './create-endpoint.ts';
import { getDelivery, listDeliveries } from './list-deliveries.ts';
import { getEndpoint } from './list-endpoints.ts';
import { listEvents } from './list-events.ts';
import { resendDelivery } from './resend-delivery.ts';
import { updateEndpoint } from './update-endpoint.ts';

const db = sharedDatabase();

/** An endpoint whose receiver answers with `status()`, and a delivery to it that has ended. */
async function given(t: TestContext, status: () => number, env: NodeJS.ProcessEnv = {}) {
  const receiver = await startReceiver(t, (_request, response) => void response.writeHead(status()).end());
  runWorker(t, { config: testConfig({ WEBHOOKS_RETRY_SECONDS: '0.02,0.02,0.02', ...env }) });
  const [deps, call] = [testDeps(), callerOf()];
  const request = { url: receiver.url, events: [], interview_ids: [], description: '' };
  const { id: endpoint_id } = await createEndpoint(deps, call, request);
  const finished = (delivery_id: string) =>
    eventually(async () => {
      const delivery = await getDelivery(deps, call, { endpoint_id, delivery_id });
      return delivery.status !== 'pending' && delivery;
    });
  const [delivery_id = ''] = await emit(call, [endpoint_id]);
  const first = await finished(delivery_id);
  const resend = async (id = delivery_id) =>
    (await resendDelivery(deps, call, { endpoint_id, delivery_id: id })).delivery_id;
  const set = (change: { active?: boolean; url?: string }) =>
    updateEndpoint(deps, call, {
      endpoint_id,
      active: change.active ?? null,
      url: change.url ?? null,
      description: null,
      events: null,
      interview_ids: null,
    });
  const audited = async (action: string) => {
    const outbox = `select payload from outbox where name = 'audit_fact' order by id`;
    const rows = await db.withWorkspace(call, (tx) => tx.rows<{ payload: Buffer }>(outbox));
    return rows
      .map(({ payload }) => eventTypes.auditFact.codec.decode(payload))
      .filter((fact) => fact.action === action);
  };
  return { receiver, deps, call, endpoint_id, first, finished, resend, set, audited };
}

const isConflict = (error: unknown) => error instanceof AppError && error.code === 'invalid_transition';
const isMissing = (error: unknown) => error instanceof AppError && error.code === 'not_found';

test('a failed delivery is resent as a new one with the same event, bytes and webhook-id; the failed one stays failed', async (t) => {
  let status = 500;
  const s = await given(t, () => status);
  assert.equal(s.first.status, 'failed');
  status = 200;
  const again = await s.finished(await s.resend());
  assert.deepEqual([again.status, again.attempts, again.resent_from], ['delivered', 1, s.first.id]);
  assert.equal(again.event_id, s.first.event_id);
  const [sent, resent] = [s.receiver.received[0], s.receiver.received.at(-1)];
  assert.equal(resent?.headers['webhook-id'], s.first.id);
  assert.deepEqual(resent?.body, sent?.body);
  // A resent delivery can be resent, too, under the id of the first one.
  await s.finished(await s.resend(again.id));
  assert.equal(s.receiver.received.at(-1)?.headers['webhook-id'], s.first.id);
  const former = await getDelivery(s.deps, s.call, { endpoint_id: s.endpoint_id, delivery_id: s.first.id });
  assert.deepEqual([former.status, former.attempts, former.resent_from], ['failed', 4, null]);
  const page = { limit: 10, cursor: '' };
  const { items } = await listDeliveries(s.deps, s.call, { endpoint_id: s.endpoint_id, page, ...noFilters });
  assert.equal(items.length, 3);
  await numberAll();
  const feed = await listEvents(s.deps, s.call, { endpoint_id: s.endpoint_id, page, after: '' });
  assert.deepEqual(
    feed.items.map(({ id, delivery_status }) => [id, delivery_status]),
    [[s.first.id, 'failed']],
  );
  assert.equal((await s.audited('webhook_endpoint.delivery_resent')).length, 2);
});

test('nothing is resent that is pending, being resent, unknown, or to an inactive endpoint', async (t) => {
  const s = await given(t, () => 500, { WEBHOOKS_RETRY_SECONDS: '0.02,0.02,0.5' });
  const again = await s.resend();
  await assert.rejects(s.resend(), isConflict);
  await assert.rejects(s.resend(again), isConflict);
  await s.finished(again);
  for (const id of [s.endpoint_id, 'nonsense']) await assert.rejects(s.resend(id), isMissing);
  const { call: stranger } = { call: callerOf() };
  const request = { endpoint_id: s.endpoint_id, delivery_id: s.first.id };
  await assert.rejects(resendDelivery(s.deps, stranger, request), isMissing);
  await s.set({ active: false });
  await assert.rejects(s.resend(), isConflict);
});

test('a receiver that still answers 410 to the last attempt is deactivated and its admins are mailed once', async (t) => {
  const s = await given(t, () => 410, { MAIL_ENABLED: 'true' });
  assert.deepEqual([s.first.status, s.first.attempts], ['failed', 4]);
  await eventually(async () => !(await getEndpoint(s.deps, s.call, s.endpoint_id)).active);
  assert.equal((await s.audited('webhook_endpoint.deactivated')).length, 1);
  const jobs = `select 1 from outbox where name = 'job_requested'`;
  assert.equal((await db.withWorkspace(s.call, (tx) => tx.rows(jobs))).length, 1);
});

test('an endpoint stays active when only an earlier attempt was answered with 410', async (t) => {
  let attempts = 0;
  const s = await given(t, () => ((attempts += 1) < 4 ? 410 : 500));
  assert.equal(s.first.last_error, 'status_500');
  assert.equal((await getEndpoint(s.deps, s.call, s.endpoint_id)).active, true);
});

test('a short Retry-After leaves the pauses of the schedule as they are', async (t) => {
  const receiver = await startReceiver(t, (_request, response) => {
    response.writeHead(503, { 'retry-after': '0' }).end();
  });
  runWorker(t);
  const [deps, call] = [testDeps(), callerOf()];
  const { id } = await createEndpoint(deps, call, {
    url: receiver.url,
    events: [],
    interview_ids: [],
    description: '',
  });
  await emit(call, [id]);
  await eventually(() => receiver.received.length === 4);
  const pauses = receiver.received.slice(1).map(({ at }, index) => at - (receiver.received[index]?.at ?? 0));
  for (const [index, least] of [40, 80, 160].entries())
    assert.ok((pauses[index] ?? 0) >= least - 1, `pause ${index}: ${pauses[index]}`);
});
