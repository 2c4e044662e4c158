import { tenantTable, workerAccess } from '@insights/db';

/** The feed of each endpoint. Triggers add its rows with endpoints and deliveries; the sequencer (features/sequence-feed) numbers them. */
export const feed = [
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
     delivery_id uuid primary key references webhooks.deliveries on delete cascade,
     workspace_id uuid not null,
     endpoint_id uuid not null,
     -- Null until the sequencer has numbered the event.
     sequence bigint,
     added_at timestamptz(3) not null default now()) with (autovacuum_vacuum_scale_factor = 0.02)`,
  `create unique index feed_items_numbered on webhooks.feed_items (endpoint_id, sequence) where sequence is not null`,
  `create index feed_items_waiting on webhooks.feed_items (endpoint_id, delivery_id) where sequence is null`,
  ...tenantTable('webhooks', 'feed_items'),
  ...workerAccess('webhooks', 'feed_items', 'select, update (sequence)'),
  `create function webhooks.endpoints_feed() returns trigger language plpgsql set search_path = webhooks as $$ begin
     insert into feed_heads (endpoint_id, workspace_id) select id, workspace_id from added;
     return null; end $$`,
  `create trigger endpoints_feed after insert on webhooks.endpoints
     referencing new table as added for each statement execute function webhooks.endpoints_feed()`,
  // The feed has each event once: deliveries that were sent again are not in it.
  `create function webhooks.deliveries_feed() returns trigger language plpgsql set search_path = webhooks as $$ begin
     insert into feed_items (delivery_id, workspace_id, endpoint_id)
       select id, workspace_id, endpoint_id from added where resent_from is null;
     return null; end $$`,
  `create trigger deliveries_feed after insert on webhooks.deliveries
     referencing new table as added for each statement execute function webhooks.deliveries_feed()`,
];
