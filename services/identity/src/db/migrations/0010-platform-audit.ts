import type { ServiceMigration } from '@insights/db';

/** Changes of platform roles. The log belongs to the operator, not to a workspace; the service's roles have no access. */
export const platformAudit: ServiceMigration = {
  version: 10,
  name: 'platform-audit',
  oldest_compatible_code: 1,
  statements: [
    `create table identity.platform_audit_log (
       id uuid primary key,
       action text not null check (action in ('platform_role.granted', 'platform_role.revoked')),
       user_id uuid not null references identity.users,
       role text not null,
       operator text not null,
       at timestamptz(3) not null default now())`,
    `alter table identity.platform_audit_log enable row level security`,
    `alter table identity.platform_audit_log force row level security`,
    `create policy owner on identity.platform_audit_log to identity_owner using (true) with check (true)`,
  ],
};
