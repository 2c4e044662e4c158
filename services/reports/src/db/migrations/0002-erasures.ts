import { type ServiceMigration, tombstoneTable } from '@insights/db';

export const erasures: ServiceMigration = {
  version: 2,
  name: 'erasures',
  oldest_compatible_code: 1,
  statements: [
    // Tombstones: a report that was being generated when a conversation was erased is generated again without it.
    ...tombstoneTable('reports'),
    `alter table reports.report_versions add column redacted_at timestamptz(3)`,
  ],
};
