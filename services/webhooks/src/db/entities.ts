import { type InferEntity, defineEntity, p } from '@mikro-orm/core';
import { type WebhookEventName, webhooks, wordsOf } from '@insights/contracts';
import type { TablesOf } from '@insights/db';

/** A `timestamptz(3)` column; the pool reads it as ISO text. */
const time = () => p.string();

/** A receiver. Its secrets are encrypted under its id (packages/secret-box). */
export const Endpoint = defineEntity({
  name: 'Endpoint',
  tableName: 'endpoints',
  properties: {
    id: p.uuid().primary(),
    workspace_id: p.uuid(),
    url: p.text(),
    description: p.text(),
    /** Names of the events that it receives; empty: all. */
    events: p.array().$type<string[]>(),
    /** Interviews whose events it receives; empty: all. */
    interview_ids: p.array().columnType('uuid[]').$type<string[]>().default([]),
    active: p.boolean(),
    secret: p.blob().$type<Buffer>(),
    secret_key_id: p.text(),
    /** Signs beside the current secret until `previous_until`. */
    previous_secret: p.blob().$type<Buffer>().strictNullable(),
    previous_key_id: p.text().strictNullable(),
    previous_until: time().strictNullable(),
    created_at: time(),
    deleted_at: time().strictNullable(),
  },
});
export type Endpoint = InferEntity<typeof Endpoint>;

/** An event that at least one endpoint receives. */
export const Event = defineEntity({
  name: 'Event',
  tableName: 'events',
  properties: {
    id: p.uuid().primary(),
    workspace_id: p.uuid(),
    name: p.text().$type<WebhookEventName>(),
    occurred_at: time(),
    /** json, not jsonb: retries send the same bytes, with the fields in the order of the contract. */
    data: p.json().columnType('json').$type<Record<string, unknown>>(),
    stored_at: time().defaultRaw('now()'),
    /** The event that a resent delivery has a copy of. */
    copy_of: p.uuid().strictNullable(),
  },
});

/** One event for one endpoint. */
export const Delivery = defineEntity({
  name: 'Delivery',
  tableName: 'deliveries',
  properties: {
    id: p.uuid().primary(),
    workspace_id: p.uuid(),
    endpoint_id: p.uuid(),
    event_id: p.uuid(),
    status: p.enum(wordsOf(webhooks.DeliveryStatus)).default('pending'),
    attempts: p.integer().default(0),
    next_attempt_at: time().strictNullable(),
    /** New with each claim: a result counts only under the lease that its attempt was made under. */
    lease_id: p.uuid().strictNullable(),
    lease_until: time().strictNullable(),
    /** The later of `next_attempt_at` and `lease_until`. Computed by the database. */
    due_at: time().strictNullable(),
    /** The endpoint was switched off during an attempt: that attempt is the last one. */
    last_try: p.boolean().default(false),
    response_status: p.integer().strictNullable(),
    last_error: p.text().strictNullable(),
    duration_ms: p.integer().strictNullable(),
    traceparent: p.text(),
    created_at: time().defaultRaw('now()'),
    finished_at: time().strictNullable(),
    /** The delivery that somebody had sent again by this one. */
    resent_from: p.uuid().strictNullable(),
    /** The first delivery of the event, whose id all carry; null: this one. */
    webhook_id: p.uuid().strictNullable(),
  },
});

/** One HTTP request of a delivery. Its id is the lease that it was made under. */
export const Attempt = defineEntity({
  name: 'Attempt',
  tableName: 'attempts',
  properties: {
    id: p.uuid().primary(),
    workspace_id: p.uuid(),
    delivery_id: p.uuid(),
    started_at: time(),
    response_status: p.integer().strictNullable(),
    duration_ms: p.integer(),
    error: p.text().strictNullable(),
    response_excerpt: p.text(),
  },
});

/** The feed of an endpoint: how far it is numbered. A trigger adds it with the endpoint. */
export const FeedHead = defineEntity({
  name: 'FeedHead',
  tableName: 'feed_heads',
  properties: {
    endpoint_id: p.uuid().primary(),
    workspace_id: p.uuid(),
    last_sequence: p.bigint('number').default(0),
    last_event_id: p.uuid().strictNullable(),
    /** The newest event that retention has removed: a reader who has seen it has missed nothing. */
    expired_sequence: p.bigint('number').default(0),
    expired_event_id: p.uuid().strictNullable(),
  },
});

/** The place of a delivery in the feed of its endpoint. A trigger adds it with the delivery. */
export const FeedItem = defineEntity({
  name: 'FeedItem',
  tableName: 'feed_items',
  properties: {
    delivery_id: p.uuid().primary(),
    workspace_id: p.uuid(),
    endpoint_id: p.uuid(),
    /** From 1 without gaps; null until the sequencer has numbered the event. */
    sequence: p.bigint('number').strictNullable(),
    added_at: time().defaultRaw('now()'),
  },
});

/** The failed attempts of an endpoint since its last success. A trigger adds it with the endpoint. */
export const EndpointHealth = defineEntity({
  name: 'EndpointHealth',
  tableName: 'endpoint_health',
  properties: {
    endpoint_id: p.uuid().primary(),
    workspace_id: p.uuid(),
    failed_attempts: p.integer().default(0),
    /** When the first of them ended; null without any. */
    failing_since: time().strictNullable(),
    first_error: p.text().strictNullable(),
    last_error: p.text().strictNullable(),
    /** What failed first: the event and its delivery. */
    first_event: p.text().$type<WebhookEventName>().strictNullable(),
    first_delivery_id: p.uuid().strictNullable(),
    /** When the last mail about failures was requested. */
    mailed_at: time().strictNullable(),
    /** The receiver answered 410, so the service deactivated the endpoint. */
    is_gone: p.boolean().default(false),
  },
});

/** The deliveries that ended at an endpoint in an hour. */
export const DeliveryCount = defineEntity({
  name: 'DeliveryCount',
  tableName: 'delivery_counts',
  properties: {
    endpoint_id: p.uuid().primary(),
    hour: time().primary(),
    workspace_id: p.uuid(),
    delivered: p.integer(),
    failed: p.integer(),
    /** The sum of the durations of the successful attempts. */
    delivered_ms: p.bigint('number'),
  },
});

export const entities = [
  Endpoint,
  Event,
  Delivery,
  Attempt,
  FeedHead,
  FeedItem,
  EndpointHealth,
  DeliveryCount,
] as const;
export type Tables = TablesOf<typeof entities>;
