import {
  type ServiceMigration,
  mechanismTables,
  resolver,
  tenantTable,
  tombstoneTable,
  workerAccess,
} from '@insights/db';
import { limitsTable } from '@insights/quotas';
import { feed } from './feed-tables.ts';

const endpoints = [
  `create table webhooks.endpoints (
     id uuid primary key,
     workspace_id uuid not null,
     url text not null,
     description text not null,
     events text[] not null,
     interview_ids uuid[] not null default '{}',
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
  // Just enough to find secrets under a former key and expired endpoints; the worker role cannot read the secrets.
  ...workerAccess(
    'webhooks',
    'endpoints',
    'select (id, workspace_id, secret_key_id, previous_key_id, deleted_at), delete',
  ),
  ...resolver('webhooks', 'webhook_endpoint', 'endpoints'),
];

/**
 * The failed attempts of each endpoint since its last success. A table of its own: results are stored while deliveries are locked, and a
 * deactivation locks the endpoint first and then its deliveries.
 */
const health = [
  `create table webhooks.endpoint_health (
     endpoint_id uuid primary key references webhooks.endpoints on delete cascade,
     workspace_id uuid not null,
     failed_attempts int not null default 0,
     failing_since timestamptz(3),
     first_error text,
     last_error text,
     -- The event whose delivery failed first since the last success. Not a reference: events expire.
     first_event text,
     first_delivery_id uuid,
     mailed_at timestamptz(3),
     -- The receiver answered 410, so the endpoint was deactivated.
     is_gone boolean not null default false) with (fillfactor = 50)`,
  // Mails of a workspace in a day.
  `create index endpoint_health_mailed on webhooks.endpoint_health (workspace_id, mailed_at) where mailed_at is not null`,
  ...tenantTable('webhooks', 'endpoint_health'),
  `create function webhooks.endpoints_health() returns trigger language plpgsql set search_path = webhooks as $$ begin
     insert into endpoint_health (endpoint_id, workspace_id) select id, workspace_id from added;
     return null; end $$`,
  `create trigger endpoints_health after insert on webhooks.endpoints
     referencing new table as added for each statement execute function webhooks.endpoints_health()`,
];

/**
 * A function that finds the workspace's events about something by an index. Under row-level security the app role cannot use an index over
 * `->>`, because that operator is not leakproof; the owner can.
 */
function eventsAbout(field: string): string[] {
  const name = `webhooks.events_of_${field}s`;
  return [
    `create index events_${field} on webhooks.events ((data ->> '${field}_id')) where (data ->> '${field}_id') is not null`,
    `create function ${name}(wanted text[]) returns setof uuid language sql stable security definer set search_path = webhooks
       as $$ select id from webhooks.events
              where data ->> '${field}_id' = any(wanted)
                and workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid $$`,
    `revoke all on function ${name}(text[]) from public`,
    `grant execute on function ${name}(text[]) to webhooks_app`,
  ];
}

const events = [
  // `data` is json, not jsonb: retries send the same bytes, with the fields in the order of the contract. A delivery that somebody had sent
  // again has a copy of its event, because an event has one delivery for each endpoint.
  `create table webhooks.events (
     id uuid primary key,
     workspace_id uuid not null,
     name text not null,
     occurred_at timestamptz(3) not null,
     data json not null,
     copy_of uuid,
     stored_at timestamptz(3) not null default now())`,
  `create index events_stored on webhooks.events (stored_at)`,
  // The deliveries of one event, or those of one name: a page reads its own rows only.
  `create index events_named on webhooks.events (workspace_id, name, stored_at desc, id)`,
  ...tenantTable('webhooks', 'events'),
  ...workerAccess('webhooks', 'events', 'select (id, stored_at), delete'),
  ...eventsAbout('conversation'),
  ...eventsAbout('interview'),
];

const deliveries = [
  `create table webhooks.deliveries (
     id uuid primary key,
     workspace_id uuid not null,
     endpoint_id uuid not null references webhooks.endpoints on delete cascade,
     event_id uuid not null references webhooks.events on delete cascade,
     resent_from uuid,
     -- The id that the receiver sees. Null: the delivery's own.
     webhook_id uuid,
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
  `create index deliveries_resent on webhooks.deliveries (resent_from) where resent_from is not null`,
  ...tenantTable('webhooks', 'deliveries'),
  // `event_id`, for what retention removes: the newest event of each endpoint.
  ...workerAccess(
    'webhooks',
    'deliveries',
    'select (id, workspace_id, endpoint_id, event_id, status, due_at, lease_until, created_at), update (lease_id, lease_until)',
  ),
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
  // What ended at each endpoint in each hour, for statistics that do not read the deliveries. No foreign key: it would lock the endpoint
  // while results are stored, which a deactivation holds and waits for. Rows expire with the deliveries that they count.
  `create table webhooks.delivery_counts (
     endpoint_id uuid not null,
     hour timestamptz(3) not null,
     workspace_id uuid not null,
     delivered int not null,
     failed int not null,
     -- The sum of the durations of the successful attempts.
     delivered_ms bigint not null,
     primary key (endpoint_id, hour)) with (fillfactor = 70)`,
  `create index delivery_counts_expiring on webhooks.delivery_counts (hour)`,
  ...tenantTable('webhooks', 'delivery_counts'),
  ...workerAccess('webhooks', 'delivery_counts', 'select (hour), delete'),
];

export const tables: ServiceMigration = {
  version: 1,
  name: 'tables',
  oldest_compatible_code: 1,
  statements: [
    ...mechanismTables('webhooks'),
    // Tombstones: an event in progress when its conversation is erased is stored without personal data.
    ...tombstoneTable('webhooks'),
    ...limitsTable('webhooks'),
    ...endpoints,
    ...health,
    ...events,
    ...deliveries,
    ...feed,
  ],
};
