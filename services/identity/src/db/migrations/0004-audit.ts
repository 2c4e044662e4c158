import type { ServiceMigration } from '@insights/db';
import { lookup } from './0001-lookups.ts';

/** Lets the worker role delete expired entries without being able to read the log. */
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

/** Adds the origin of an entry, the accountable person, and all kinds of actors. */
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
    // Visits of a support user are recorded once an hour, however many replicas handle the requests.
    `create unique index audit_log_support_hour on identity.audit_log (workspace_id, actor_id, date_trunc('hour', at at time zone 'UTC'))
       where action = 'support.entered'`,
    ...forgetAudit,
  ],
};
