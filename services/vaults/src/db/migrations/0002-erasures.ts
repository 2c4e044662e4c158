import { type ServiceMigration, tombstoneTable } from '@insights/db';

export const erasures: ServiceMigration = {
  version: 2,
  name: 'erasures',
  oldest_compatible_code: 1,
  statements: [
    // Tombstones: a transcript that was under way when its conversation was erased is not stored any more.
    ...tombstoneTable('vaults'),
  ],
};
