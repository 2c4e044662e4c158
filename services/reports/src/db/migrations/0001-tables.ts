import { type ServiceMigration, mechanismTables, tenantTable } from '@insights/db';

export const tables: ServiceMigration = {
  version: 1,
  name: 'tables',
  oldest_compatible_code: 1,
  statements: [
    ...mechanismTables('reports'),
    // One row for each campaign; its lock serialises decisions about runs.
    `create table reports.campaigns (
       interview_id uuid primary key,
       workspace_id uuid not null,
       wanted_reason text)`,
    ...tenantTable('reports', 'campaigns'),
    `create table reports.report_versions (
       id uuid primary key,
       workspace_id uuid not null,
       interview_id uuid not null references reports.campaigns on delete cascade,
       version_number int not null,
       status text not null check (status in ('in_progress', 'ready', 'failed')),
       trigger_reason text not null check (trigger_reason in
         ('threshold_reached', 'incremental_update', 'manual_regenerate', 'campaign_completed')),
       error_code text,
       conversation_count int not null,
       job_attempt int not null default 0,
       summary text,
       outputs jsonb,
       key_themes jsonb,
       recommendations jsonb,
       evidence jsonb,
       created_at timestamptz(3) not null,
       completed_at timestamptz(3),
       unique (interview_id, version_number))`,
    `create unique index one_run_at_a_time on reports.report_versions (interview_id) where status = 'in_progress'`,
    ...tenantTable('reports', 'report_versions'),
    `create table reports.syntheses (
       id uuid primary key,
       workspace_id uuid not null,
       interview_id uuid not null references reports.campaigns on delete cascade,
       status text not null check (status in ('queued', 'completed', 'failed')),
       job_attempt int not null default 0,
       conversation_count int not null default 0,
       summary text not null default '',
       key_themes jsonb not null default '[]',
       recommendations jsonb not null default '[]',
       created_at timestamptz(3) not null,
       generated_at timestamptz(3))`,
    `create index syntheses_newest on reports.syntheses (interview_id, created_at desc, id desc)`,
    ...tenantTable('reports', 'syntheses'),
  ],
};
