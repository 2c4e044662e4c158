import type { ServiceMigration } from '@insights/db';

/**
 * Adds what platform admins do outside any workspace: `user_id` is the accountable user, `subject` the object. In entries about platform
 * roles, which operators change, `user_id` is the user whose role it is. The service adds entries and cannot read any.
 */
export const platformActs: ServiceMigration = {
  version: 14,
  name: 'platform-acts',
  oldest_compatible_code: 1,
  statements: [
    `alter table identity.platform_audit_log
       alter column role set default '', alter column operator set default '',
       add column subject text not null default '', add column actor_kind text check (actor_kind in ('user', 'key')),
       add column actor_id text, add column request_id text,
       add column channel text check (channel in ('api', 'user', 'mcp', 'system'))`,
    `alter table identity.platform_audit_log drop constraint platform_audit_log_action_check`,
    `alter table identity.platform_audit_log add constraint platform_audit_log_action_check check (action in
       ('platform_role.granted', 'platform_role.revoked', 'demo.created', 'demo.changed', 'demo.deleted'))`,
    `create policy app on identity.platform_audit_log for insert to identity_app with check (action like 'demo.%')`,
    `grant insert on identity.platform_audit_log to identity_app`,
  ],
};
