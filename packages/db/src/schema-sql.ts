/** SQL for the migrations of every service. `service` is the name of the schema and the prefix of its roles. */

const OWN_WORKSPACE = `workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)`;

/**
 * Enables tenancy for a table: the app role sees only the rows of the transaction's workspace. The owner role (migrations, resolver
 * functions) sees all rows; no service connects with it.
 */
export function tenantTable(service: string, table: string): string[] {
  return [
    `alter table ${service}.${table} enable row level security`,
    `alter table ${service}.${table} force row level security`,
    `create policy tenant on ${service}.${table} to ${service}_app using (${OWN_WORKSPACE}) with check (${OWN_WORKSPACE})`,
    `create policy owner on ${service}.${table} to ${service}_owner using (true) with check (true)`,
    `grant select, insert, update, delete on ${service}.${table} to ${service}_app`,
  ];
}

/** Gives the worker role access to a queue table across workspaces. `privileges` e.g. "select, update". */
export function workerAccess(service: string, table: string, privileges: string): string[] {
  return [
    `grant ${privileges} on ${service}.${table} to ${service}_worker`,
    `create policy worker on ${service}.${table} to ${service}_worker using (true) with check (true)`,
  ];
}

/**
 * A function that returns the workspace of an id and nothing else, for routes without a workspace in the path. It finds the row by its
 * primary key. Anything but an id as PostgreSQL writes it has no workspace.
 */
export function resolver(service: string, kind: string, table: string): string[] {
  const name = `${service}.workspace_of_${kind}`;
  return [
    `create function ${name}(wanted text) returns uuid language sql stable security definer set search_path = ${service}
       as $$ select workspace_id from ${service}.${table}
              where id = substring(wanted from '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$')::uuid $$`,
    `revoke all on function ${name}(text) from public`,
    `grant execute on function ${name}(text) to ${service}_app`,
  ];
}

/** Storage parameters of queues: a vacuum after few changes, because dead entries of an index of waiting rows are read again and again. */
export const VACUUMED_OFTEN = 'autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05';

/** Events to publish. No trigger notifies of them: NOTIFY takes one lock of the whole server until the commit is on disk. */
const outbox = (service: string): string[] => [
  `create table ${service}.outbox (
     id uuid primary key,
     workspace_id uuid not null,
     name text not null,
     payload bytea not null,
     traceparent text not null,
     aggregate_id uuid not null,
     aggregate_version int not null,
     created_at timestamptz(3) not null default now(),
     published_at timestamptz(3),
     stream_seq bigint) with (${VACUUMED_OFTEN})`,
  // Holds only unpublished rows, so the cost of taking a batch does not grow with published ones.
  `create index outbox_waiting on ${service}.outbox (id) where published_at is null`,
  `create index outbox_published on ${service}.outbox (published_at) where published_at is not null`,
  ...tenantTable(service, 'outbox'),
  ...workerAccess(service, 'outbox', 'select, update, delete'),
  // Identifies the stream of the published rows. A different stream means that its store was lost and they must be published again.
  `create table ${service}.outbox_stream (only_row boolean primary key default true check (only_row), stream_created text not null)`,
  `grant select, insert, update on ${service}.outbox_stream to ${service}_worker`,
];

/**
 * Events that were handled, and the attempts at an event by all processes of a service. `stream_seq` is in the key because a replayed dead
 * letter has the id of its event and starts again.
 */
const inbox = (service: string): string[] => [
  `create table ${service}.inbox (
     consumer text not null,
     event_id uuid not null,
     workspace_id uuid not null,
     received_at timestamptz(3) not null default now(),
     primary key (consumer, event_id)) with (${VACUUMED_OFTEN})`,
  `create index inbox_received on ${service}.inbox (received_at)`,
  ...tenantTable(service, 'inbox'),
  ...workerAccess(service, 'inbox', 'select, delete'),
  `create table ${service}.event_attempts (
     event_id uuid not null,
     stream_seq bigint not null,
     workspace_id uuid not null,
     begun int not null check (begun >= 0),
     failed int not null check (failed >= 0),
     changed_at timestamptz(3) not null default now(),
     primary key (event_id, stream_seq))`,
  `create index event_attempts_changed on ${service}.event_attempts (changed_at)`,
  ...tenantTable(service, 'event_attempts'),
  ...workerAccess(service, 'event_attempts', 'select, insert, update, delete'),
];

/** Stored answers, the subjects that they are about, and the subjects that were erased. */
const answers = (service: string): string[] => [
  `create table ${service}.idempotency_keys (
     principal_id text not null,
     route text not null,
     key text not null,
     workspace_id uuid not null,
     body_hash text not null,
     answer bytea,
     refusal jsonb,
     created_at timestamptz(3) not null default now(),
     primary key (principal_id, route, key)) with (${VACUUMED_OFTEN})`,
  `create index idempotency_keys_created on ${service}.idempotency_keys (created_at)`,
  ...tenantTable(service, 'idempotency_keys'),
  ...workerAccess(service, 'idempotency_keys', 'select, delete'),
  `create table ${service}.answer_subjects (
     subject_id uuid not null,
     principal_id text not null,
     route text not null,
     key text not null,
     workspace_id uuid not null,
     primary key (subject_id, principal_id, route, key),
     foreign key (principal_id, route, key) references ${service}.idempotency_keys on delete cascade)`,
  `create index answer_subjects_key on ${service}.answer_subjects (principal_id, route, key)`,
  ...tenantTable(service, 'answer_subjects'),
  // Ids only. A scope (a campaign) still exists, so later answers about it may be stored.
  `create table ${service}.erased_subjects (
     subject_id uuid not null,
     workspace_id uuid not null,
     is_scope boolean not null,
     erased_at timestamptz(3) not null,
     primary key (workspace_id, subject_id))`,
  ...tenantTable(service, 'erased_subjects'),
];

/** The tables of this package that every service has. */
export const mechanismTables = (service: string): string[] => [
  ...outbox(service),
  ...inbox(service),
  ...answers(service),
];
