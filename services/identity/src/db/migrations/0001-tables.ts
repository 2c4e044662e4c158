import { type ServiceMigration, mechanismTables, resolver, tenantTable } from '@insights/db';
import { lookups } from './0001-lookups.ts';

export const tables: ServiceMigration = {
  version: 1,
  name: 'tables',
  oldest_compatible_code: 1,
  statements: [
    ...mechanismTables('identity'),
    // `workspace_id` is generated from the id, so that row-level security treats a workspace like any other tenant row.
    `create table identity.workspaces (
       id uuid primary key,
       workspace_id uuid not null generated always as (id) stored,
       name text not null,
       created_at timestamptz(3) not null default now(),
       updated_at timestamptz(3) not null default now())`,
    ...tenantTable('identity', 'workspaces'),
    `create table identity.users (
       id uuid primary key,
       issuer text not null,
       subject text not null,
       email text,
       email_verified boolean not null default false,
       full_name text,
       image_url text,
       platform_role text not null default '' check (platform_role in ('', 'admin', 'support')),
       created_at timestamptz(3) not null default now(),
       updated_at timestamptz(3) not null default now(),
       unique (issuer, subject))`,
    `create table identity.members (
       workspace_id uuid not null references identity.workspaces on delete cascade,
       user_id uuid not null references identity.users,
       role text not null check (role in ('owner', 'admin', 'member')),
       created_at timestamptz(3) not null default now(),
       primary key (workspace_id, user_id))`,
    `create index members_of_user on identity.members (user_id)`,
    ...tenantTable('identity', 'members'),
    // Users belong to no workspace. The app role reads members of the transaction's workspace and writes nothing: only
    // resolve_user below does, so no statement of the service can grant a platform role.
    `alter table identity.users enable row level security`,
    `alter table identity.users force row level security`,
    `create policy owner on identity.users to identity_owner using (true) with check (true)`,
    `create policy fellow_members on identity.users for select to identity_app
       using (exists (select from identity.members where members.user_id = users.id))`,
    `grant select on identity.users to identity_app`,
    `create table identity.api_keys (
       id uuid primary key,
       workspace_id uuid not null references identity.workspaces on delete cascade,
       name text not null,
       key_hash bytea not null unique,
       key_prefix text not null,
       scopes text[] not null,
       created_by uuid not null references identity.users,
       expires_at timestamptz(3) not null,
       last_used_at timestamptz(3),
       revoked_at timestamptz(3),
       created_at timestamptz(3) not null default now())`,
    `create index api_keys_newest on identity.api_keys (workspace_id, created_at desc, id desc)`,
    ...tenantTable('identity', 'api_keys'),
    ...resolver('identity', 'api_key', 'api_keys'),
    `create table identity.audit_log (
       id uuid primary key,
       workspace_id uuid not null references identity.workspaces on delete cascade,
       actor_kind text not null check (actor_kind in ('user', 'key', 'service')),
       actor_id text not null,
       action text not null,
       subject text not null,
       details jsonb not null default '{}',
       at timestamptz(3) not null default now())`,
    `create index audit_log_newest on identity.audit_log (workspace_id, at desc, id desc)`,
    ...tenantTable('identity', 'audit_log'),
    // The app role cannot change entries.
    `revoke update, delete on identity.audit_log from identity_app`,
    ...lookups,
  ],
};
