import type { ServiceMigration } from '@insights/db';
import { lookup } from './0001-lookups.ts';

/** The worker role deletes what is past its time without being able to read the log. */
const forgetAudit = lookup(
  'worker',
  'forget_audit(days int, most int)',
  'int',
  'volatile',
  `declare
     gone int;
   begin
     delete from identity.audit_log
      where ctid = any (array(
        select a.ctid from identity.audit_log a where a.at < now() - make_interval(days => days) limit most));
     get diagnostics gone = row_count;
     return gone;
   end`,
);

/** Where an act came from, who answers for it, and acts of every kind of actor. */
export const audit: ServiceMigration = {
  version: 4,
  name: 'audit',
  oldest_compatible_code: 1,
  statements: [
    `alter table identity.audit_log drop constraint audit_log_actor_kind_check`,
    `alter table identity.audit_log add constraint audit_log_actor_kind_check
       check (actor_kind in ('user', 'key', 'service', 'participant'))`,
    `alter table identity.audit_log add column actor_user_id uuid, add column client_address text, add column request_id text`,
    `create index audit_log_oldest on identity.audit_log (at)`,
    // A person of the support team who looks around is written down once an hour, however many replicas see the requests.
    `create unique index audit_log_support_hour on identity.audit_log (workspace_id, actor_id, date_trunc('hour', at at time zone 'UTC'))
       where action = 'support.entered'`,
    ...forgetAudit,
  ],
};
