import { tenantTable } from '@insights/db';
import { lookup } from './lookups.ts';

/**
 * Deletes expired entries in the order of the index, from a time on, without the worker role being able to read the log. `last` is the
 * time of the last one if there may be more. For any `most` entries a plan may read the whole log.
 */
const forgetAudit = lookup(
  'worker',
  'forget_audit(days int, most int, since timestamptz)',
  'table (gone int, last timestamptz)',
  'volatile',
  `declare
     found_rows int;
   begin
     select count(*), max(next.at) into found_rows, last from (
       select a.at from identity.audit_log a
        where a.at >= since and a.at < now() - make_interval(days => days) order by a.at limit most) next;
     delete from identity.audit_log a where a.at >= since and a.at <= last;
     get diagnostics gone = row_count;
     if found_rows < most then last := null; end if;
     return next;
   end`,
);

const workspaceLog = [
  // The log is kept longer than data of participants, so it does not contain their network addresses.
  `create table identity.audit_log (
     id uuid primary key,
     workspace_id uuid not null references identity.workspaces on delete cascade,
     actor_kind text not null check (actor_kind in ('user', 'key', 'retrieval_key', 'participant', 'service')),
     actor_id text not null,
     actor_user_id uuid,
     action text not null,
     subject text not null,
     details jsonb not null default '{}',
     channel text check (channel in ('api', 'user', 'participant', 'mcp', 'system')),
     client_address text,
     request_id text,
     at timestamptz(3) not null default now())`,
  `create index audit_log_newest on identity.audit_log (workspace_id, at desc, id desc)`,
  `create index audit_log_oldest on identity.audit_log (at)`,
  `create index audit_log_actor on identity.audit_log (workspace_id, actor_id, at desc, id desc)`,
  `create index audit_log_actor_user on identity.audit_log (workspace_id, actor_user_id, at desc, id desc)
     where actor_user_id is not null`,
  `create index audit_log_action on identity.audit_log (workspace_id, action, at desc, id desc)`,
  // The entries about one thing, for the export of what is stored about a person.
  `create index audit_log_subject on identity.audit_log (workspace_id, subject, at desc, id desc)`,
  // Visits of platform users are recorded once an hour, however many replicas handle the requests.
  ...['support', 'platform_admin'].map(
    (who) =>
      `create unique index audit_log_${who === 'support' ? 'support' : 'platform'}_hour on identity.audit_log
         (workspace_id, actor_id, date_trunc('hour', at at time zone 'UTC')) where action = '${who}.entered'`,
  ),
  ...tenantTable('identity', 'audit_log'),
  // The app role cannot change entries.
  `revoke update, delete on identity.audit_log from identity_app`,
  ...forgetAudit,
];

/**
 * What operators and platform admins did outside any workspace: `user_id` is the accountable user, `subject` the object. In entries about
 * platform roles, which operators change, `user_id` is the user whose role it is. The log belongs to the operator: the service adds
 * entries of platform admins and cannot read any.
 */
const platformLog = [
  `create table identity.platform_audit_log (
     id uuid primary key,
     action text not null check (action in
       ('platform_role.granted', 'platform_role.revoked', 'demo.created', 'demo.changed', 'demo.deleted')),
     user_id uuid not null references identity.users,
     role text not null default '',
     operator text not null default '',
     subject text not null default '',
     actor_kind text check (actor_kind in ('user', 'key')),
     actor_id text,
     request_id text,
     channel text check (channel in ('api', 'user', 'mcp', 'system')),
     at timestamptz(3) not null default now())`,
  `alter table identity.platform_audit_log enable row level security`,
  `alter table identity.platform_audit_log force row level security`,
  `create policy owner on identity.platform_audit_log to identity_owner using (true) with check (true)`,
  `create policy app on identity.platform_audit_log for insert to identity_app with check (action like 'demo.%')`,
  `grant insert on identity.platform_audit_log to identity_app`,
];

export const audit = [...workspaceLog, ...platformLog];
