import { type ServiceMigration, tenantTable, workerAccess } from '@insights/db';
import { lookup } from './0001-lookups.ts';

/** The workspaces linked to a token's organisations in which its user has not been seen yet. */
const unseenWorkspaces = lookup(
  'app',
  'unseen_workspaces(seen_user uuid, org_ids text[])',
  'table (workspace_id uuid, org_id text)',
  'stable',
  `begin
     return query
       select w.id, w.identity_provider_org_id from identity.workspaces w
        where w.identity_provider_org_id = any (org_ids)
          and not exists (select from identity.provider_sightings s where s.workspace_id = w.id and s.user_id = seen_user);
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

/** `workspaces_of` stays unchanged for the previous version of the code. */
const workspacesOfUser = lookup(
  'app',
  'workspaces_of_user(wanted uuid)',
  'table (id uuid, name text, identity_provider_org_id text, role text, created_at timestamptz, updated_at timestamptz)',
  'stable',
  `begin
     return query
       select w.id, w.name, w.identity_provider_org_id, m.role, w.created_at, w.updated_at
         from identity.members m join identity.workspaces w on w.id = m.workspace_id
        where m.user_id = wanted;
   end`,
);

export const linkedWorkspaces: ServiceMigration = {
  version: 9,
  name: 'linked-workspaces',
  oldest_compatible_code: 1,
  statements: [
    // Unique: an organisation has at most one workspace.
    `alter table identity.workspaces add column identity_provider_org_id text unique`,
    // Users who have been seen: a token makes nobody a member twice.
    `create table identity.provider_sightings (
       workspace_id uuid not null references identity.workspaces on delete cascade,
       user_id uuid not null references identity.users,
       seen_at timestamptz(3) not null default now(),
       primary key (workspace_id, user_id))`,
    ...tenantTable('identity', 'provider_sightings'),
    // Changes that the provider was asked for and that are not stored yet. One row for each member, so their changes take turns.
    `create table identity.provider_changes (
       workspace_id uuid not null,
       user_id uuid not null,
       org_id text not null,
       subject text not null,
       wanted text not null check (wanted in ('owner', 'admin', 'member', 'removed')),
       -- Who works on it, until when; new for each holder, so that a former holder's writes are rejected.
       lease uuid not null,
       leased_until timestamptz(3) not null,
       -- The outcome of an earlier request is unknown.
       is_unsettled boolean not null default false,
       due_at timestamptz(3) not null,
       looks int not null default 0,
       created_at timestamptz(3) not null default now(),
       primary key (workspace_id, user_id),
       foreign key (workspace_id, user_id) references identity.members on delete cascade)`,
    `create index provider_changes_due on identity.provider_changes (due_at)`,
    ...tenantTable('identity', 'provider_changes'),
    ...workerAccess('identity', 'provider_changes', 'select, update'),
    ...unseenWorkspaces,
    ...subjectOf,
    ...workspacesOfUser,
  ],
};
