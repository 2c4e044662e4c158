import { type ServiceMigration, tenantTable, workerAccess } from '@insights/db';

/**
 * The feed of each endpoint. Triggers add its rows, so that replicas with the code before this version fill it too; the sequencer
 * (features/sequence-feed) numbers them. The foreign key follows the copy: its checks would lock each delivery for as long as the copy runs.
 */
export const feed: ServiceMigration = {
  version: 5,
  name: 'feed',
  oldest_compatible_code: 1,
  statements: [
    // One row for each endpoint. Who holds its lock is the only one that numbers the events of this endpoint.
    `create table webhooks.feed_heads (
       endpoint_id uuid primary key references webhooks.endpoints on delete cascade,
       workspace_id uuid not null,
       last_sequence bigint not null default 0,
       last_event_id uuid,
       -- The newest event that retention has removed: a reader who has seen it has missed nothing.
       expired_sequence bigint not null default 0,
       expired_event_id uuid) with (fillfactor = 50)`,
    ...tenantTable('webhooks', 'feed_heads'),
    ...workerAccess('webhooks', 'feed_heads', 'select, update'),
    `create table webhooks.feed_items (
       delivery_id uuid primary key,
       workspace_id uuid not null,
       endpoint_id uuid not null,
       -- Null until the sequencer has numbered the event.
       sequence bigint,
       added_at timestamptz(3) not null default now()) with (autovacuum_vacuum_scale_factor = 0.02)`,
    `create unique index feed_items_numbered on webhooks.feed_items (endpoint_id, sequence) where sequence is not null`,
    `create index feed_items_waiting on webhooks.feed_items (endpoint_id, delivery_id) where sequence is null`,
    ...tenantTable('webhooks', 'feed_items'),
    ...workerAccess('webhooks', 'feed_items', 'select, update (sequence)'),
    // For what retention removes: the newest event of each endpoint.
    `grant select (event_id) on webhooks.deliveries to webhooks_worker`,
    `create function webhooks.endpoints_feed() returns trigger language plpgsql set search_path = webhooks as $$ begin
       insert into feed_heads (endpoint_id, workspace_id) select id, workspace_id from added;
       return null; end $$`,
    `create trigger endpoints_feed after insert on webhooks.endpoints
       referencing new table as added for each statement execute function webhooks.endpoints_feed()`,
    `create function webhooks.deliveries_feed() returns trigger language plpgsql set search_path = webhooks as $$ begin
       insert into feed_items (delivery_id, workspace_id, endpoint_id) select id, workspace_id, endpoint_id from added;
       return null; end $$`,
    `create trigger deliveries_feed after insert on webhooks.deliveries
       referencing new table as added for each statement execute function webhooks.deliveries_feed()`,
    // What was there before keeps the order in which it was shown.
    `insert into webhooks.feed_items (delivery_id, workspace_id, endpoint_id, sequence, added_at)
       select id, workspace_id, endpoint_id, row_number() over (partition by endpoint_id order by created_at, id), created_at
       from webhooks.deliveries`,
    `insert into webhooks.feed_heads (endpoint_id, workspace_id, last_sequence, last_event_id)
       select e.id, e.workspace_id, coalesce(newest.sequence, 0), newest.delivery_id
       from webhooks.endpoints e left join lateral (
         select sequence, delivery_id from webhooks.feed_items i
         where i.endpoint_id = e.id and i.sequence is not null order by i.sequence desc limit 1) newest on true`,
    `alter table webhooks.feed_items add foreign key (delivery_id) references webhooks.deliveries on delete cascade`,
  ],
};
