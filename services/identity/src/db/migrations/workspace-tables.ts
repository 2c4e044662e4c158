import { tenantTable } from '@insights/db';
import { lookup } from './lookups.ts';

/** Claims of the token replace stored values, absent ones change nothing. Writes only if something is new. */
const resolveUser = lookup(
  'app',
  `resolve_user(new_id uuid, claimed_issuer text, claimed_subject text, claimed_email text, is_verified boolean,
     claimed_name text, claimed_picture text)`,
  'table (user_id uuid, platform_role text, workspace_ids uuid[], roles text[])',
  'volatile',
  `declare
     known identity.users;
   begin
     select * into known from identity.users u where u.issuer = claimed_issuer and u.subject = claimed_subject;
     if not found then
       insert into identity.users (id, issuer, subject) values (new_id, claimed_issuer, claimed_subject)
         on conflict (issuer, subject) do nothing;
     end if;
     if known.id is null
        or (coalesce(claimed_email, known.email), coalesce(claimed_name, known.full_name), coalesce(claimed_picture, known.image_url),
            case when claimed_email is null then known.email_verified else is_verified end)
           is distinct from (known.email, known.full_name, known.image_url, known.email_verified) then
       update identity.users u
          set email = coalesce(claimed_email, u.email),
              email_verified = case when claimed_email is null then u.email_verified else is_verified end,
              full_name = coalesce(claimed_name, u.full_name),
              image_url = coalesce(claimed_picture, u.image_url),
              updated_at = now()
        where u.issuer = claimed_issuer and u.subject = claimed_subject
        returning * into known;
     end if;
     return query
       select known.id, case when known.email_verified then known.platform_role else '' end,
              coalesce(array_agg(m.workspace_id order by m.created_at desc, m.workspace_id desc), '{}'),
              coalesce(array_agg(m.role order by m.created_at desc, m.workspace_id desc), '{}')
         from identity.members m where m.user_id = known.id;
   end`,
);

const workspacesOf = lookup(
  'app',
  'workspaces_of(wanted uuid)',
  'table (id uuid, name text, identity_provider_org_id text, role text, created_at timestamptz, updated_at timestamptz)',
  'stable',
  `begin
     return query
       select w.id, w.name, w.identity_provider_org_id, m.role, w.created_at, w.updated_at
         from identity.members m join identity.workspaces w on w.id = m.workspace_id
        where m.user_id = wanted;
   end`,
);

const platformRoleOf = lookup(
  'app',
  'platform_role_of(wanted uuid)',
  'text',
  'stable',
  `begin
     return (select u.platform_role from identity.users u where u.id = wanted and u.email_verified);
   end`,
);

/** How the provider last named a user. Row-level security would hide a user who is not a member of any workspace. */
const profileOf = lookup(
  'app',
  'profile_of(wanted uuid)',
  'table (id uuid, email text, full_name text, image_url text, platform_role text)',
  'stable',
  `begin
     return query
       select u.id, u.email, u.full_name, u.image_url, case when u.email_verified then u.platform_role else '' end
         from identity.users u where u.id = wanted;
   end`,
);

/** A user's subject at the provider. Row-level security may hide the user, who need not be a member of the workspace yet. */
const subjectOf = lookup(
  'app',
  'subject_of(wanted uuid)',
  'text',
  'stable',
  `begin
     return (select u.subject from identity.users u where u.id = wanted);
   end`,
);

const guides = [
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
];

// Demos belong to the platform, so there is no row-level security by workspace. Only platform admins can change them.
const demos = [
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
];

/** Workspaces, users and who is a member; what belongs to users; demos. */
export const workspaces = [
  // `workspace_id` is generated from the id, so that row-level security treats a workspace like any other tenant row. An organisation of
  // the identity provider has at most one workspace.
  `create table identity.workspaces (
     id uuid primary key,
     workspace_id uuid not null generated always as (id) stored,
     name text not null,
     identity_provider_org_id text unique,
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
     added_by_subject boolean not null default false,
     created_at timestamptz(3) not null default now(),
     primary key (workspace_id, user_id))`,
  `create index members_of_user on identity.members (user_id)`,
  ...tenantTable('identity', 'members'),
  // Users belong to no workspace. The app role reads members of the transaction's workspace and writes nothing: only
  // resolve_user does, so no statement of the service can grant a platform role.
  `alter table identity.users enable row level security`,
  `alter table identity.users force row level security`,
  `create policy owner on identity.users to identity_owner using (true) with check (true)`,
  `create policy fellow_members on identity.users for select to identity_app
     using (exists (select from identity.members where members.user_id = users.id))`,
  `grant select on identity.users to identity_app`,
  ...resolveUser,
  ...workspacesOf,
  ...platformRoleOf,
  ...profileOf,
  ...subjectOf,
  ...guides,
  ...demos,
];
