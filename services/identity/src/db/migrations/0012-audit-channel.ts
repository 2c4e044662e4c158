import type { ServiceMigration } from '@insights/db';

/** Adds the channel of an entry, indexes for searches, and visits of platform admins. */
export const auditChannel: ServiceMigration = {
  version: 12,
  name: 'audit-channel',
  oldest_compatible_code: 1,
  statements: [
    // Null (unknown) in older entries and in those that the previous version writes during a rolling update.
    `alter table identity.audit_log add column channel text
       check (channel in ('api', 'user', 'participant', 'mcp', 'system'))`,
    `alter table identity.audit_log drop constraint audit_log_actor_kind_check`,
    `alter table identity.audit_log add constraint audit_log_actor_kind_check
       check (actor_kind in ('user', 'key', 'retrieval_key', 'participant', 'service'))`,
    `create index audit_log_actor on identity.audit_log (workspace_id, actor_id, at desc, id desc)`,
    `create index audit_log_actor_user on identity.audit_log (workspace_id, actor_user_id, at desc, id desc)
       where actor_user_id is not null`,
    `create index audit_log_action on identity.audit_log (workspace_id, action, at desc, id desc)`,
    `create unique index audit_log_platform_hour on identity.audit_log
       (workspace_id, actor_id, date_trunc('hour', at at time zone 'UTC')) where action = 'platform_admin.entered'`,
  ],
};
