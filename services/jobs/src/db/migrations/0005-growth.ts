import { type ServiceMigration, resolverByKey, vacuumedOften, withoutOutboxBell } from '@insights/db';

export const growth: ServiceMigration = {
  version: 5,
  name: 'growth',
  oldest_compatible_code: 1,
  statements: [
    ...withoutOutboxBell('jobs'),
    resolverByKey('jobs', 'job', 'jobs'),
    ...['outbox', 'inbox', 'idempotency_keys', 'jobs'].map((table) => vacuumedOften('jobs', table)),
  ],
};
