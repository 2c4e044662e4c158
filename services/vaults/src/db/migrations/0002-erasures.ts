import { type ServiceMigration, tombstoneTable } from '@insights/db';

export const erasures: ServiceMigration = {
  version: 2,
  name: 'erasures',
  oldest_compatible_code: 1,
  statements: [
    // Tombstones: a transcript that is being fetched when its conversation is erased is not stored.
    ...tombstoneTable('vaults'),
  ],
};
