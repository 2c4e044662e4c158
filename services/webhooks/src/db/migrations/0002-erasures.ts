import { type ServiceMigration, tombstoneTable } from '@insights/db';

export const erasures: ServiceMigration = {
  version: 2,
  name: 'erasures',
  oldest_compatible_code: 1,
  statements: [
    // Tombstones: an event in progress when its conversation is erased is stored without personal data.
    ...tombstoneTable('webhooks'),
  ],
};
