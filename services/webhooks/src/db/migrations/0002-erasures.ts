import { type ServiceMigration, tombstoneTable } from '@insights/db';

export const erasures: ServiceMigration = {
  version: 2,
  name: 'erasures',
  oldest_compatible_code: 1,
  statements: [
    // Tombstones: an event that was under way when its conversation was erased names nobody any more.
    ...tombstoneTable('webhooks'),
  ],
};
