import { type ServiceMigration, tenantTable } from '@insights/db';

export const preferencesAndDemos: ServiceMigration = {
  version: 5,
  name: 'preferences-and-demos',
  oldest_compatible_code: 1,
  statements: [
    `create table identity.onboarding_guides (
       workspace_id uuid not null references identity.workspaces on delete cascade,
       user_id uuid not null references identity.users on delete cascade,
       guide_key text not null,
       status text not null default 'not_started' check (status in ('not_started', 'auto_started', 'completed', 'skipped')),
       first_auto_started_at timestamptz(3),
       last_started_at timestamptz(3),
       completed_at timestamptz(3),
       skipped_at timestamptz(3),
       primary key (workspace_id, user_id, guide_key))`,
    ...tenantTable('identity', 'onboarding_guides'),
    // Demos belong to the platform, so there is no row-level security by workspace. Only platform admins can change them.
    `create table identity.demos (
       id uuid primary key,
       slug text not null unique,
       company_name text not null,
       demo_type text not null check (demo_type in ('guided', 'sandbox')),
       status text not null check (status in ('draft', 'live', 'archived')),
       view_count int not null default 0,
       created_at timestamptz(3) not null default now(),
       updated_at timestamptz(3) not null default now())`,
    `create index demos_newest on identity.demos (created_at desc, id desc)`,
    `grant select, insert, update, delete on identity.demos to identity_app`,
    `create function identity.platform_role_of(wanted uuid) returns text language plpgsql stable
       security definer set search_path = '' as $$
     begin
       return (select u.platform_role from identity.users u where u.id = wanted and u.email_verified);
     end $$`,
    `revoke all on function identity.platform_role_of(uuid) from public`,
    `grant execute on function identity.platform_role_of(uuid) to identity_app`,
  ],
};
