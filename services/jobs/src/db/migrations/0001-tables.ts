import {
  type ServiceMigration,
  VACUUMED_OFTEN,
  mechanismTables,
  resolver,
  tenantTable,
  workerAccess,
} from '@insights/db';

export const tables: ServiceMigration = {
  version: 1,
  name: 'tables',
  oldest_compatible_code: 1,
  statements: [
    ...mechanismTables('jobs'),
    // `payload` is a message of the job's type; `result` is what a completed job leaves. Jobs that depend on an external system, such as a mail server that may be down for hours,
    // get more attempts (`max_attempts`).
    `create table jobs.jobs (
       id uuid primary key,
       workspace_id uuid not null,
       key text not null,
       type text not null,
       queue_name text not null,
       payload bytea not null,
       traceparent text not null default '',
       status text not null default 'queued'
         check (status in ('queued', 'running', 'retrying', 'completed', 'failed', 'cancelled')),
       attempts int not null default 0,
       max_attempts int,
       run_after timestamptz(3),
       worker_id text,
       leased_at timestamptz,
       heartbeat_at timestamptz(3),
       lease_expires_at timestamptz(3),
       progress_phase text not null default 'queued'
         check (progress_phase in ('queued', 'loading', 'extracting', 'clustering', 'writing', 'storing', 'done')),
       progress_message text not null default '',
       progress_context jsonb not null default '{}',
       progress_updated_at timestamptz(3),
       error_code text,
       result jsonb,
       created_at timestamptz(3) not null default now(),
       finished_at timestamptz(3),
       announced_at timestamptz(3),
       -- Waiting, due again after a failure and left behind by a dead worker are one question to a lease: since when may it be taken?
       claimable_at timestamptz(3) generated always as (
         case status when 'queued' then created_at when 'retrying' then run_after when 'running' then lease_expires_at end) stored,
       unique (workspace_id, key)) with (${VACUUMED_OFTEN})`,
    // Unfinished jobs only, so that the cost of a lease does not grow with the number of finished jobs.
    `create index jobs_claimable on jobs.jobs (queue_name, workspace_id, claimable_at, id) where claimable_at is not null`,
    // When a workspace was last served: one probe for each workspace with waiting jobs.
    `create index jobs_turns on jobs.jobs (queue_name, workspace_id, leased_at desc) where leased_at is not null`,
    `create index jobs_expiring on jobs.jobs (lease_expires_at) where status = 'running'`,
    `create index jobs_active on jobs.jobs (workspace_id, created_at desc, id desc) where claimable_at is not null`,
    `create index jobs_finished on jobs.jobs (finished_at) where finished_at is not null`,
    `create index jobs_unannounced on jobs.jobs (finished_at) where status in ('failed', 'cancelled') and announced_at is null`,
    ...tenantTable('jobs', 'jobs'),
    ...workerAccess('jobs', 'jobs', 'select, update, delete'),
    ...resolver('jobs', 'job', 'jobs'),
    `create table jobs.workers (
       worker_id text primary key,
       kind text not null check (kind in ('jobs', 'interview')),
       region text not null,
       capacity int not null,
       in_flight int not null,
       heartbeat_at timestamptz(3) not null)`,
    `grant select, insert, update, delete on jobs.workers to jobs_worker`,
  ],
};
