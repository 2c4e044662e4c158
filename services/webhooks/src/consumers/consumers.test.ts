import assert from 'node:assert/strict';
import { test } from 'node:test';
import { v7 } from 'uuid';
import { type EventType, type campaigns, eventTypes } from '@insights/contracts';
import { type Call, iso } from '@insights/db';
import { notFound } from '@insights/errors';
import type { Subscription } from '@insights/messaging';
import { createEndpoint } from '../features/create-endpoint.ts';
import { listEvents } from '../features/list-events.ts';
import { updateEndpoint } from '../features/update-endpoint.ts';
import { callerOf, numberAll, sharedDatabase, testDeps } from '../webhooks.fixture.ts';
import { conversationCompleted } from './conversation-completed.ts';
import { domainEvents } from './domain-events.ts';

const occurred_at = iso(new Date('2026-01-02T03:04:05.678Z'));

/** Delivers an event to its subscription as the bus does. */
async function take<T>(call: Call, type: EventType<T>, message: T, id = v7(), subscriptions = domainEvents) {
  const subscription = subscriptions.find(({ event }) => event === type.name) as Subscription;
  const { workspace_id } = call.principal;
  const head = {
    id,
    workspace_id,
    occurred_at,
    aggregate_id: v7(),
    aggregate_version: 7,
    service: type.service,
    attempt: 1,
  };
  return subscription.take(sharedDatabase(), 'webhooks', head, type.codec.encode(message).finish());
}

async function given(events: string[] = []) {
  const deps = testDeps();
  const call = callerOf();
  const make = (wanted: string[]) =>
    createEndpoint(deps, call, { url: 'http://127.0.0.1:65535/', events: wanted, interview_ids: [], description: '' });
  const { id } = await make(events);
  const feed = async (endpoint_id = id) => {
    await numberAll();
    const { items } = await listEvents(deps, call, { endpoint_id, page: null, after: '' });
    return items.map(({ event, timestamp, data_json }) => ({
      event,
      timestamp,
      data: JSON.parse(data_json) as unknown,
    }));
  };
  return { deps, call, id, make, feed };
}

const interview_id = v7();
const conversation_id = v7();

test('each event of the bus is sent under its public name, with its own time and exactly its fields', async () => {
  const { call, feed } = await given();
  const report_version_id = v7();
  await take(call, eventTypes.campaignStarted, { interview_id, name: 'Exit talks', contact_count: 3 });
  await take(call, eventTypes.campaignPaused, { interview_id, reason: '' });
  await take(call, eventTypes.campaignCompleted, { interview_id, completed_count: 2, total_count: 3 });
  await take(call, eventTypes.reportReady, { interview_id, report_version_id, trigger_reason: 'manual_regenerate' });
  const outputs = ['cartography', 'roadmap', 'personas'];
  assert.deepEqual(await feed(), [
    {
      event: 'campaign.started',
      timestamp: occurred_at,
      data: { interview_id, name: 'Exit talks', contact_count: 3, sequence: 7 },
    },
    { event: 'campaign.paused', timestamp: occurred_at, data: { interview_id, reason: '', sequence: 7 } },
    {
      event: 'campaign.completed',
      timestamp: occurred_at,
      data: { interview_id, completed_count: 2, total_count: 3, sequence: 7 },
    },
    {
      event: 'synthesis.completed',
      timestamp: occurred_at,
      data: { interview_id, outputs, report_version_id, trigger_reason: 'manual_regenerate', sequence: 7 },
    },
  ]);
});

test('an event reaches the active endpoints that subscribe to it; a redelivered event is queued once', async () => {
  const { deps, call, id, make, feed } = await given(['campaign.paused']);
  const other = await make(['campaign.started']);
  const off = await make([]);
  await updateEndpoint(deps, call, {
    endpoint_id: off.id,
    active: false,
    events: null,
    interview_ids: null,
    url: null,
    description: null,
  });
  const event = v7();
  assert.equal(await take(call, eventTypes.campaignPaused, { interview_id, reason: 'x' }, event), 'done');
  assert.equal(await take(call, eventTypes.campaignPaused, { interview_id, reason: 'x' }, event), 'duplicate');
  assert.deepEqual([(await feed(id)).length, (await feed(other.id)).length, (await feed(off.id)).length], [1, 0, 0]);
});

test('an event without a subscribed endpoint is not stored', async () => {
  const { call } = await given(['campaign.started']);
  await take(call, eventTypes.campaignPaused, { interview_id, reason: 'x' });
  const db = sharedDatabase();
  const rows = await db.withWorkspace({ principal: call.principal }, (tx) => tx.rows('select id from events'));
  assert.deepEqual(rows, []);
});

/** interview.completed with the contact that campaigns returns. */
async function completed(events: string[], answer: () => Promise<campaigns.EventContact>) {
  const { call, feed } = await given(events);
  let asked = 0;
  const subscription = conversationCompleted(() => {
    asked += 1;
    return answer();
  });
  const message = { interview_id, conversation_id, contact_id: v7() };
  const outcome = await take(call, eventTypes.conversationCompleted, message, v7(), [subscription]);
  return { outcome, asked, sent: (await feed())[0]?.data };
}

test('interview.completed carries the contact', async () => {
  const contact_id = v7();
  const contact = { contact_id, name: 'Ada', email: 'ada@example.org', duration_minutes: 17 };
  const { sent } = await completed([], () => Promise.resolve(contact));
  assert.deepEqual(sent, {
    interview_id,
    conversation_id,
    contact: { name: 'Ada', email: 'ada@example.org' },
    duration_minutes: 17,
    contact_id,
    contact_name: 'Ada',
    contact_email: 'ada@example.org',
    sequence: 7,
  });
});

test('interview.completed of a hidden contact carries no personal data, whatever campaigns returned', async () => {
  const { sent } = await completed([], () =>
    Promise.resolve({ contact_id: null, name: 'Ada', email: null, duration_minutes: 17 }),
  );
  assert.deepEqual(sent, {
    interview_id,
    conversation_id,
    contact: { name: null, email: null },
    duration_minutes: 17,
    contact_id: null,
    contact_name: null,
    contact_email: null,
    sequence: 7,
  });
});

test('the contact is fetched only for a subscribed event, and a deleted conversation sends nothing', async () => {
  const unwanted = await completed(['campaign.started'], () =>
    Promise.resolve({ contact_id: null, name: null, email: null, duration_minutes: 1 }),
  );
  assert.deepEqual([unwanted.asked, unwanted.outcome, unwanted.sent], [0, 'done', undefined]);
  const gone = await completed([], () => Promise.reject(notFound('conversation')));
  assert.deepEqual([gone.asked, gone.outcome, gone.sent], [1, 'done', undefined]);
});
