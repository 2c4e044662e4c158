import { type ServiceMigration, mechanismTables, resolver, tenantTable, workerAccess } from '@insights/db';

export const tables: ServiceMigration = {
  version: 1,
  name: 'tables',
  oldest_compatible_code: 1,
  statements: [
    ...mechanismTables('webhooks'),
    `create table webhooks.endpoints (
       id uuid primary key,
       workspace_id uuid not null,
       url text not null,
       description text not null,
       events text[] not null,
       active boolean not null,
       secret bytea not null,
       secret_key_id text not null,
       previous_secret bytea,
       previous_key_id text,
       previous_until timestamptz(3),
       created_at timestamptz(3) not null,
       deleted_at timestamptz(3))`,
    `create index endpoints_newest on webhooks.endpoints (workspace_id, created_at desc, id desc) where deleted_at is null`,
    ...tenantTable('webhooks', 'endpoints'),
    // Just enough to find secrets under an earlier key and expired endpoints; the worker role cannot read the secrets.
    ...workerAccess(
      'webhooks',
      'endpoints',
      'select (id, workspace_id, secret_key_id, previous_key_id, deleted_at), delete',
    ),
    ...resolver('webhooks', 'webhook_endpoint', 'endpoints'),
    // `data` is json, not jsonb: retries send the same bytes, with the fields in the order of the contract.
    `create table webhooks.events (
       id uuid primary key,
       workspace_id uuid not null,
       name text not null,
       occurred_at timestamptz(3) not null,
       data json not null,
       stored_at timestamptz(3) not null default now())`,
    `create index events_stored on webhooks.events (stored_at)`,
    ...tenantTable('webhooks', 'events'),
    ...workerAccess('webhooks', 'events', 'select (id, stored_at), delete'),
    `create table webhooks.deliveries (
       id uuid primary key,
       workspace_id uuid not null,
       endpoint_id uuid not null references webhooks.endpoints on delete cascade,
       event_id uuid not null references webhooks.events on delete cascade,
       status text not null default 'pending' check (status in ('pending', 'delivered', 'failed')),
       attempts int not null default 0,
       next_attempt_at timestamptz(3) default now(),
       -- The lease is the fence: its id is new with each claim, and an outcome counts only under the id that it was made for.
       lease_id uuid,
       lease_until timestamptz(3),
       due_at timestamptz(3) generated always as (greatest(next_attempt_at, lease_until)) stored,
       -- The endpoint was switched off while an attempt was under way: its outcome is the last one.
       last_try boolean not null default false,
       response_status int,
       last_error text,
       duration_ms int,
       traceparent text not null,
       created_at timestamptz(3) not null default now(),
       finished_at timestamptz(3),
       unique (event_id, endpoint_id)) with (autovacuum_vacuum_scale_factor = 0.02)`,
    // These two hold pending deliveries only, so the cost of a claim does not grow with the number of delivered ones.
    `create index deliveries_waiting on webhooks.deliveries (workspace_id, endpoint_id, due_at, id) where status = 'pending'`,
    `create index deliveries_leased on webhooks.deliveries (endpoint_id, lease_until)
       where status = 'pending' and lease_until is not null`,
    `create index deliveries_of_endpoint on webhooks.deliveries (endpoint_id, created_at, id)`,
    ...tenantTable('webhooks', 'deliveries'),
    ...workerAccess(
      'webhooks',
      'deliveries',
      'select (id, workspace_id, endpoint_id, status, due_at, lease_until, created_at), update (lease_id, lease_until)',
    ),
    `create function webhooks.deliveries_bell() returns trigger language plpgsql
       as $$ begin perform pg_notify('webhooks_deliveries', ''); return null; end $$`,
    `create trigger deliveries_bell after insert on webhooks.deliveries
       for each statement execute function webhooks.deliveries_bell()`,
    `create table webhooks.attempts (
       id uuid primary key,
       workspace_id uuid not null,
       delivery_id uuid not null references webhooks.deliveries on delete cascade,
       started_at timestamptz(3) not null,
       response_status int,
       duration_ms int not null,
       error text,
       response_excerpt text not null)`,
    `create index attempts_of_delivery on webhooks.attempts (delivery_id)`,
    ...tenantTable('webhooks', 'attempts'),
  ],
};
