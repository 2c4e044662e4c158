import type { ServiceMigration } from '@insights/db';

export const grace: ServiceMigration = {
  version: 16,
  name: 'grace',
  oldest_compatible_code: 1,
  statements: [
    // Set when a rotation brings expires_at forward, so that a key made from this one lives as long as this one would have.
    `alter table identity.api_keys add column lifetime_seconds double precision`,
  ],
};
