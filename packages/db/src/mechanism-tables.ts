import { defineEntity, p } from '@mikro-orm/core';
import type { TablesOf } from './tables.ts';
import type { Tx } from './tx.ts';

/** timestamptz(3) in PostgreSQL; the pool returns ISO text. */
const time = () => p.string();

const OutboxRow = defineEntity({
  name: 'OutboxRow',
  tableName: 'outbox',
  properties: {
    id: p.uuid().primary(),
    workspace_id: p.uuid(),
    name: p.text(),
    payload: p.blob().$type<Uint8Array>(),
    traceparent: p.text(),
    aggregate_id: p.uuid(),
    aggregate_version: p.integer(),
    created_at: time().default('now()'),
    published_at: time().nullable(),
    stream_seq: p.bigint('number').nullable(),
  },
});

/** The stream that holds the published rows, by its time of creation. */
const OutboxStream = defineEntity({
  name: 'OutboxStream',
  tableName: 'outbox_stream',
  properties: { only_row: p.boolean().primary().default(true), stream_created: p.text() },
});

const InboxRow = defineEntity({
  name: 'InboxRow',
  tableName: 'inbox',
  properties: {
    consumer: p.text().primary(),
    event_id: p.uuid().primary(),
    workspace_id: p.uuid(),
    received_at: time().default('now()'),
  },
});

/** The attempts at an event that did not succeed the first time (see `Attempts` of @insights/messaging). */
const EventAttempts = defineEntity({
  name: 'EventAttempts',
  tableName: 'event_attempts',
  properties: {
    event_id: p.uuid().primary(),
    stream_seq: p.bigint('number').primary(),
    workspace_id: p.uuid(),
    begun: p.integer(),
    failed: p.integer(),
    changed_at: time().default('now()'),
  },
});

const IdempotencyKey = defineEntity({
  name: 'IdempotencyKey',
  tableName: 'idempotency_keys',
  properties: {
    principal_id: p.text().primary(),
    route: p.text().primary(),
    key: p.text().primary(),
    workspace_id: p.uuid(),
    body_hash: p.text(),
    answer: p.blob().$type<Uint8Array>().nullable(),
    refusal: p.json().$type<{ code: string; say: string }>().nullable(),
    created_at: time().default('now()'),
  },
});

const AnswerSubject = defineEntity({
  name: 'AnswerSubject',
  tableName: 'answer_subjects',
  properties: {
    subject_id: p.uuid().primary(),
    principal_id: p.text().primary(),
    route: p.text().primary(),
    key: p.text().primary(),
    workspace_id: p.uuid(),
  },
});

const ErasedSubject = defineEntity({
  name: 'ErasedSubject',
  tableName: 'erased_subjects',
  properties: {
    subject_id: p.uuid().primary(),
    workspace_id: p.uuid().primary(),
    is_scope: p.boolean(),
    erased_at: time(),
  },
});

/** A tombstone: nothing of this conversation may be stored again. */
const ErasedConversation = defineEntity({
  name: 'ErasedConversation',
  tableName: 'erased_conversations',
  properties: {
    conversation_id: p.uuid().primary(),
    workspace_id: p.uuid(),
    erased_at: time().default('now()'),
  },
});

/** Tables that `mechanismTables` and `tombstoneTable` create in the schemas of services. */
export const mechanismEntities = [
  OutboxRow,
  OutboxStream,
  InboxRow,
  EventAttempts,
  IdempotencyKey,
  AnswerSubject,
  ErasedSubject,
  ErasedConversation,
] as const;
export type MechanismTables = TablesOf<typeof mechanismEntities>;

/** The typed query builder over these tables inside a transaction. */
export const mechanismQuery = (tx: Tx) => tx.kysely<MechanismTables>();
