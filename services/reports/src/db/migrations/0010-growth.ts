import { type ServiceMigration, vacuumedOften, withoutOutboxBell } from '@insights/db';

export const growth: ServiceMigration = {
  version: 10,
  name: 'growth',
  oldest_compatible_code: 1,
  statements: [
    ...withoutOutboxBell('reports'),
    ...['outbox', 'inbox', 'idempotency_keys'].map((table) => vacuumedOften('reports', table)),
  ],
};
