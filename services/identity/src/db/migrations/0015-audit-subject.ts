import type { ServiceMigration } from '@insights/db';

/** The entries about one thing, for the export of what is stored about a person. */
export const auditSubject: ServiceMigration = {
  version: 15,
  name: 'audit-subject',
  oldest_compatible_code: 1,
  statements: [`create index audit_log_subject on identity.audit_log (workspace_id, subject, at desc, id desc)`],
};
