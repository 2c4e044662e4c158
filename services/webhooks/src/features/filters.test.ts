import assert from 'node:assert/strict';
import { test } from 'node:test';
import { v7 } from 'uuid';
import type { WebhookEventName, webhooks } from '@insights/contracts';
import { type Call, iso } from '@insights/db';
import { AppError } from '@insights/errors';
import { callerOf, noFilters, sharedDatabase, testDeps } from '../webhooks.fixture.ts';
import { createEndpoint } from './create-endpoint.ts';
import { getEndpoint } from './list-endpoints.ts';
import { listDeliveries } from './list-deliveries.ts';
import { hasReceiver, matchEvent } from './match-event.ts';
import { testEndpoint } from './test-endpoint.ts';
import { updateEndpoint } from './update-endpoint.ts';

const deps = testDeps();
const db = sharedDatabase();

const make = async (call: Call, interview_ids: string[] = []): Promise<webhooks.Endpoint> =>
  createEndpoint(deps, call, { url: 'http://127.0.0.1:65535/hook', events: [], interview_ids, description: '' });
const unchanged = { url: null, events: null, interview_ids: null, active: null, description: null };
const invalidAt = (place: unknown[]) => (error: unknown) => {
  assert.ok(error instanceof AppError);
  assert.deepEqual([error.code, error.problems?.[0]?.loc], ['invalid_request', place]);
  return true;
};

/** Stores an event as the consumers do. */
const happens = (call: Call, interview_id: string, name: WebhookEventName = 'campaign.paused'): Promise<void> =>
  db.withWorkspace({ principal: call.principal }, (tx) =>
    matchEvent(tx, { id: v7(), name, occurred_at: iso(new Date()), data: { interview_id } }),
  );

const pending = async (call: Call, endpoint_id: string, filters: Partial<webhooks.ListDeliveriesRequest> = {}) =>
  (await listDeliveries(deps, call, { ...noFilters, endpoint_id, page: null, status: 'pending', ...filters })).items;

test('an endpoint for certain interviews gets only their events, and one without a filter all', async () => {
  const call = callerOf();
  const [wanted, other] = [v7(), v7()];
  const some = await make(call, [wanted, wanted.toUpperCase(), wanted]);
  const all = await make(call);
  assert.deepEqual([some.interview_ids, all.interview_ids], [[wanted], []]);
  await happens(call, wanted);
  await happens(call, other);
  assert.equal((await pending(call, some.id)).length, 1);
  assert.equal((await pending(call, all.id)).length, 2);
  await testEndpoint(deps, call, some.id);
  assert.equal((await pending(call, some.id)).length, 2, 'a ping ignores the filter');
});

test('the filter of interviews can be changed and removed, and other changes leave it alone', async () => {
  const call = callerOf();
  const [one, other] = [v7(), v7()];
  const { id } = await make(call, [one]);
  const change = (fields: Partial<webhooks.UpdateEndpointRequest>) =>
    updateEndpoint(deps, call, { ...unchanged, endpoint_id: id, ...fields });
  assert.deepEqual((await change({ description: 'new' })).interview_ids, [one]);
  assert.deepEqual((await change({ interview_ids: { items: [other] } })).interview_ids, [other]);
  await happens(call, one);
  assert.equal((await pending(call, id)).length, 0);
  assert.deepEqual((await change({ interview_ids: { items: [] } })).interview_ids, []);
  assert.deepEqual((await getEndpoint(deps, call, id)).interview_ids, []);
  await happens(call, one);
  assert.equal((await pending(call, id)).length, 1);
});

test('what is no id of an interview is refused where it stands', async () => {
  const call = callerOf();
  await assert.rejects(make(call, [v7(), 'nonsense']), invalidAt(['body', 'interview_ids', 1]));
  const { id } = await make(call);
  const interview_ids = { items: ["'; select 1"] };
  await assert.rejects(
    updateEndpoint(deps, call, { ...unchanged, endpoint_id: id, interview_ids }),
    invalidAt(['body', 'interview_ids', 0]),
  );
});

test('no data is fetched for an event that only endpoints of other interviews receive', async () => {
  const call = callerOf();
  const wanted = v7();
  await make(call, [wanted]);
  const isReceived = (id: string) =>
    db.withWorkspace({ principal: call.principal }, (tx) => hasReceiver(tx, 'interview.completed', id));
  assert.deepEqual([await isReceived(wanted), await isReceived(v7())], [true, false]);
});

test('deliveries are filtered by event, interview, time and status, also together and page by page', async () => {
  const call = callerOf();
  const [one, other] = [v7(), v7()];
  const { id } = await make(call);
  await happens(call, one, 'campaign.started');
  await happens(call, one);
  await happens(call, other);
  await happens(call, one);
  const [newest, third, second, first] = await pending(call, id);
  assert.ok(newest && third && second && first);
  const days = (count: number) => iso(new Date(Date.now() - count * 86_400_000));
  await db.withWorkspace({ principal: call.principal }, (tx) =>
    tx.run('update deliveries set created_at = $1 where id = $2', [days(2), second.id]),
  );
  const ids = async (filters: Partial<webhooks.ListDeliveriesRequest>) =>
    (await pending(call, id, filters)).map((delivery) => delivery.id);
  assert.deepEqual(await ids({ event: 'campaign.started' }), [first.id]);
  assert.deepEqual(await ids({ interview_id: other }), [third.id]);
  assert.deepEqual(await ids({ interview_id: one }), [newest.id, first.id, second.id]);
  assert.deepEqual(await ids({ from: days(3), to: days(1) }), [second.id]);
  assert.deepEqual(await ids({ from: days(1), interview_id: one, event: 'campaign.paused' }), [newest.id]);
  assert.deepEqual(await ids({ interview_id: v7() }), []);
  assert.deepEqual(await ids({ event: 'campaign.paused', status: 'failed' }), []);
  const page = { limit: 1, cursor: '' };
  const filters = { ...noFilters, endpoint_id: id, status: 'pending', interview_id: one } as const;
  const begin = await listDeliveries(deps, call, { ...filters, page });
  const rest = await listDeliveries(deps, call, { ...filters, page: { limit: 5, cursor: begin.next_cursor } });
  assert.deepEqual(
    [...begin.items, ...rest.items].map((delivery) => delivery.id),
    [newest.id, first.id, second.id],
  );
});

test('the deliveries of an interview of another workspace are not found through an own endpoint', async () => {
  const [call, stranger] = [callerOf(), callerOf()];
  const interview = v7();
  const [own, foreign] = [await make(call), await make(stranger)];
  await happens(stranger, interview);
  assert.equal((await pending(stranger, foreign.id, { interview_id: interview })).length, 1);
  assert.deepEqual(await pending(call, own.id, { interview_id: interview }), []);
});
